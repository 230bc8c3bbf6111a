import { type Earnings, XP } from '@pathkeeper/contract';
import { startOfDay } from '../../platform/clock.ts';
import type { Moment } from '../../platform/context.ts';
import type { Database } from '../../platform/database/index.ts';
import { award } from './progression.award.ts';
import type { ProgressRow } from './progression.repository.ts';
import * as repository from './progression.repository.ts';

/** What in the forum is paid for, and under which reference. */
export interface ForumPayment {
  kind: 'forum-post' | 'forum-reply';
  reference: string;
}

/** What each is worth, and how many a day are paid for (D21, D50). */
const PAID = {
  'forum-post': { amount: XP.forumPost, aDay: 3 },
  'forum-reply': { amount: XP.forumReply, aDay: 10 },
} as const;

/**
 * Pays for a post or reply, in the transaction that writes it; past the day's number nothing. What is
 * not announced, beside words of danger, is told at the person's next look (D32).
 */
export async function awardForum(
  tx: Database,
  row: ProgressRow,
  { kind, reference }: ForumPayment,
  { now, zone, announce = true }: Moment & { announce?: boolean },
): Promise<Earnings> {
  const { amount, aDay } = PAID[kind];
  const today = await repository.countLines(tx, row.userId, kind, startOfDay(now, zone));
  const lines = today < aDay ? [{ kind, reference, amount }] : [];
  const { levelUpdate, ...rest } = await award(tx, row, row, lines, now, { announce });
  return levelUpdate && announce ? { ...rest, levelUpdate } : rest;
}

/** Takes back what was paid for words that are removed; level and badges stay (D20). */
export async function reverseForum(
  tx: Database,
  row: ProgressRow,
  { kind, reference }: ForumPayment,
  now: Date,
): Promise<void> {
  const line = await repository.findLine(tx, row.userId, kind, reference);
  if (!line) return;
  const reversal = { kind: `${kind}-reversal`, reference, amount: -line.amount };
  const appended = await repository.appendLines(tx, row.userId, [reversal], now);
  const taken = appended.reduce((sum, { amount }) => sum + amount, 0);
  await repository.updateProgress(tx, row.userId, { xp: row.xp + taken });
}

/** Pays again for words that come back, if they were paid for when they went. */
export async function payForumAgain(
  tx: Database,
  row: ProgressRow,
  { was, again }: { was: ForumPayment; again: ForumPayment },
  now: Date,
): Promise<void> {
  const line = await repository.findLine(tx, row.userId, was.kind, was.reference);
  if (!line) return;
  await award(tx, row, row, [{ ...again, amount: line.amount }], now, { announce: false });
}
