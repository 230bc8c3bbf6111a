import {
  addDays,
  DAILY_QUESTION,
  type DailyStep,
  dailyStepAt,
  type ParsedInput,
  type VisionCommitment,
  type VisionGoal,
  type VisionToday,
  type vision,
  wallClock,
} from '@pathkeeper/contract';
import { localDateAt } from '../../../platform/clock.ts';
import type { Context, Moment } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors.ts';
import { asOwner } from '../../progression/index.ts';
import { checkSafety } from '../../safety/index.ts';
import { listVision } from '../vision-goals.present.ts';
import * as repository from './days.repository.ts';

export const presentStep = ({ userId: _u, id: _i, ...row }: repository.StepRow): DailyStep => ({
  ...row,
  answeredAt: row.answeredAt.toISOString(),
});

const NO_COMMITMENT: VisionCommitment = { commitmentTime: null, since: null, pausedUntil: null };

const present = (row: repository.CommitmentRow | undefined): VisionCommitment =>
  row
    ? { commitmentTime: row.commitmentTime, since: row.since, pausedUntil: row.pausedUntil }
    : NO_COMMITMENT;

export async function getCommitment({ db }: Context, ownerId: number): Promise<VisionCommitment> {
  return present(await repository.findCommitment(db, ownerId));
}

/**
 * Commits to a time, changes it, pauses or ends it (D70). The day of committing stays when the time is
 * changed; ending and beginning again is a new day.
 */
export function commit(
  context: Context,
  ownerId: number,
  { commitmentTime, pausedUntil }: ParsedInput<typeof vision.commit>['body'],
  { now, zone }: Moment,
): Promise<VisionCommitment> {
  return asOwner(context, ownerId, async (tx) => {
    if (commitmentTime === null) {
      await repository.deleteCommitment(tx, ownerId);
      return NO_COMMITMENT;
    }
    const since = localDateAt(now, zone);
    const pause = pausedUntil === undefined ? {} : { pausedUntil };
    return present(
      await repository.saveCommitment(tx, ownerId, { commitmentTime, since, ...pause }),
    );
  });
}

/** Whether to ask for today's step, and what can be chosen. */
export async function getToday(
  { db }: Context,
  ownerId: number,
  { now, zone }: Moment,
): Promise<VisionToday> {
  const [commitment, last] = await Promise.all([
    repository.findCommitment(db, ownerId),
    repository.findLastStep(db, ownerId),
  ]);
  // Asked at every visit, also by those who have committed to nothing.
  const goals = commitment ? await listVision(db, ownerId) : [];
  const { day, dueAt, due } = dailyStepAt(
    {
      commitmentTime: commitment?.commitmentTime ?? null,
      since: commitment?.since ?? null,
      pausedUntil: commitment?.pausedUntil ?? null,
      dismissedOn: commitment?.dismissedOn ?? null,
      answeredOn: last?.localDate ?? null,
    },
    now.getTime(),
    wallClock(zone),
  );
  const step = await stepOf(db, ownerId, day, last);
  return {
    due,
    question: DAILY_QUESTION,
    answered: step !== null,
    localDate: day,
    dueAt: dueAt === null ? null : new Date(dueAt).toISOString(),
    step,
    choices: goals.flatMap(nextStepOf).slice(0, MOST_CHOICES),
  };
}

/** Of a longer list nobody chooses. */
const MOST_CHOICES = 7;

async function stepOf(
  db: Database,
  ownerId: number,
  day: string,
  last: repository.StepRow | undefined,
): Promise<DailyStep | null> {
  const isLast = !last || last.localDate <= day;
  const row = isLast ? last : await repository.findStep(db, ownerId, day);
  return row?.localDate === day ? presentStep(row) : null;
}

/** The first step of a goal that is not done; nothing of a goal that is finished, and no words of danger. */
function nextStepOf(goal: VisionGoal): VisionToday['choices'] {
  const place = goal.milestones.findIndex(({ isCompleted }) => !isCompleted);
  const step = goal.milestones[place];
  if (!step || goal.isCompleted || checkSafety(step.title)) return [];
  const { id: goalId, pillar, category } = goal;
  const { id: milestoneId, title } = step;
  return [
    ...[{ goalId, milestoneId, pillar, category, title }].map((each) => ({
      ...each,
      ...{ place: place + 1, of: goal.milestones.length },
    })),
  ];
}

/**
 * The day that a step is about: today, or yesterday for whoever was asked before midnight.
 * @throws AppError invalid_request for any other day
 */
export function askedDay(named: string | undefined, { now, zone }: Moment): string {
  const today = localDateAt(now, zone);
  if (named === undefined || named === today || named === addDays(today, -1)) return named ?? today;
  const sentence = 'A step belongs to today, or to yesterday.';
  throw new AppError('invalid_request', sentence, { fields: { localDate: sentence } });
}

/** Asks no more on this day, or for seven days (D70). */
export async function dismiss(
  context: Context,
  ownerId: number,
  { forDays, localDate }: ParsedInput<typeof vision.notTonight>['body'],
  at: Moment,
): Promise<VisionToday> {
  const day = askedDay(localDate, at);
  await asOwner(context, ownerId, async (tx) => {
    const commitment = await repository.findCommitment(tx, ownerId);
    if (!commitment) return;
    const later = (one: string | null, other: string) => (one && one > other ? one : other);
    await repository.saveCommitment(tx, ownerId, {
      ...commitment,
      dismissedOn: later(commitment.dismissedOn, day),
      ...(forDays === 1
        ? {}
        : { pausedUntil: later(commitment.pausedUntil, addDays(day, forDays)) }),
    });
  });
  return getToday(context, ownerId, at);
}
