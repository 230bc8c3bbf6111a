import {
  type ParsedInput,
  VISION_LIMITS,
  type VisionGoal,
  type vision,
} from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import { refusingViolations } from '../../platform/database/constraint-violations.ts';
import type { Database } from '../../platform/database/index.ts';
import { refuseStaleEdit } from '../../platform/database/optimistic-concurrency.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { full, given, goalRows, milestoneRows, moved } from '../goals/index.ts';
import { type Attempt, type Kind, once } from '../idempotency/index.ts';
import { asOwner } from '../progression/index.ts';
import { listVision, presentVisionGoals } from './vision-goals.present.ts';

type Body<Call extends 'createGoal' | 'updateGoal'> = ParsedInput<(typeof vision)[Call]>['body'];

export function listVisionGoals({ db }: Context, ownerId: number): Promise<VisionGoal[]> {
  return listVision(db, ownerId);
}

const VISION_GOAL: Kind = {
  name: 'vision-goal',
  noun: 'goal',
  sequence: 'goals_id_seq',
  shownAs: 'goal',
};

const taken = (sentence: string) => () => new AppError('conflict', sentence);

const REFUSALS = {
  goals_pillar: taken('This pillar holds a goal already.'),
  goals_category: taken('There is such a category already.'),
};

async function find(db: Database, ownerId: number, id: number): Promise<VisionGoal | undefined> {
  const row = await goalRows.findGoal(db, ownerId, id);
  return row && (await presentVisionGoals(db, ownerId, [row]))[0];
}

/** Reads a goal that is there: its writer's lock is held. */
const get = async (tx: Database, ownerId: number, id: number) =>
  (await find(tx, ownerId, id)) as VisionGoal;

/**
 * Makes a goal of the vision by hand, at any level (D66). With a key, a retry gets the goal that the
 * first try made.
 * @throws AppError conflict for a pillar that holds a goal or a category that is there, limit_reached
 * for more categories than fit, already_saved
 */
export async function createVisionGoal(
  context: Context,
  ownerId: number,
  body: Body<'createGoal'>,
  { now, key }: Attempt,
): Promise<VisionGoal> {
  const { milestones, ...fields } = body;
  const { thing } = await refusingViolations(REFUSALS, () =>
    asOwner(context, ownerId, (tx) =>
      once(
        tx,
        ownerId,
        { kind: VISION_GOAL, key, request: body, now },
        {
          find: (id) => find(tx, ownerId, id),
          make: async (id) => {
            const others = await goalRows.listVisionGoals(tx, ownerId);
            if (fields.category !== null) refuseMoreCategories(others);
            const goalId = await goalRows.insertGoal(
              tx,
              ownerId,
              { ...fields, ...{ position: others.length, source: 'hand', createdAt: now } },
              id,
            );
            const steps = milestones.map((each) => ({ ...each, description: null }));
            await milestoneRows.insertMilestones(tx, ownerId, goalId, steps, 0);
            return { thing: await get(tx, ownerId, goalId) };
          },
        },
      ),
    ),
  );
  return thing;
}

function refuseMoreCategories(goals: goalRows.GoalRow[]): void {
  const { categories } = VISION_LIMITS;
  if (goals.filter(({ category }) => category !== null).length < categories) return;
  throw full(categories, `${categories} categories of your own are as many as fit.`);
}

/**
 * Changes a goal's words, pillar or place. A goal without pillar and category leaves the vision and is
 * an ordinary one; an ordinary one can be taken into the vision.
 * @throws AppError not_found; edit_conflict; conflict for a pillar or category that is taken; limit_reached
 */
export function updateVisionGoal(
  context: Context,
  ownerId: number,
  id: number,
  { expected, position, ...change }: Body<'updateGoal'>,
): Promise<VisionGoal> {
  return refusingViolations(REFUSALS, () =>
    asOwner(context, ownerId, async (tx) => {
      const goal = await goalRows.findGoal(tx, ownerId, id);
      if (!goal) throw notFound('That goal');
      refuseStaleEdit('goal', { current: goal, expected, change });
      const area = areaOf(goal, change);
      const next = { ...goal, ...area };
      const others = (await goalRows.listVisionGoals(tx, ownerId)).filter((each) => each.id !== id);
      if (goalRows.isOfVision(next) && !goalRows.isOfVision(goal)) {
        await refuseManySteps(tx, ownerId, id);
      }
      if (next.category !== null && goal.category === null) refuseMoreCategories(others);
      await goalRows.updateGoal(tx, ownerId, id, {
        ...given(change),
        ...area,
        ...evidenceAfter(goal, change),
        ...(goalRows.isOfVision(next)
          ? { position: goal.position ?? others.length }
          : { position: null }),
      });
      if (position !== undefined && goalRows.isOfVision(next)) {
        const order = [...others, next].sort(byPosition).map((each) => each.id);
        await goalRows.orderVisionGoals(tx, ownerId, moved(order, id, position));
      }
      return get(tx, ownerId, id);
    }),
  );
}

const byPosition = (a: goalRows.GoalRow, b: goalRows.GoalRow) =>
  (a.position ?? Number.MAX_SAFE_INTEGER) - (b.position ?? Number.MAX_SAFE_INTEGER) || a.id - b.id;

type Area = Pick<goalRows.GoalRow, 'pillar' | 'category'>;

/** Of pillar and category a goal has one at most: what is given takes the other's place. */
function areaOf(goal: Area, { pillar, category }: Partial<Body<'updateGoal'>>): Area {
  if (pillar != null && category != null) {
    throw new AppError(
      'invalid_request',
      'A goal of the vision has a pillar or a category of your own.',
      { fields: { pillar: 'Choose a pillar or a category.' } },
    );
  }
  if (pillar != null) return { pillar, category: null };
  if (category != null) return { pillar: null, category };
  return {
    pillar: pillar === undefined ? goal.pillar : null,
    category: category === undefined ? goal.category : null,
  };
}

/** Words that were rewritten go back to nothing any more. */
function evidenceAfter(
  { evidence, title, phrase }: goalRows.GoalRow,
  change: Pick<Partial<Body<'updateGoal'>>, 'title' | 'phrase'>,
): Pick<goalRows.GoalRow, 'evidence'> | undefined {
  if (!evidence) return undefined;
  const keeps = (now: string | null | undefined, before: string | null) =>
    now === undefined || now === before;
  return {
    evidence: {
      ...evidence,
      title: keeps(change.title, title) ? evidence.title : null,
      phrase: keeps(change.phrase, phrase) ? evidence.phrase : null,
    },
  };
}

async function refuseManySteps(tx: Database, ownerId: number, goalId: number): Promise<void> {
  const { steps } = VISION_LIMITS;
  const milestones = await milestoneRows.listMilestones(tx, ownerId, [goalId]);
  if (milestones.length <= steps) return;
  throw full(
    steps,
    `A pillar can hold at most ${steps} steps, and this goal has ${milestones.length}.`,
  );
}
