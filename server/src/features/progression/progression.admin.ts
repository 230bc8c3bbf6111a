import { randomUUID } from 'node:crypto';
import type { Context, Moment } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import { findUserById } from '../accounts/index.ts';
import { notify } from '../notices/index.ts';
import { asOwner } from './as-owner.ts';
import { award } from './progression.award.ts';
import type { ProgressRow } from './progression.repository.ts';
import * as repository from './progression.repository.ts';
import { levelOf } from './progression.rules.ts';
import { countDays, knownRun } from './progression.streak.ts';

/** People that are checked at a time. */
const BATCH = 200;

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

/** Gives somebody XP; each gift is a line of its own. */
export async function giftXp(
  context: Context,
  giver: number,
  gift: { userId: number; xpAmount: number; reason: string },
  { now }: Moment,
) {
  const person = await findUserById(context.db, gift.userId);
  // The built-in author cannot sign in and plays no part.
  if (!person?.passwordHash) throw notFound('That person');
  return asOwner(context, gift.userId, async (tx, row) => {
    const id = randomUUID();
    const reference = `${giver}:${id}:${gift.reason}`;
    const payment = { kind: 'gift', reference, amount: gift.xpAmount } as const;
    const { levelUpdate } = await award(tx, row, row, [payment], now, { announce: false });
    const details = { amount: gift.xpAmount, reason: gift.reason };
    const told = { kind: 'gift', to: gift.userId, from: giver, subject: `gift:${id}` } as const;
    await notify(tx, { ...told, details, now });
    return {
      message: `${gift.xpAmount} XP given to ${person.username}.`,
      ...(levelUpdate ? { levelUp: { newLevel: levelUpdate.newLevel } } : {}),
    };
  });
}

/** What the ledger counts, and what it is called in a report. */
const COUNTS = [
  { key: 'xp', name: 'XP' },
  { key: 'entries', name: 'entries' },
  { key: 'questsCompleted', name: 'quests' },
  { key: 'weeklyReflections', name: 'weekly reflections' },
] as const;

/**
 * Derives everybody's totals, counts and levels from the ledger, and streaks from the days written, and
 * reports what differs. With `fix` it is corrected, and levels set for testing are removed (D26).
 */
export async function checkIntegrity(context: Context, { fix }: { fix: boolean }) {
  const details: string[] = [];
  let checked = 0;
  for (let after = 0; ; ) {
    const people = await repository.peopleAfter(context.db, after, BATCH);
    for (const userId of people) {
      const found = await asOwner(context, userId, (tx, row) => recount(tx, row, fix));
      details.push(...found);
    }
    checked += people.length;
    const last = people.at(-1);
    if (last === undefined || people.length < BATCH) break;
    after = last;
  }
  return { checked, fixed: fix ? details.length : 0, details };
}

async function recount(tx: Context['db'], row: ProgressRow, fix: boolean): Promise<string[]> {
  const { userId } = row;
  const ledger = await repository.sumLedger(tx, userId);
  const days = await repository.allDays(tx, userId);
  const counted = countDays(days);
  const { runStart: start, runLength: length, longestStreak: longest } = counted;
  const holdsUntil = counted.runHoldsUntil;
  const known = knownRun(row);
  const isRunKnown =
    known === null ||
    (known.start === start && known.length === length && row.runHoldsUntil === holdsUntil);
  const level = levelOf(ledger.peakXp, null);
  const was = levelOf(row.peakXp, row.levelOverride);
  const differences = [
    ...(was === level ? [] : [`level ${was} to ${level}`]),
    ...COUNTS.filter(({ key }) => row[key] !== ledger[key]).map(
      ({ key, name }) => `${name} ${row[key]} to ${ledger[key]}`,
    ),
    ...(row.longestStreak === longest ? [] : [`streak ${row.longestStreak} to ${longest}`]),
    ...(row.xp === 0 || row.xpAt.getTime() === ledger.xpAt.getTime() ? [] : ['place among equals']),
    ...(isRunKnown ? [] : [`run ${known.length} to ${length ?? 0}`]),
  ];
  if (differences.length === 0) return [];
  if (fix) {
    await repository.updateProgress(tx, userId, {
      ...ledger,
      ...counted,
      levelOverride: null,
      announcedLevel: level,
    });
  }
  return [`Account ${userId}: ${differences.join(', ')}.`];
}
