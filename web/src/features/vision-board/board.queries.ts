import type { PillarId, VisionBoard, VisionGoal } from '@pathkeeper/contract';
import { goalProgress } from '@pathkeeper/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { isPassing } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/endpoints.ts';
import { lateApi } from '../../lib/api/late-endpoints.ts';
import { keys } from '../../lib/queries/query-keys.ts';
import { useMutation } from '../../lib/queries/use-mutation.ts';

/** The goals of the vision. Another device may have changed them: always asked for afresh. */
export const visionGoals = () =>
  queryOptions({
    queryKey: [...keys.vision, 'goals'],
    queryFn: ({ signal }) => call(lateApi.vision.goals, {}, { signal }),
    staleTime: 0,
  });

/** For each goal the last entries that speak of it. */
export const goalEntries = () =>
  queryOptions({
    queryKey: [...keys.vision, 'entries'],
    queryFn: ({ signal }) => call(lateApi.vision.goalEntries, {}, { signal }),
  });

/** Where pillars and cards lie. */
export const board = () =>
  queryOptions({
    queryKey: [...keys.vision, 'board'],
    queryFn: ({ signal }) => call(lateApi.vision.board, {}, { signal }),
    staleTime: 0,
  });

/** What was answered in the tools, newest first: the latest twenty. */
export const responses = () =>
  queryOptions({
    queryKey: [...keys.vision, 'responses'],
    queryFn: ({ signal }) => call(lateApi.vision.responses, { query: { limit: 20 } }, { signal }),
  });

/** Something that was moved on a board. */
export interface Move {
  board: 'pillars' | 'cards';
  key: string;
  x: number;
  y: number;
}

const laidOut = (at: VisionBoard, moves: readonly Move[]): VisionBoard => {
  const layout = { pillars: { ...at.layout.pillars }, cards: { ...at.layout.cards } };
  for (const { board: which, key, x, y } of moves) layout[which][key] = { x, y };
  return { ...at, layout };
};

/** Moves under way, over all places that move something: an answer to one must not undo the next. */
const underWay = new Set<readonly Move[]>();

/**
 * Moves things on a board: shown at once, sent key by key so that two devices lose none, and tried
 * again while the network is away (D67).
 */
export function useMoves() {
  const client = useQueryClient();
  const { queryKey } = board();
  const { mutate } = useMutation({
    meta: {
      changes: 'nothing',
      changesOnFailure: ['vision'],
      errorTitle: 'Not Moved',
      errorText: 'It lies where it lay.',
    },
    scope: { id: 'vision-board' },
    retry: (failures, error) => failures < 3 && isPassing(error),
    retryDelay: (failures) => 400 * 3 ** failures,
    mutationFn: (moves: readonly Move[]) =>
      call(lateApi.vision.moveOnBoard, { body: { moves: [...moves] } }),
    onSuccess: (answer, moves) => {
      underWay.delete(moves);
      client.setQueryData(queryKey, laidOut(answer, [...underWay].flat()));
    },
    onError: (_error, moves) => {
      underWay.delete(moves);
    },
  });
  return {
    move(moves: readonly Move[]) {
      if (moves.length === 0) return;
      underWay.add(moves);
      // What was on its way does not know of these moves, and must not take them back.
      void client.cancelQueries({ queryKey }, { revert: false });
      client.setQueryData(queryKey, (at) => at && laidOut(at, moves));
      mutate(moves);
    },
    /** Where something lies by now, also between two presses of a key; undefined where it was never moved. */
    placeNow: ({ board: which, key }: Pick<Move, 'board' | 'key'>) =>
      client.getQueryData(queryKey)?.layout[which][key],
  };
}

/** Lays everything on one drawing out as at first. */
export function useReset() {
  const client = useQueryClient();
  const { queryKey } = board();
  return useMutation({
    meta: {
      changes: 'nothing',
      changesOnFailure: ['vision'],
      errorTitle: 'Not Laid Out Anew',
      errorText: 'Everything lies where it lay.',
    },
    scope: { id: 'vision-board' },
    mutationFn: (drawing: Move['board']) =>
      call(lateApi.vision.resetBoard, { query: { board: drawing } }),
    onMutate: () => client.cancelQueries({ queryKey }, { revert: false }),
    onSuccess: (answer) => client.setQueryData(queryKey, laidOut(answer, [...underWay].flat())),
  });
}

interface Tick {
  id: number;
  milestoneId: number;
  isCompleted: boolean;
}

const ticked = (goals: VisionGoal[], { id, milestoneId, isCompleted }: Tick): VisionGoal[] =>
  goals.map((goal) => {
    if (goal.id !== id) return goal;
    const completedAt = isCompleted ? new Date().toISOString() : null;
    const milestones = goal.milestones.map((step) =>
      step.id === milestoneId ? { ...step, isCompleted, completedAt } : step,
    );
    return { ...goal, milestones, progress: goalProgress({ ...goal, milestones }) };
  });

/** Marks a step as done or opens it again; it shows at once. */
export function useTickStep() {
  const client = useQueryClient();
  const { queryKey } = visionGoals();
  const show = (tick: Tick) =>
    client.setQueryData(queryKey, (goals) => goals && ticked(goals, tick));
  return useMutation({
    meta: {
      changes: ['goals'],
      changesOnFailure: ['goals'],
      errorTitle: 'Step Not Saved',
      errorText: 'Please try again later.',
    },
    mutationKey: queryKey,
    scope: { id: 'goals' },
    mutationFn: ({ id, milestoneId, isCompleted }: Tick) =>
      call(api.goals.updateMilestone, { params: { id, milestoneId }, body: { isCompleted } }),
    onMutate: async (tick) => {
      await client.cancelQueries({ queryKey });
      show(tick);
    },
    onError: (_error, tick) => show({ ...tick, isCompleted: !tick.isCompleted }),
  });
}

const saving = {
  changes: ['goals'],
  changesOnFailure: ['goals'],
  waitsForChanges: true,
  errorText: 'Please try again later.',
} as const;

/** The words of a goal as its form holds them; empty where there are none. */
export interface GoalWords {
  title: string;
  phrase: string;
  obstacle: string;
  whenThen: string;
}

const orNull = (words: string) => words.trim() || null;

const sent = ({ title, phrase, obstacle, whenThen }: GoalWords) => ({
  title,
  phrase: orNull(phrase),
  obstacle: orNull(obstacle),
  whenThen: orNull(whenThen),
});

interface NewGoal extends GoalWords {
  key: string;
  pillar: PillarId | null;
  category: string | null;
  steps: string[];
}

/** Makes a goal by hand, in a pillar or a category of one's own. */
export const useCreateGoal = () =>
  useMutation({
    meta: { ...saving, errorTitle: 'Goal Not Saved' },
    mutationFn: ({ key, pillar, category, steps, ...words }: NewGoal) =>
      call(
        lateApi.vision.createGoal,
        {
          body: { pillar, category, ...sent(words), milestones: steps.map((title) => ({ title })) },
        },
        { key },
      ),
  });

/** What a goal looks like on the boards. */
export const useChangeLook = () =>
  useMutation({
    meta: { ...saving, errorTitle: 'Look Not Saved' },
    mutationFn: ({ id, ...look }: { id: number; color: string; icon: string }) =>
      call(lateApi.vision.updateGoal, { params: { id }, body: look }),
  });

interface GoalEdit {
  id: number;
  words: GoalWords;
  /** What the edit began from. */
  from: GoalWords;
}

/** Changes the words of a goal; refused when they have changed elsewhere meanwhile. */
export const useEditGoal = () =>
  useMutation({
    meta: { ...saving, errorTitle: 'Goal Not Saved' },
    mutationFn: ({ id, words, from }: GoalEdit) =>
      call(lateApi.vision.updateGoal, {
        params: { id },
        body: { ...sent(words), expected: sent(from) },
      }),
  });

interface Choice {
  /** Of the answers that something was made of. */
  id: number;
  pillar: PillarId;
}

/** Puts the goal that was made anew into its pillar; the earlier one becomes an ordinary goal. */
export const useTakeOver = () =>
  useMutation({
    meta: { ...saving, errorTitle: 'Not Taken Over' },
    mutationFn: ({ id, pillar }: Choice) =>
      call(lateApi.vision.takeOver, { params: { id }, body: { pillars: [pillar] } }),
  });

/** Keeps what stands in these pillars of an answer's; what was made for them waits no more. */
export const useKeepStanding = () =>
  useMutation({
    meta: { ...saving, changes: ['vision'], errorTitle: 'Not Kept' },
    mutationFn: ({ id, pillars }: { id: number; pillars: PillarId[] }) =>
      call(lateApi.vision.keepStanding, { params: { id }, body: { pillars } }),
  });

/** Brings the earlier goal back into its pillar. */
export const useUndoTakeOver = () =>
  useMutation({
    meta: { ...saving, errorTitle: 'Not Brought Back' },
    mutationFn: ({ id, pillar }: Choice) =>
      call(lateApi.vision.undoTakeOver, { params: { id }, query: { pillar } }),
  });
