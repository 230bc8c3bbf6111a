import { type CallInput, type Goal, goalProgress } from '@pathkeeper/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { api } from '../../lib/api/endpoints.ts';
import { keys } from '../../lib/queries/query-keys.ts';
import { useMutation } from '../../lib/queries/use-mutation.ts';

/** Always asked for afresh: a page that is tied to a goal may have been rewritten meanwhile. */
export const allGoals = () =>
  queryOptions({
    queryKey: keys.goals,
    queryFn: ({ signal }) => call(api.goals.list, {}, { signal }),
    staleTime: 0,
  });

type Calls = typeof api.goals;

interface Ahead<V> {
  /** Shows a change before the server has answered. */
  show: (goals: Goal[], variables: V) => Goal[];
  /** Takes it back when the server refuses, and leaves alone what was changed since. */
  takeBack: (goals: Goal[], variables: V) => Goal[];
}

/**
 * A change of the goals, one sent after the other. Once nothing is under way any more, the list is what
 * the server says.
 */
function useGoalChange<V, R>(
  errorTitle: string,
  send: (variables: V) => Promise<R>,
  ahead?: Ahead<V>,
) {
  const client = useQueryClient();
  const { queryKey } = allGoals();
  return useMutation({
    meta: {
      changes: ['goals'],
      changesOnFailure: ['goals'],
      waitsForChanges: true,
      errorTitle,
      errorText: 'Please try again later.',
    },
    mutationKey: keys.goals,
    scope: { id: 'goals' },
    mutationFn: send,
    onMutate: async (variables: V) => {
      if (!ahead) return;
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (goals) => goals && ahead.show(goals, variables));
    },
    onError: (_error, variables) => {
      if (!ahead) return;
      client.setQueryData(queryKey, (goals) => goals && ahead.takeBack(goals, variables));
    },
  });
}

/** What makes a second try safe: the same for every try, another for another thing. */
interface Keyed {
  key: string;
}

export const useCreateGoal = () =>
  useGoalChange('Goal Not Saved', ({ key, ...body }: Keyed & CallInput<Calls['create']>['body']) =>
    call(api.goals.create, { body }, { key }),
  );

export const useUpdateGoal = () =>
  useGoalChange(
    'Goal Not Saved',
    ({ id, ...body }: { id: number } & CallInput<Calls['update']>['body']) =>
      call(api.goals.update, { params: { id }, body }),
  );

export const useRemoveGoal = () =>
  useGoalChange('Goal Not Deleted', (id: number) => call(api.goals.remove, { params: { id } }));

export const useAddMilestone = () =>
  useGoalChange(
    'Milestone Not Saved',
    ({ id, key, ...body }: { id: number } & Keyed & CallInput<Calls['addMilestone']>['body']) =>
      call(api.goals.addMilestone, { params: { id }, body }, { key }),
  );

interface MilestonePlace {
  id: number;
  milestoneId: number;
}

export const useUpdateMilestone = () =>
  useGoalChange(
    'Milestone Not Saved',
    ({ id, milestoneId, ...body }: MilestonePlace & CallInput<Calls['updateMilestone']>['body']) =>
      call(api.goals.updateMilestone, { params: { id, milestoneId }, body }),
  );

interface Tick extends MilestonePlace {
  isCompleted: boolean;
}

/** Ticks a milestone or takes the tick off; it shows at once. */
export const useTickMilestone = () =>
  useGoalChange(
    'Milestone Not Saved',
    ({ id, milestoneId, isCompleted }: Tick) =>
      call(api.goals.updateMilestone, { params: { id, milestoneId }, body: { isCompleted } }),
    {
      show: ticked,
      takeBack: (goals, tick) => ticked(goals, { ...tick, isCompleted: !tick.isCompleted }),
    },
  );

function ticked(goals: Goal[], { id, milestoneId, isCompleted }: Tick): Goal[] {
  const completedAt = isCompleted ? new Date().toISOString() : null;
  return goals.map((goal) => {
    if (goal.id !== id) return goal;
    const milestones = goal.milestones.map((milestone) =>
      milestone.id === milestoneId ? { ...milestone, isCompleted, completedAt } : milestone,
    );
    return { ...goal, milestones, progress: goalProgress({ ...goal, milestones }) };
  });
}

export const useRemoveMilestone = () =>
  useGoalChange('Milestone Not Deleted', (params: MilestonePlace) =>
    call(api.goals.removeMilestone, { params }),
  );

export const useAddNote = () =>
  useGoalChange(
    'Note Not Saved',
    ({ id, key, ...body }: { id: number } & Keyed & CallInput<Calls['addNote']>['body']) =>
      call(api.goals.addNote, { params: { id }, body }, { key }),
  );

/** Ties an entry to a step; whoever asks says what failed. */
export const useTieEntry = () =>
  useMutation({
    meta: { changes: ['goals'] },
    mutationFn: ({
      goalId,
      key,
      ...body
    }: Keyed & { goalId: number; milestoneId: number | null; entryId: number }) =>
      call(api.goals.addNote, { params: { id: goalId }, body }, { key }),
  });

export const useRemoveNote = () =>
  useGoalChange('Note Not Deleted', (params: { id: number; noteId: number }) =>
    call(api.goals.removeNote, { params }),
  );
