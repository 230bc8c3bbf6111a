import type { DailyStep, ParsedInput, ResponseOf, vision } from '@pathkeeper/contract';
import { localDateAt } from '../../../platform/clock.ts';
import type { Context, Moment } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/index.ts';
import { type Page, type PageRequest, readPage } from '../../../platform/database/paging.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { entryCreator } from '../../entries/index.ts';
import { findMilestone, goalRows, tieEntry } from '../../goals/index.ts';
import { type Attempt, type Kind, once } from '../../idempotency/index.ts';
import { asOwner, type ProgressRow } from '../../progression/index.ts';
import { type Safety, safetyOfWishes } from '../../safety/index.ts';
import { askedDay, presentStep } from './commitment.service.ts';
import * as repository from './days.repository.ts';

type Answered = ResponseOf<typeof vision.answerToday>;
type Body = ParsedInput<typeof vision.answerToday>['body'];

const STEP: Kind = {
  name: 'vision-step',
  noun: 'step',
  sequence: 'vision_steps_id_seq',
  shownAs: 'step',
};

/** One page of the trail, newest first. */
export function listTrail(
  { db }: Context,
  ownerId: number,
  page: PageRequest,
): Promise<Page<DailyStep>> {
  return readPage(page, {
    read: (window) => repository.listSteps(db, ownerId, window),
    at: ({ answeredAt }) => answeredAt,
    present: (rows) => rows.map(presentStep),
  });
}

/**
 * Keeps the step of a day under its pillar (D70), and makes a journal entry of it where that is wanted:
 * both or none. With a key, a retry gets what the first try did.
 * @throws AppError conflict for a day that has its step; not_found for a goal or milestone that is not
 * theirs; invalid_request for another day; already_saved; what creating an entry throws
 */
export async function answerToday(
  context: Context,
  safety: Safety,
  ownerId: number,
  body: Body,
  { key = null, ...at }: Attempt & Moment,
): Promise<Answered> {
  const localDate = askedDay(body.localDate, at);
  const found = safetyOfWishes(safety, [body.step], at);
  const creator = creatorOf(context, ownerId, { ...body, localDate }, { ...at, isDanger: !!found });
  const { thing, earnings } = await asOwner(context, ownerId, (tx, progress) =>
    once(
      tx,
      ownerId,
      { kind: STEP, key, request: body, now: at.now },
      {
        find: async (id) => {
          const row = await repository.findStepById(tx, ownerId, id);
          return row && presentStep(row);
        },
        make: async (id) => {
          if (await repository.findStep(tx, ownerId, localDate)) throw answeredAlready();
          const goal = await goalOf(tx, ownerId, body);
          const row = await repository.insertStep(
            tx,
            ownerId,
            {
              ...{ localDate, step: body.step, entryId: null, answeredAt: at.now },
              pillar: body.pillar ?? goal?.pillar ?? null,
              ...{ goalId: goal?.id ?? null, milestoneId: body.milestoneId },
            },
            id,
          );
          if (!body.entry) return { thing: presentStep(row) };
          return becomeEntry(tx, progress, row, creator);
        },
      },
    ),
  );
  return { step: thing, entryId: thing.entryId, safety: found, ...earnings };
}

const answeredAlready = () => new AppError('conflict', 'This day has its step already.');

/** The goal that a step belongs to: the one it names, or the one of its pillar. */
async function goalOf(
  tx: Database,
  ownerId: number,
  { goalId, milestoneId, pillar }: Pick<Body, 'goalId' | 'milestoneId' | 'pillar'>,
): Promise<goalRows.GoalRow | undefined> {
  if (goalId === null) {
    if (milestoneId !== null) throw notFound('That step');
    const goals = pillar === null ? [] : await goalRows.listVisionGoals(tx, ownerId);
    return goals.find((each) => each.pillar === pillar);
  }
  const goal = await goalRows.findGoal(tx, ownerId, goalId);
  if (!goal) throw notFound('That goal');
  if (milestoneId !== null) await findMilestone(tx, ownerId, goalId, milestoneId);
  return goal;
}

type Creator = ReturnType<typeof entryCreator>;

const creatorOf = (
  context: Context,
  ownerId: number,
  { step, localDate }: { step: string; localDate: string },
  how: Attempt & Moment & { isDanger: boolean },
): Creator =>
  entryCreator(
    context,
    ownerId,
    {
      ...{ content: step, mood: null, tags: [] },
      // Of today an entry needs no date: one that is dated by hand is not written now.
      ...(localDate === localDateAt(how.now, how.zone) ? {} : { localDate }),
    },
    how,
  );

/** Makes an entry of a step and ties it to the step's goal. */
async function becomeEntry(
  tx: Database,
  progress: ProgressRow,
  row: repository.StepRow,
  create: Creator,
) {
  const { userId: ownerId, localDate, goalId, milestoneId } = row;
  const { id: entryId, createdAt, ...entry } = await create(tx, progress);
  const step = await repository.setStepEntry(tx, ownerId, localDate, entryId);
  if (goalId !== null) {
    const tie = { entryId, milestoneId, createdAt: new Date(createdAt) };
    await tieEntry(tx, ownerId, goalId, tie);
  }
  const { xpAwarded, newBadges, levelUpdate } = entry;
  const earnings = { xpAwarded, newBadges, ...(levelUpdate ? { levelUpdate } : {}) };
  return { thing: presentStep(step), earnings };
}

/**
 * Makes a journal entry of a day's step at one press; of one that has become an entry, nothing anew.
 * @throws AppError not_found; entry_deleted for a retry after the entry was deleted; what creating an
 * entry throws
 */
export function makeStepEntry(
  context: Context,
  safety: Safety,
  ownerId: number,
  localDate: string,
  at: Attempt & Moment,
): Promise<Answered> {
  return asOwner(context, ownerId, async (tx, progress) => {
    const row = await repository.findStep(tx, ownerId, localDate);
    if (!row) throw notFound('That step');
    const found = safetyOfWishes(safety, [row.step], at);
    const isMade = row.entryId !== null;
    const create = creatorOf(context, ownerId, row, { ...at, isDanger: found !== null });
    const { thing, earnings } = isMade
      ? { thing: presentStep(row), earnings: { xpAwarded: 0, newBadges: [] } }
      : await becomeEntry(tx, progress, row, create);
    return { step: thing, entryId: thing.entryId, safety: found, ...earnings };
  });
}

/** Deletes the step of a day; the entry it became stays, and the day is not asked about again. */
export async function removeStep(
  context: Context,
  ownerId: number,
  localDate: string,
): Promise<void> {
  await asOwner(context, ownerId, async (tx) => {
    if (!(await repository.deleteStep(tx, ownerId, localDate))) throw notFound('That step');
    const commitment = await repository.findCommitment(tx, ownerId);
    if (!commitment || (commitment.dismissedOn ?? '') >= localDate) return;
    await repository.saveCommitment(tx, ownerId, { ...commitment, dismissedOn: localDate });
  });
}
