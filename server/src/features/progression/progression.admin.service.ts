import { randomUUID } from 'node:crypto';
import type { Earnings } from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/index.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { findUserById } from '../accounts/index.ts';
import { logAct } from '../audit/index.ts';
import { type Attempt, type Kind, once } from '../idempotency/index.ts';
import { notify } from '../notices/index.ts';
import { asOwner } from './as-owner.ts';
import { award } from './progression.award.ts';
import * as integrity from './progression.integrity.public.repository.ts';
import type { ProgressRow } from './progression.repository.ts';
import * as repository from './progression.repository.ts';
import { levelOf } from './progression.rules.ts';
import { countDays, knownRun } from './progression.streak.ts';

/** People that are checked at a time. */
const BATCH = 500;

/**
 * Sets the owner's own level for testing; XP, badges and ledger stay as they are (D26). Null takes it
 * back: the level is the one that the ledger gives.
 */
export function setLevel(context: Context, ownerId: number, level: number | null) {
  return asOwner(context, ownerId, async (tx, row) => {
    await repository.updateProgress(tx, ownerId, { levelOverride: level });
    return { newLevel: levelOf(row.peakXp, level) };
  });
}

/** A gift, made once for each idempotency key of its giver. */
const GIFT: Kind = { name: 'gift', noun: 'gift', sequence: 'xp_events_id_seq' };

/** XP given to somebody, by whom and why. */
export interface Gift {
  userId: number;
  xpAmount: number;
  reason: string;
}

/**
 * Gives somebody else XP, tells them, and logs it. Each gift is a line of its own; a retry with its key gets
 * the same answer (D56). `giver` is null for the installation itself: of that nobody is told.
 * @throws AppError not_found, forbidden to oneself
 */
export async function giftXp(
  context: Context,
  giver: number | null,
  gift: Gift,
  { now, key = null }: Pick<Attempt, 'now' | 'key'>,
) {
  const person = await findUserById(context.db, gift.userId);
  // The built-in author cannot sign in and plays no part.
  if (!person?.passwordHash) throw notFound('That person');
  if (giver === gift.userId) throw new AppError('forbidden', 'Nobody gives XP to themselves.');
  const { earnings } = await asOwner(context, gift.userId, (tx, row) => {
    // The receiver's lock is held, so the key is kept among theirs.
    const asked = key === null ? null : `gift of ${giver ?? 0}: ${key}`;
    const attempt = { kind: GIFT, key: asked, request: gift, now };
    return once(tx, gift.userId, attempt, {
      make: async (id) => ({
        thing: gift,
        earnings: await give(tx, row, giver, gift, { id, now }),
      }),
      find: async () => gift,
    });
  });
  const { levelUpdate } = earnings;
  return {
    message: `${gift.xpAmount.toLocaleString('en-US')} XP given to ${person.username}.`,
    ...(levelUpdate ? { levelUp: { newLevel: levelUpdate.newLevel } } : {}),
  };
}

/** The gift itself, in the transaction of its receiver. */
async function give(
  tx: Database,
  row: ProgressRow,
  giver: number | null,
  { userId, xpAmount: amount, reason }: Gift,
  { id, now }: { id: number | null; now: Date },
): Promise<Earnings> {
  const name = id ?? randomUUID();
  const payment = { kind: 'gift', reference: `${giver ?? 0}:${name}:${reason}`, amount } as const;
  const earnings = await award(tx, row, row, [payment], now, { announce: false });
  if (giver === null) return earnings;
  const told = { kind: 'gift', to: userId, from: giver, subject: `gift:${name}` } as const;
  await notify(tx, { ...told, details: { amount, reason }, now });
  await logAct(tx, {
    ...{ at: now, area: 'accounts', act: 'gift', actorId: giver, personId: userId, reason },
    subject: { kind: 'person', id: userId },
    before: { xp: row.xp },
    after: { xp: row.xp + earnings.xpAwarded, amount },
  });
  return earnings;
}

/** What the ledger counts, and what it is called in a report. */
const COUNTS = [
  { key: 'xp', name: 'XP' },
  { key: 'entries', name: 'entries' },
  { key: 'questsCompleted', name: 'quests' },
  { key: 'weeklyReflections', name: 'weekly reflections' },
] as const;

/** How far a check goes in one call, and where it goes on. */
interface Span {
  /** The last person that was checked before; 0 for a new check. */
  after?: number;
  /** Milliseconds after which it stops; without, it goes on to the end. */
  patience?: number;
}

/**
 * Derives totals, counts and levels from the ledger, and streaks from the days written, and reports what
 * differs. With `fix` it is corrected, and levels set for testing are removed (D26). People are compared in
 * batches without a lock; only who seems to differ is counted again under theirs.
 */
export async function checkIntegrity(
  context: Pick<Context, 'db'>,
  { fix, after = 0, patience = Number.POSITIVE_INFINITY }: { fix: boolean } & Span,
): Promise<{ checked: number; fixed: number; details: string[]; next: number | null }> {
  const began = performance.now();
  const details: string[] = [];
  let checked = 0;
  let last: number | null = after;
  while (last !== null && performance.now() - began < patience) {
    const people = await integrity.progressAfter(context.db, last, BATCH);
    for (const userId of await suspects(context.db, people)) {
      details.push(...(await asOwner(context, userId, (tx, row) => recount(tx, row, fix))));
    }
    checked += people.length;
    last = people.length < BATCH ? null : (people.at(-1)?.userId ?? null);
  }
  return { checked, fixed: fix ? details.length : 0, details, next: last };
}

/** Those of some people whose row differs from what ledger and days give; two queries for all. */
async function suspects(db: Database, people: readonly ProgressRow[]): Promise<number[]> {
  const ids = people.map(({ userId }) => userId);
  const ledgers = await integrity.sumLedgers(db, ids);
  const days = await integrity.daysOfAll(db, ids);
  return people
    .filter((row) => {
      const ledger = ledgers.get(row.userId) ?? integrity.NO_LEDGER;
      return compare(row, ledger, countDays(days.get(row.userId) ?? [])).length > 0;
    })
    .map(({ userId }) => userId);
}

type Ledger = Awaited<ReturnType<typeof integrity.sumLedger>>;

/** What of a row differs from what ledger and days give, in words. */
function compare(
  row: ProgressRow,
  ledger: Ledger,
  counted: ReturnType<typeof countDays>,
): string[] {
  const { runStart: start, runLength: length, longestStreak: longest } = counted;
  const known = knownRun(row);
  const isRunKnown =
    known === null ||
    (known.start === start &&
      known.length === length &&
      row.runHoldsUntil === counted.runHoldsUntil);
  const level = levelOf(ledger.peakXp, null);
  const was = levelOf(row.peakXp, row.levelOverride);
  return [
    ...(was === level ? [] : [`level ${was} to ${level}`]),
    ...COUNTS.filter(({ key }) => row[key] !== ledger[key]).map(
      ({ key, name }) => `${name} ${row[key]} to ${ledger[key]}`,
    ),
    ...(row.longestStreak === longest ? [] : [`streak ${row.longestStreak} to ${longest}`]),
    ...(row.xp === 0 || row.xpAt.getTime() === ledger.xpAt.getTime() ? [] : ['place among equals']),
    ...(isRunKnown ? [] : [`run ${known.length} to ${length ?? 0}`]),
  ];
}

async function recount(tx: Database, row: ProgressRow, fix: boolean): Promise<string[]> {
  const { userId } = row;
  const ledger = await integrity.sumLedger(tx, userId);
  const counted = countDays(await repository.allDays(tx, userId));
  const differences = compare(row, ledger, counted);
  if (differences.length === 0) return [];
  if (fix) {
    await repository.updateProgress(tx, userId, {
      ...ledger,
      ...counted,
      levelOverride: null,
      announcedLevel: levelOf(ledger.peakXp, null),
    });
  }
  return [`Account ${userId}: ${differences.join(', ')}.`];
}
