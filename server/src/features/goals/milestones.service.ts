import { GOAL_LIMITS, type Goal, VISION_LIMITS } from '@pathkeeper/contract';
import type { Context, Moment } from '../../platform/context.ts';
import type { Database } from '../../platform/database/index.ts';
import { refuseStaleEdit } from '../../platform/database/optimistic-concurrency.ts';
import { notFound } from '../../platform/errors.ts';
import { type Attempt, type Kind, once } from '../idempotency/index.ts';
import { type GoalRow, isOfVision } from './goals.repository.ts';
import { completion, given, moved } from './goals.rules.ts';
import { type Body, changeGoal, full } from './goals.service.ts';
import * as milestoneRows from './milestones.repository.ts';

const MILESTONE: Kind = {
  name: 'milestone',
  noun: 'milestone',
  sequence: 'goal_milestones_id_seq',
};

/**
 * Adds a milestone at the end, once for each key. A retry gets the goal, whether or not the milestone
 * is still in it.
 * @throws AppError not_found; limit_reached when the goal holds as many as fit; already_saved for
 * another milestone under the same key
 */
export function addMilestone(
  context: Context,
  ownerId: number,
  goalId: number,
  milestone: Body<'addMilestone'>,
  { now, key }: Attempt,
): Promise<Goal> {
  const request = { goalId, ...milestone };
  return changeGoal(context, ownerId, goalId, (tx, goal) =>
    once(
      tx,
      ownerId,
      { kind: MILESTONE, key, request, now },
      {
        find: async () => goal,
        make: async (id) => {
          const last = (await milestoneRows.listMilestones(tx, ownerId, [goalId])).length;
          refuseBeyond(goal, last);
          await milestoneRows.insertMilestones(tx, ownerId, goalId, [{ ...milestone, id }], last);
          return { thing: goal };
        },
      },
    ),
  );
}

/** What a goal holds; one of the vision has to be drawn (D66). */
function refuseBeyond(goal: GoalRow, count: number): void {
  if (isOfVision(goal)) {
    const { steps } = VISION_LIMITS;
    if (count >= steps) throw full(steps, `A pillar can hold at most ${steps} steps.`);
  }
  const { milestones } = GOAL_LIMITS;
  if (count >= milestones) {
    throw full(milestones, `A goal can have at most ${milestones} milestones.`);
  }
}

/**
 * Changes a milestone, completes it or opens it again, or moves it within its goal.
 * @throws AppError not_found; edit_conflict when it is not as `expected` any more
 */
export function updateMilestone(
  context: Context,
  ownerId: number,
  { id: goalId, milestoneId }: { id: number; milestoneId: number },
  { isCompleted, sortOrder, expected, ...change }: Body<'updateMilestone'>,
  { now }: Moment,
): Promise<Goal> {
  return changeGoal(context, ownerId, goalId, async (tx) => {
    const { milestone, order } = await findMilestone(tx, ownerId, goalId, milestoneId);
    refuseStaleEdit('milestone', { current: milestone, expected, change });
    await milestoneRows.updateMilestone(tx, ownerId, milestoneId, {
      ...given(change),
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
  return changeGoal(context, ownerId, goalId, async (tx) => {
    const { order } = await findMilestone(tx, ownerId, goalId, milestoneId);
    await milestoneRows.deleteMilestone(tx, ownerId, milestoneId);
    const left = order.filter((each) => each !== milestoneId);
    if (left.length > 0) await milestoneRows.orderMilestones(tx, ownerId, left);
  });
}

/** A milestone of this goal and the order it stands in; one of another goal is absent. */
export async function findMilestone(tx: Database, ownerId: number, goalId: number, id: number) {
  const milestones = await milestoneRows.listMilestones(tx, ownerId, [goalId]);
  const milestone = milestones.find((each) => each.id === id);
  if (!milestone) throw notFound('That milestone');
  return { milestone, order: milestones.map((each) => each.id) };
}
