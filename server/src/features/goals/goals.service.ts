import { type api, GOAL_LIMITS, type Goal, isBlank, type ParsedInput } from '@pathkeeper/contract';
import type { Context, Moment } from '../../platform/context.ts';
import type { Database } from '../../platform/database.ts';
import { holds, staleEdit } from '../../platform/edits.ts';
import { AppError, isForeignKeyViolation, notFound } from '../../platform/errors.ts';
import { growth as entries } from '../entries/index.ts';
import { lineOf } from '../growth/index.ts';
import { requireLevel, standingOf } from '../progression/index.ts';
import { claim, deletedSince, type Making, refuseOther } from '../saves/index.ts';
import * as noteRows from './goal-notes.repository.ts';
import { type Pages, presentGoal } from './goals.present.ts';
import * as goalRows from './goals.repository.ts';
import { completion, moved } from './goals.rules.ts';
import * as milestoneRows from './milestones.repository.ts';

type Body<Call extends keyof typeof api.goals> = ParsedInput<(typeof api.goals)[Call]>['body'];

/** Somebody's goals, open ones first, newest first: four queries, however many there are. */
export async function listGoals({ db }: Context, ownerId: number): Promise<Goal[]> {
  return withParts(db, ownerId, await goalRows.listGoals(db, ownerId));
}

async function withParts(
  db: Database,
  ownerId: number,
  goals: goalRows.GoalRow[],
): Promise<Goal[]> {
  const ids = goals.map(({ id }) => id);
  const [milestones, notes] = await Promise.all([
    milestoneRows.listMilestones(db, ownerId, ids),
    noteRows.listNotes(db, ownerId, ids),
  ]);
  const pages = await pagesOf(db, ownerId, notes);
  const milestonesOf = byGoal(milestones);
  const notesOf = byGoal(notes);
  return goals.map((goal) =>
    presentGoal(goal, milestonesOf.get(goal.id) ?? [], notesOf.get(goal.id) ?? [], pages),
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

async function pagesOf(db: Database, ownerId: number, notes: noteRows.NoteRow[]): Promise<Pages> {
  const ids = new Set(notes.flatMap(({ entryId }) => entryId ?? []));
  const pages = await entries.openingsOf(db, ownerId, [...ids]);
  return new Map(
    pages.map(({ entryId, date, opening }) => [
      entryId,
      { localDate: date, line: lineOf(opening) },
    ]),
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

const full = (max: number, sentence: string) => new AppError('limit_reached', sentence, { max });

/**
 * Sets a goal with its first milestones. A retry with the same key answers the goal that is there.
 * @throws AppError level_required below its level, limit_reached when there are as many as fit,
 * already_saved for other words under the same key, or when what it made is deleted
 */
export async function createGoal(
  context: Context,
  ownerId: number,
  body: Body<'create'>,
  { now, key }: Making,
): Promise<Goal> {
  const { milestones, ...goal } = body;
  requireLevel(await standingOf(context, ownerId), 'goals');
  return context.db.transaction(async (tx) => {
    const { id, before } = await claim(tx, ownerId, { key, what: 'goal', request: body, now });
    if (before) {
      const made = await findGoal(tx, ownerId, before.id);
      if (!made) throw deletedSince('goal');
      refuseOther(before, 'goal', { goal: made });
      return made;
    }
    await goalRows.lockGoals(tx, ownerId);
    if ((await goalRows.countGoals(tx, ownerId)) >= GOAL_LIMITS.goals) {
      throw full(GOAL_LIMITS.goals, `${GOAL_LIMITS.goals} goals is as many as fit.`);
    }
    const goalId = await goalRows.insertGoal(tx, ownerId, { ...goal, createdAt: now }, id);
    await milestoneRows.insertMilestones(tx, ownerId, goalId, milestones, 0);
    return getGoal(tx, ownerId, goalId);
  });
}

/** Changes a goal while it is locked, and answers what it has become. */
function changing(
  { db }: Context,
  ownerId: number,
  id: number,
  change: (tx: Database, goal: goalRows.GoalRow) => Promise<void>,
): Promise<Goal> {
  return db.transaction(async (tx) => {
    const goal = await goalRows.lockGoal(tx, ownerId, id);
    if (!goal) throw notFound('That goal');
    await change(tx, goal);
    return getGoal(tx, ownerId, id);
  });
}

/**
 * Changes a goal's words or date, finishes it or opens it again.
 * @throws AppError edit_conflict when it is not as `expected` any more
 */
export function updateGoal(
  context: Context,
  ownerId: number,
  id: number,
  { isCompleted, expected, ...words }: Body<'update'>,
  { now }: Moment,
): Promise<Goal> {
  return changing(context, ownerId, id, (tx, goal) => {
    refuseStale(goal, expected, given(words), 'goal');
    return goalRows.updateGoal(tx, ownerId, id, {
      ...given(words),
      ...completion(goal, isCompleted, now),
    });
  });
}

/** Refuses an edit that began from other words, unless it asks for just what is there: a retry. */
function refuseStale(
  current: object,
  expected: object | undefined,
  change: object,
  what: 'goal' | 'milestone',
): void {
  if (!expected || holds(current, expected) || holds(current, change)) return;
  throw staleEdit(what);
}

/** Deletes a goal with its milestones and notes; the entries stay. */
export async function removeGoal({ db }: Context, ownerId: number, id: number): Promise<void> {
  if (!(await goalRows.deleteGoal(db, ownerId, id))) throw notFound('That goal');
}

/**
 * Adds a milestone at the end, once for each key.
 * @throws AppError limit_reached when the goal holds as many as fit, already_saved for other words
 * under the same key
 */
export function addMilestone(
  context: Context,
  ownerId: number,
  goalId: number,
  milestone: Body<'addMilestone'>,
  { now, key }: Making,
): Promise<Goal> {
  return changing(context, ownerId, goalId, async (tx) => {
    const request = { goalId, ...milestone };
    const { id, before } = await claim(tx, ownerId, { key, what: 'milestone', request, now });
    if (before) return refuseOther(before, 'milestone');
    const last = (await milestoneRows.listMilestones(tx, ownerId, [goalId])).length;
    if (last >= GOAL_LIMITS.milestones) {
      throw full(
        GOAL_LIMITS.milestones,
        `A goal can have at most ${GOAL_LIMITS.milestones} milestones.`,
      );
    }
    await milestoneRows.insertMilestones(tx, ownerId, goalId, [{ ...milestone, id }], last);
  });
}

/**
 * Changes a milestone, completes it or opens it again, or moves it within its goal.
 * @throws AppError edit_conflict when it is not as `expected` any more
 */
export function updateMilestone(
  context: Context,
  ownerId: number,
  { id: goalId, milestoneId }: { id: number; milestoneId: number },
  { isCompleted, sortOrder, expected, ...words }: Body<'updateMilestone'>,
  { now }: Moment,
): Promise<Goal> {
  return changing(context, ownerId, goalId, async (tx) => {
    const { milestone, order } = await findMilestone(tx, ownerId, goalId, milestoneId);
    refuseStale(milestone, expected, given(words), 'milestone');
    await milestoneRows.updateMilestone(tx, ownerId, milestoneId, {
      ...given(words),
      ...completion(milestone, isCompleted, now),
    });
    if (sortOrder === undefined) return;
    await milestoneRows.orderMilestones(tx, ownerId, moved(order, milestoneId, sortOrder));
  });
}

/** Deletes a milestone; the others close up, and notes on it stay with the goal. */
export function removeMilestone(
  context: Context,
  ownerId: number,
  { id: goalId, milestoneId }: { id: number; milestoneId: number },
): Promise<Goal> {
  return changing(context, ownerId, goalId, async (tx) => {
    const { order } = await findMilestone(tx, ownerId, goalId, milestoneId);
    await milestoneRows.deleteMilestone(tx, ownerId, milestoneId);
    const left = order.filter((each) => each !== milestoneId);
    if (left.length > 0) await milestoneRows.orderMilestones(tx, ownerId, left);
  });
}

/** A milestone of this goal and the order it stands in; one of another goal is absent. */
async function findMilestone(tx: Database, ownerId: number, goalId: number, id: number) {
  const milestones = await milestoneRows.listMilestones(tx, ownerId, [goalId]);
  const milestone = milestones.find((each) => each.id === id);
  if (!milestone) throw notFound('That milestone');
  return { milestone, order: milestones.map((each) => each.id) };
}

/**
 * Notes progress, tied to an entry or a milestone if wanted, once for each key.
 * @throws AppError not_found for an entry that is not theirs or another goal's milestone,
 * limit_reached when the goal holds as many notes as fit, already_saved for another note under the
 * same key
 */
export async function addNote(
  context: Context,
  ownerId: number,
  goalId: number,
  note: Body<'addNote'>,
  { now, key }: Making,
): Promise<Goal> {
  try {
    return await changing(context, ownerId, goalId, async (tx) => {
      const request = { goalId, ...note };
      const { id, before } = await claim(tx, ownerId, { key, what: 'note', request, now });
      if (before) return refuseOther(before, 'note');
      if (note.milestoneId !== null) await findMilestone(tx, ownerId, goalId, note.milestoneId);
      if ((await noteRows.countNotes(tx, ownerId, goalId)) >= GOAL_LIMITS.notes) {
        throw full(GOAL_LIMITS.notes, `A goal can hold at most ${GOAL_LIMITS.notes} notes.`);
      }
      const progressNote = isBlank(note.progressNote) ? '' : note.progressNote;
      const row = { ...note, progressNote, createdAt: now };
      await noteRows.insertNote(tx, ownerId, goalId, row, id);
    });
  } catch (error) {
    // The database refuses another person's entry by its key, so no query need ask first.
    throw isForeignKeyViolation(error) ? notFound('That entry') : error;
  }
}

/** Deletes a note; its entry stays. */
export function removeNote(
  context: Context,
  ownerId: number,
  { id: goalId, noteId }: { id: number; noteId: number },
): Promise<Goal> {
  return changing(context, ownerId, goalId, async (tx) => {
    if (!(await noteRows.deleteNote(tx, ownerId, goalId, noteId))) throw notFound('That note');
  });
}

/** A change without what was not given; null is given and empties. */
function given<T extends object>(change: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(change).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
