import {
  type PillarId,
  pillarOf,
  VISION_LIMITS,
  type VisionGoal,
  type VisionResponse,
} from '@pathkeeper/contract';
import type { Context, Moment } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/index.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { goalRows, withParts } from '../../goals/index.ts';
import { asOwner } from '../../progression/index.ts';
import type { DraftedPillar } from '../../vision-builder/index.ts';
import type { Taken } from '../vision.tables.ts';
import { listVision } from '../vision-goals.present.ts';
import { insertDrafted } from './adopt-draft.ts';
import { canBringBack, presentResponse } from './present-response.ts';
import * as repository from './responses.repository.ts';

/** Reads a response under its writer's lock. @throws AppError not_found */
async function get(tx: Database, ownerId: number, id: number): Promise<repository.ResponseRow> {
  const row = await repository.findResponse(tx, ownerId, id);
  if (!row) throw notFound('That vision');
  return row;
}

/**
 * Puts the goals made of these answers into their pillars (D66). The goal that stood in one becomes an
 * ordinary goal, with its steps and notes, and can be brought back. A pillar that holds the goal of
 * these answers already stays as it is.
 * @throws AppError not_found for somebody else's answers, and for a pillar that nothing was made for
 */
export function takeOver(
  context: Context,
  ownerId: number,
  { id, pillars }: { id: number; pillars: readonly PillarId[] },
  { now }: Moment,
): Promise<VisionGoal[]> {
  return asOwner(context, ownerId, async (tx) => {
    const response = await get(tx, ownerId, id);
    const origin = { source: response.kind, now };
    let { taken } = response;
    for (const pillar of new Set(pillars)) {
      const drafted = response.draft?.pillars.find((each) => each.pillar === pillar);
      if (!drafted) throw nothingFor(pillar);
      const goals = await goalRows.listGoals(tx, ownerId);
      const holder = goals.find((each) => each.pillar === pillar);
      const before = taken.find((each) => each.pillar === pillar && !each.isKept);
      if (before && holder?.id === before.goalId) continue;
      const position = holder?.position ?? (await goalRows.listVisionGoals(tx, ownerId)).length;
      if (holder) await putAway(tx, ownerId, holder.id);
      // A goal that another one has taken the place of is still there, with all that was done.
      const earlier = goals.find((each) => each.id === before?.goalId);
      if (earlier) await bringIn(tx, ownerId, earlier.id, { pillar, position });
      const goalId =
        earlier?.id ?? (await insertDrafted(tx, ownerId, drafted, { ...origin, position }));
      taken = [
        ...taken.filter((each) => each.pillar !== pillar),
        { pillar, goalId, formerId: holder?.id ?? null },
      ];
    }
    await repository.updateResponse(tx, ownerId, id, { taken });
    return listVision(tx, ownerId);
  });
}

/**
 * Notes of which pillars what stands there is kept, in place of what was noted before: a list without a
 * pillar lets it wait again. Changes no goal.
 * @throws AppError not_found for somebody else's answers, and for a pillar that nothing was made for
 */
export function keepStanding(
  context: Context,
  ownerId: number,
  { id, pillars }: { id: number; pillars: readonly PillarId[] },
): Promise<VisionResponse> {
  return asOwner(context, ownerId, async (tx) => {
    const response = await get(tx, ownerId, id);
    const goals = await goalRows.listGoals(tx, ownerId);
    const taken = response.taken.filter(({ isKept }) => !isKept);
    for (const pillar of new Set(pillars)) {
      if (!response.draft?.pillars.some((each) => each.pillar === pillar)) throw nothingFor(pillar);
      const holder = goals.find((each) => each.pillar === pillar);
      if (!holder || taken.some((each) => each.pillar === pillar)) continue;
      taken.push({ pillar, goalId: holder.id, formerId: null, isKept: true });
    }
    await repository.updateResponse(tx, ownerId, id, { taken });
    return presentResponse({ ...response, taken }, goals);
  });
}

const nothingFor = (pillar: PillarId) =>
  new AppError('not_found', `Nothing was made for ${pillarOf(pillar).name} from these answers.`);

const { steps: MOST_STEPS } = VISION_LIMITS;

const putAway = (tx: Database, ownerId: number, id: number) =>
  goalRows.updateGoal(tx, ownerId, id, { pillar: null, category: null, position: null });

const bringIn = (
  tx: Database,
  ownerId: number,
  id: number,
  at: { pillar: PillarId; position: number },
) => goalRows.updateGoal(tx, ownerId, id, { ...at, category: null });

/**
 * Brings the earlier goals back into their pillars, or into one. What took their place is deleted if
 * nobody touched it, else it becomes an ordinary goal. Doing it again changes nothing.
 * @throws AppError not_found for somebody else's answers
 */
export function undoTakeOver(
  context: Context,
  ownerId: number,
  { id, pillar }: { id: number; pillar?: PillarId | undefined },
): Promise<VisionGoal[]> {
  return asOwner(context, ownerId, async (tx) => {
    const response = await get(tx, ownerId, id);
    const goals = await goalRows.listGoals(tx, ownerId);
    const back = response.taken.filter(
      (each) => (pillar === undefined || each.pillar === pillar) && canBringBack(each, goals),
    );
    for (const each of back) await bringBack(tx, ownerId, each, response);
    const taken = response.taken.filter((each) => !back.includes(each));
    await repository.updateResponse(tx, ownerId, id, { taken });
    return listVision(tx, ownerId);
  });
}

async function bringBack(
  tx: Database,
  ownerId: number,
  { pillar, goalId, formerId }: Taken,
  { draft }: repository.ResponseRow,
): Promise<void> {
  const goal = await goalRows.findGoal(tx, ownerId, goalId);
  const position = goal?.position ?? (await goalRows.listVisionGoals(tx, ownerId)).length;
  const drafted = draft?.pillars.find((each) => each.pillar === pillar);
  if (goal && drafted && (await isUntouched(tx, ownerId, goal, drafted))) {
    await goalRows.deleteGoal(tx, ownerId, goal.id);
  } else if (goal) {
    await putAway(tx, ownerId, goal.id);
  }
  if (formerId !== null) await bringIn(tx, ownerId, formerId, { pillar, position });
}

/** Whether a goal is still what was drafted: then deleting it loses nothing. */
async function isUntouched(
  tx: Database,
  ownerId: number,
  row: goalRows.GoalRow,
  drafted: DraftedPillar,
): Promise<boolean> {
  const [goal] = await withParts(tx, ownerId, [row]);
  if (!goal) return false;
  const steps = goal.milestones.map(({ title }) => title);
  const draftedSteps = drafted.milestones.map(({ title }) => title).slice(0, MOST_STEPS);
  return (
    !goal.isCompleted &&
    goal.notes.length === 0 &&
    goal.title === drafted.title &&
    row.phrase === drafted.phrase &&
    [row.obstacle, row.whenThen, row.description, row.targetDate].every((each) => each === null) &&
    goal.milestones.every((each) => !each.isCompleted && each.targetDate === null) &&
    JSON.stringify(steps) === JSON.stringify(draftedSteps)
  );
}
