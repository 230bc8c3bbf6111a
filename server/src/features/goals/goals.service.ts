import { type api, GOAL_LIMITS, type Goal, type ParsedInput } from '@pathkeeper/contract';
import type { Context, Moment } from '../../platform/context.ts';
import type { Database } from '../../platform/database/index.ts';
import { refuseStaleEdit } from '../../platform/database/optimistic-concurrency.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { growth } from '../entries/index.ts';
import { lineOf } from '../growth/index.ts';
import { type Attempt, type Kind, once } from '../idempotency/index.ts';
import { asOwner, levelFromProgress, requireLevel } from '../progression/index.ts';
import * as noteRows from './goal-notes.repository.ts';
import { presentGoal, type TiedEntries } from './goals.present.ts';
import * as goalRows from './goals.repository.ts';
import { completion, given } from './goals.rules.ts';
import * as milestoneRows from './milestones.repository.ts';

export type Body<Call extends keyof typeof api.goals> = ParsedInput<
  (typeof api.goals)[Call]
>['body'];

/** A person's goals with their milestones and notes, open ones first, newest first: four queries in all. */
export async function listGoals({ db }: Context, ownerId: number): Promise<Goal[]> {
  return withParts(db, ownerId, await goalRows.listGoals(db, ownerId));
}

/** Goals with their milestones and notes, in the order given: three queries in all. */
export async function withParts(
  db: Database,
  ownerId: number,
  goals: goalRows.GoalRow[],
): Promise<Goal[]> {
  const ids = goals.map(({ id }) => id);
  const [milestones, notes] = await Promise.all([
    milestoneRows.listMilestones(db, ownerId, ids),
    noteRows.listNotes(db, ownerId, ids),
  ]);
  const tiedEntries = await tiedEntriesOf(db, ownerId, notes);
  const milestonesOf = byGoal(milestones);
  const notesOf = byGoal(notes);
  return goals.map((goal) =>
    presentGoal(goal, milestonesOf.get(goal.id) ?? [], notesOf.get(goal.id) ?? [], tiedEntries),
  );
}

function byGoal<T extends { goalId: number }>(rows: readonly T[]): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(row.goalId);
    if (group) group.push(row);
    else groups.set(row.goalId, [row]);
  }
  return groups;
}

async function tiedEntriesOf(
  db: Database,
  ownerId: number,
  notes: noteRows.NoteRow[],
): Promise<TiedEntries> {
  const ids = new Set(notes.flatMap(({ entryId }) => entryId ?? []));
  const rows = await growth.openingsOf(db, ownerId, [...ids]);
  return new Map(
    rows.map(({ entryId, date, opening }) => [entryId, { localDate: date, line: lineOf(opening) }]),
  );
}

async function findGoal(db: Database, ownerId: number, id: number): Promise<Goal | undefined> {
  const [goal] = await withParts(db, ownerId, await goalRows.listGoals(db, ownerId, [id]));
  return goal;
}

async function getGoal(db: Database, ownerId: number, id: number): Promise<Goal> {
  const goal = await findGoal(db, ownerId, id);
  if (!goal) throw notFound('That goal');
  return goal;
}

/** The refusal of one more than a limit allows. */
export const full = (max: number, sentence: string) =>
  new AppError('limit_reached', sentence, { max });

const GOAL: Kind = { name: 'goal', noun: 'goal', sequence: 'goals_id_seq', shownAs: 'goal' };

/**
 * Sets a goal with its first milestones. With a key, a retry gets the goal that the first try made.
 * @throws AppError level_required below its level, limit_reached when there are as many as fit,
 * already_saved for another goal under the same key, or when the first one is deleted
 */
export async function createGoal(
  context: Context,
  ownerId: number,
  body: Body<'create'>,
  { now, key }: Attempt,
): Promise<Goal> {
  const { milestones, ...goal } = body;
  const { thing } = await asOwner(context, ownerId, (tx, progress) =>
    once(
      tx,
      ownerId,
      { kind: GOAL, key, request: body, now },
      {
        find: (id) => findGoal(tx, ownerId, id),
        make: async (id) => {
          requireLevel(levelFromProgress(context, progress), 'goals');
          if ((await goalRows.countGoals(tx, ownerId)) >= GOAL_LIMITS.goals) {
            throw full(GOAL_LIMITS.goals, `${GOAL_LIMITS.goals} goals is as many as fit.`);
          }
          const goalId = await goalRows.insertGoal(tx, ownerId, { ...goal, createdAt: now }, id);
          await milestoneRows.insertMilestones(tx, ownerId, goalId, milestones, 0);
          return { thing: await getGoal(tx, ownerId, goalId) };
        },
      },
    ),
  );
  return thing;
}

/** Changes a goal or what belongs to it, and answers what it has become. @throws AppError not_found */
export function changeGoal(
  context: Context,
  ownerId: number,
  id: number,
  change: (tx: Database, goal: goalRows.GoalRow) => Promise<unknown>,
): Promise<Goal> {
  return asOwner(context, ownerId, async (tx) => {
    const goal = await goalRows.findGoal(tx, ownerId, id);
    if (!goal) throw notFound('That goal');
    await change(tx, goal);
    return getGoal(tx, ownerId, id);
  });
}

/**
 * Changes a goal's words or date, finishes it or opens it again.
 * @throws AppError not_found; edit_conflict when it is not as `expected` any more
 */
export function updateGoal(
  context: Context,
  ownerId: number,
  id: number,
  { isCompleted, expected, ...change }: Body<'update'>,
  { now }: Moment,
): Promise<Goal> {
  return changeGoal(context, ownerId, id, (tx, goal) => {
    refuseStaleEdit('goal', { current: goal, expected, change });
    return goalRows.updateGoal(tx, ownerId, id, {
      ...given(change),
      ...completion(goal, isCompleted, now),
    });
  });
}

/** Deletes a goal with its milestones and notes; the entries stay. @throws AppError not_found */
export async function removeGoal(context: Context, ownerId: number, id: number): Promise<void> {
  await asOwner(context, ownerId, async (tx) => {
    if (!(await goalRows.deleteGoal(tx, ownerId, id))) throw notFound('That goal');
  });
}
