import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/index.ts';
import { logAct } from '../../audit/index.ts';
import { asOwner } from '../as-owner.ts';
import type { ProgressRow } from '../progression.repository.ts';
import * as repository from '../progression.repository.ts';
import { levelOf } from '../progression.rules.ts';
import { countDays, knownRun } from '../progression.streak.ts';
import * as integrity from './progression.integrity.public.repository.ts';

/** People that are checked at a time. */
const BATCH = 500;

/**
 * Sets the owner's own level for testing; XP, badges and ledger stay as they are (D26). Null takes it
 * back: the level is the one that the ledger gives.
 */
export function setLevel(context: Context, ownerId: number, level: number | null) {
  return asOwner(context, ownerId, async (tx, row) => {
    const before = row.levelOverride;
    if (level !== before) {
      await repository.updateProgress(tx, ownerId, { levelOverride: level });
      const by = { id: ownerId, now: context.clock.now() };
      await log(tx, 'set-level', ownerId, by, { before: { level: before }, after: { level } });
    }
    return { newLevel: levelOf(row.peakXp, level) };
  });
}

/** What the ledger counts, and what it is called in a report. */
const COUNTS = [
  { key: 'xp', name: 'XP' },
  { key: 'entries', name: 'entries' },
  { key: 'questsCompleted', name: 'quests' },
  { key: 'weeklyReflections', name: 'weekly reflections' },
] as const;

/** Who acts, and when. */
interface By {
  id: number;
  now: Date;
}

/** A line of the log about somebody's level (D54). */
const log = (
  tx: Database,
  act: string,
  personId: number,
  { id: actorId, now: at }: By,
  states: Pick<Parameters<typeof logAct>[1], 'before' | 'after'>,
): Promise<void> => {
  const subject = { kind: 'person', id: personId };
  return logAct(tx, { at, area: 'accounts', act, actorId, personId, subject, ...states });
};

/** How far a check goes in one call, and where it goes on. */
interface Span {
  /** The last person that was checked before; 0 for a new check. */
  after?: number;
  /** Milliseconds after which it stops; without, it goes on to the end. */
  patience?: number;
  /** Who has it mended: each account that was is in the log. */
  by?: By;
}

/**
 * Derives totals, counts and levels from the ledger, and streaks from the days written, and reports what
 * differs. With `fix` it is corrected, and levels set for testing are removed (D26). People are compared in
 * batches without a lock; only who seems to differ is counted again under theirs.
 */
export async function checkIntegrity(
  context: Pick<Context, 'db'>,
  { fix, after = 0, patience = Number.POSITIVE_INFINITY, by }: { fix: boolean } & Span,
): Promise<{ checked: number; fixed: number; details: string[]; next: number | null }> {
  const began = performance.now();
  const details: string[] = [];
  let checked = 0;
  let last: number | null = after;
  while (last !== null && performance.now() - began < patience) {
    const people = await integrity.progressAfter(context.db, last, BATCH);
    for (const userId of await suspects(context.db, people)) {
      details.push(...(await asOwner(context, userId, (tx, row) => recount(tx, row, { fix, by }))));
    }
    const ids = people.map(({ userId }) => userId);
    checked += await integrity.countPeople(context.db, ids);
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

async function recount(
  tx: Database,
  row: ProgressRow,
  { fix, by }: { fix: boolean; by: By | undefined },
): Promise<string[]> {
  const { userId } = row;
  const ledger = await integrity.sumLedger(tx, userId);
  const counted = countDays(await repository.allDays(tx, userId));
  const differences = compare(row, ledger, counted);
  if (differences.length === 0) return [];
  if (fix) {
    const level = levelOf(ledger.peakXp, null);
    await repository.updateProgress(tx, userId, {
      ...ledger,
      ...counted,
      levelOverride: null,
      announcedLevel: level,
    });
    const before = { level: levelOf(row.peakXp, row.levelOverride), xp: row.xp };
    const states = { before, after: { level, xp: ledger.xp } };
    if (by) await log(tx, 'fix-levels', userId, by, states);
  }
  return [`Account ${userId}: ${differences.join(', ')}.`];
}
