import {
  type BadgeDefinition,
  dayNumber,
  type Earnings,
  levelOfXp,
  type Mood,
  XP,
} from '@pathkeeper/contract';
import type { Database } from '../../../platform/database/index.ts';
import { levelUpdateOf, measuresOf } from '../progression.present.ts';
import type { ProgressRow } from '../progression.repository.ts';
import * as repository from '../progression.repository.ts';
import {
  DAYS_AWAY,
  type Payment,
  partOfDay,
  type Settled,
  settle,
  streakPayments,
} from '../progression.rules.ts';
import { countDays, type Grown, writeDay } from '../progression.streak.ts';
import { streakBonusesOf } from './progression.ledger.repository.ts';

/** An entry as the game sees it. */
export interface WrittenEntry {
  id: number;
  words: number;
  mood: Mood | null;
  localDate: string;
  /** Hour of the writer's clock, 0 to 23. */
  hour: number;
  /** It arrived in time to count for its day (D79). */
  isCounted: boolean;
}

/**
 * Pays for a new entry, in the transaction that writes it: entry, streak, badges and level. `row` is
 * the progress that `asOwner` gave this transaction.
 */
export async function awardEntry(
  tx: Database,
  row: ProgressRow,
  entry: WrittenEntry,
  now: Date,
  how: Paying = {},
): Promise<Earnings> {
  const day = entry.isCounted ? await writeDay(tx, row, entry.localDate) : null;
  const part = partOfDay(entry.hour);
  const next: ProgressRow = {
    ...row,
    entries: row.entries + 1,
    words: row.words + entry.words,
    moods: entry.mood && !row.moods.includes(entry.mood) ? [...row.moods, entry.mood] : row.moods,
    nightEntries: row.nightEntries + Number(part === 'night'),
    earlyEntries: row.earlyEntries + Number(part === 'early'),
    cameBack: row.cameBack + Number(day !== null && isReturn(row.lastDay, entry.localDate)),
    ...day?.counts,
  };
  const payments: Payment[] = [
    { kind: 'entry', reference: String(entry.id), amount: XP.entry },
    ...(day?.grown ? await bonusesFor(tx, row, day.grown) : []),
  ];
  return awardTold(tx, row, next, payments, now, how);
}

/** The bonuses that a longer run has reached; the ledger is asked only where one may be due. */
async function bonusesFor(
  tx: Database,
  { userId, peakXp }: ProgressRow,
  { run, before }: Grown,
): Promise<Payment[]> {
  const reached = { before, level: levelOfXp(peakXp) };
  if (streakPayments(run, { ...reached, paid: [] }).length === 0) return [];
  const paid = await streakBonusesOf(tx, userId, run);
  return streakPayments(run, { ...reached, paid });
}

/** How something is paid for. */
export interface Paying<T = Earnings> {
  /** Without it a new level is announced by the next `checkLevel`. */
  announce?: boolean;
  /**
   * What goes together with the last statements, once it is known what is earned. The payment then answers what this
   * answers, else what is earned.
   */
  beside?: ((earnings: Earnings) => Promise<T>) | undefined;
  /** The person's badges, where they were asked for under the lock already. */
  badges?: ReadonlySet<string> | undefined;
}

const answerOf = async <T>({ beside }: Paying<T>, earnings: Earnings): Promise<T> =>
  beside ? beside(earnings) : (earnings as T);

/** As `award`, but a level that is not announced is no part of what was earned. */
export async function awardTold<T>(
  tx: Database,
  row: ProgressRow,
  next: ProgressRow,
  payments: readonly Payment[],
  now: Date,
  how: Paying<T>,
): Promise<T> {
  const { announce = true } = how;
  const told = ({ levelUpdate, ...rest }: Earnings): Earnings =>
    levelUpdate && announce ? { ...rest, levelUpdate } : rest;
  const beside = (all: Earnings) => answerOf(how, told(all));
  return award(tx, row, next, payments, now, { ...how, beside });
}

/**
 * Pays what is not paid yet, then settles badges and level, and stores `next` with the new totals.
 * Everything commits together with its cause or not at all (D20). A level set by hand earns nothing and
 * keeps nothing back: only the level as earned counts here (D26).
 */
export async function award<T = Earnings>(
  tx: Database,
  row: ProgressRow,
  next: ProgressRow,
  payments: readonly Payment[],
  now: Date,
  how: Paying<T> = {},
): Promise<T> {
  const { announce = true, badges } = how;
  const ownerId = row.userId;
  const before = levelOfXp(row.peakXp);
  const append = (lines: readonly Payment[]) =>
    repository.appendLines(tx, ownerId, lines, now) as Promise<Payment[]>;
  const settledWith = (paid: readonly Payment[], owned: ReadonlySet<string>) => {
    const { xp, peakXp } = row;
    return settle({ xp, peakXp, badges: owned, measures: measuresOf(next) }, paid);
  };
  const store = async (settled: Settled): Promise<T> => {
    const gained = settled.level > before;
    // What is seen does not change while a level is set by hand.
    const isShown = row.levelOverride === null;
    const earnings = {
      xpAwarded: settled.payments.reduce((sum, { amount }) => sum + amount, 0),
      ...(gained && isShown ? { levelUpdate: levelUpdateOf(before, settled.level) } : {}),
      newBadges: settled.badges.map(announced),
    };
    const badgeIds = settled.badges.map(({ id }) => id);
    const [, , , answer] = await Promise.all([
      append(settled.payments.filter(({ kind }) => kind === 'badge')),
      repository.insertBadges(tx, ownerId, badgeIds, now),
      repository.updateProgress(tx, ownerId, {
        ...next,
        xp: settled.xp,
        peakXp: settled.peakXp,
        ...(settled.payments.length > 0 ? { xpAt: now } : {}),
        ...(gained ? { lastLevelUp: now } : {}),
        ...(gained && announce && isShown ? { announcedLevel: settled.level } : {}),
      }),
      answerOf(how, earnings),
    ]);
    return answer;
  };
  if (badges) {
    const hoped = settledWith(payments, badges);
    // Nearly always nothing of it was paid before: so what wins no badge does not wait for the ledger to say so.
    if (hoped.badges.length === 0) {
      const [paid, answer] = await Promise.all([append(payments), store(hoped)]);
      return paid.length === payments.length ? answer : store(settledWith(paid, badges));
    }
  }
  const [paid, owned] = await Promise.all([
    append(payments),
    badges ?? repository.badgesOf(tx, ownerId).then((earned) => new Set(earned.keys())),
  ]);
  return store(settledWith(paid, owned));
}

/** Pays for a completed quest, in the transaction that completes it. */
export function awardQuest(
  tx: Database,
  row: ProgressRow,
  quest: { id: number; xp: number },
  now: Date,
): Promise<Earnings> {
  const next = { ...row, questsCompleted: row.questsCompleted + 1 };
  const payment: Payment = { kind: 'quest', reference: String(quest.id), amount: quest.xp };
  return award(tx, row, next, [payment], now);
}

/**
 * Counts a new reflection, in the transaction that stores it. A weekly one is paid once for each week
 * of the writer's calendar in which one was asked for, whichever week it is about (D21).
 */
export async function awardReflection(
  tx: Database,
  row: ProgressRow,
  made: { kind: 'entry' } | { kind: 'week'; askedIn: string },
  now: Date,
): Promise<Earnings> {
  if (made.kind === 'entry') {
    return award(tx, row, { ...row, entryReflections: row.entryReflections + 1 }, [], now);
  }
  const kind = 'weekly-reflection';
  if (await repository.findLine(tx, row.userId, kind, made.askedIn)) {
    return { xpAwarded: 0, newBadges: [] };
  }
  const payment: Payment = { kind, reference: made.askedIn, amount: XP.weeklyReflection };
  const next = { ...row, weeklyReflections: row.weeklyReflections + 1 };
  return award(tx, row, next, [payment], now);
}

/** Counts a new insight, in the transaction that stores it. */
export function awardInsight(tx: Database, row: ProgressRow, now: Date): Promise<Earnings> {
  return award(tx, row, { ...row, vaultInsights: row.vaultInsights + 1 }, [], now);
}

/** Takes an insight out of the count when it is deleted; a badge earned stays. */
export async function uncountInsight(tx: Database, row: ProgressRow): Promise<void> {
  const vaultInsights = Math.max(0, row.vaultInsights - 1);
  await repository.updateProgress(tx, row.userId, { vaultInsights });
}

/** Counts the questionnaire as answered, in the transaction that stores the answers. */
export function awardQuestionnaire(tx: Database, row: ProgressRow, now: Date): Promise<Earnings> {
  return award(tx, row, { ...row, questionnaireDone: true }, [], now);
}

/**
 * Moves what an entry counts for from one day to another, null for none. A streak that this makes
 * longer is not paid: what was paid stays, and moving to and fro earns nothing (ADR-0020).
 */
export async function moveCountedDay(
  tx: Database,
  row: ProgressRow,
  from: string | null,
  to: string | null,
): Promise<void> {
  if (from) await repository.removeDay(tx, row.userId, from);
  if (to) await repository.recordDay(tx, row.userId, to);
  const counts = countDays(await repository.allDays(tx, row.userId));
  await repository.updateProgress(tx, row.userId, counts);
}

/** Takes an entry's own XP back when it is deleted; level, days and badges stay (D20). */
export async function reverseEntry(
  tx: Database,
  row: ProgressRow,
  entry: Pick<WrittenEntry, 'id' | 'words' | 'localDate' | 'isCounted'>,
  now: Date,
): Promise<void> {
  const ownerId = row.userId;
  if (entry.isCounted) await repository.keepDay(tx, ownerId, entry.localDate);
  const reversals = await repository.countLinesOf(tx, ownerId, 'entry-reversal', entry.id);
  const reference = referenceOf(entry.id, reversals);
  const line = await repository.findLine(tx, ownerId, 'entry', reference);
  const reversal = { kind: 'entry-reversal', reference, amount: -(line?.amount ?? 0) };
  const appended = line ? await repository.appendLines(tx, ownerId, [reversal], now) : [];
  await repository.updateProgress(tx, ownerId, {
    ...(appended.length > 0 ? { xpAt: now } : {}),
    xp: row.xp + appended.reduce((sum, { amount }) => sum + amount, 0),
    entries: Math.max(0, row.entries - 1),
    words: Math.max(0, row.words - entry.words),
  });
}

/** Pays an entry's own XP again when it comes back from the bin: just what was taken back. */
export async function payEntryAgain(
  tx: Database,
  row: ProgressRow,
  { id, words }: Pick<WrittenEntry, 'id' | 'words'>,
  now: Date,
): Promise<void> {
  const reversals = await repository.countLinesOf(tx, row.userId, 'entry-reversal', id);
  const last = referenceOf(id, reversals - 1);
  const line = await repository.findLine(tx, row.userId, 'entry-reversal', last);
  const payments: Payment[] = line
    ? [{ kind: 'entry', reference: referenceOf(id, reversals), amount: -line.amount }]
    : [];
  const next = { ...row, entries: row.entries + 1, words: row.words + words };
  await award(tx, row, next, payments, now, { announce: false });
}

/** What an entry is paid under; one that came back ends in `~` and how often it did. */
const referenceOf = (id: number, times: number): string => (times > 0 ? `${id}~${times}` : `${id}`);

/** Adds to the count of words what an edit has changed. */
export async function recountWords(
  tx: Database,
  row: ProgressRow,
  difference: number,
): Promise<void> {
  if (difference === 0) return;
  const words = Math.max(0, row.words + difference);
  await repository.updateProgress(tx, row.userId, { words });
}

function isReturn(lastDay: string | null, today: string): boolean {
  return lastDay !== null && dayNumber(today) - dayNumber(lastDay) > DAYS_AWAY;
}

const announced = ({ id, name, description }: BadgeDefinition) => ({
  id,
  name,
  description,
  icon: id,
});
