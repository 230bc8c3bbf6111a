import { type Earnings, XP } from '@pathkeeper/contract';
import { startOfDay } from '../../../platform/clock.ts';
import type { Moment } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { ProgressRow } from '../progression.repository.ts';
import * as repository from '../progression.repository.ts';
import { award, awardTold, type Paying } from './progression.award.ts';

/** What in the forum is paid for, and under which reference. */
export interface ForumPayment {
  kind: 'forum-post' | 'forum-reply';
  reference: string;
}

/** Whoever changes their time zone begins a day anew: so what was paid counts for so long, too. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** What each is worth, and how many a day are paid for (D21, D50). */
const PAID = {
  'forum-post': { amount: XP.forumPost, aDay: 3 },
  'forum-reply': { amount: XP.forumReply, aDay: 10 },
} as const;

/** What a payment goes by. */
interface ForumStanding {
  /** How many of the kind were paid for in the person's day and in the 24 hours before. */
  paid: number;
  badges: ReadonlySet<string>;
}

/** Asks for it under the lock that `asOwner` takes, so that it goes together with other statements. */
export async function forumStanding(
  tx: Database,
  ownerId: number,
  kind: ForumPayment['kind'],
  { now, zone }: Moment,
): Promise<ForumStanding> {
  const dayBegan = startOfDay(now, zone).getTime();
  const since = new Date(Math.min(dayBegan, now.getTime() - DAY_MS + 1));
  const [paid, badges] = await Promise.all([
    repository.countFirstPayments(tx, ownerId, kind, since),
    repository.badgesOf(tx, ownerId),
  ]);
  return { paid, badges: new Set(badges.keys()) };
}

/**
 * Pays for a post or reply, in the transaction that writes it; nothing past the number that is paid for
 * in the person's day and in any 24 hours. What is not announced, beside words of danger, is told at the
 * person's next look (D32). `standing` is the answer of `forumStanding`, where that was asked already.
 */
export async function awardForum<T = Earnings>(
  tx: Database,
  row: ProgressRow,
  { kind, reference }: ForumPayment,
  {
    now,
    zone,
    standing,
    ...how
  }: Moment & Omit<Paying<T>, 'badges'> & { standing?: ForumStanding },
): Promise<T> {
  const { amount, aDay } = PAID[kind];
  const { paid, badges } = standing ?? (await forumStanding(tx, row.userId, kind, { now, zone }));
  const lines = paid < aDay ? [{ kind, reference, amount }] : [];
  const next = counted(row, kind, 1);
  return awardTold(tx, row, next, lines, now, { ...how, badges });
}

/** What badges of the forum are measured by, where it was counted anew. */
type Counts = Partial<Pick<ProgressRow, 'forumPosts' | 'repliesLiked'>>;

/** Takes back what was paid for words that are removed; level and badges stay (D20). */
export async function reverseForum(
  tx: Database,
  row: ProgressRow,
  { kind, reference }: ForumPayment,
  now: Date,
  counts: Counts = {},
): Promise<void> {
  const line = await repository.findLine(tx, row.userId, kind, reference);
  const reversal = { kind: `${kind}-reversal`, reference, amount: -(line?.amount ?? 0) };
  const appended = line ? await repository.appendLines(tx, row.userId, [reversal], now) : [];
  const taken = appended.reduce((sum, { amount }) => sum + amount, 0);
  const { forumPosts } = counted(row, kind, -1);
  await repository.updateProgress(tx, row.userId, {
    ...(appended.length > 0 ? { xpAt: now } : {}),
    xp: row.xp + taken,
    forumPosts,
    ...counts,
  });
}

/** Pays again for words that come back, if they were paid for when they went. */
export async function payForumAgain(
  tx: Database,
  row: ProgressRow,
  { was, again }: { was: ForumPayment; again: ForumPayment },
  now: Date,
  counts: Counts = {},
): Promise<void> {
  const line = await repository.findLine(tx, row.userId, was.kind, was.reference);
  const payments = line ? [{ ...again, amount: line.amount }] : [];
  const next = { ...counted(row, was.kind, 1), ...counts };
  await award(tx, row, next, payments, now, { announce: false });
}

const counted = (row: ProgressRow, kind: ForumPayment['kind'], by: 1 | -1): ProgressRow =>
  kind === 'forum-post' ? { ...row, forumPosts: Math.max(0, row.forumPosts + by) } : row;

/** How many liked replies are counted; no badge asks for more. */
export const MOST_LIKED = 1000;

/**
 * Stores how much of somebody's stands in the forum, counted anew, and settles the badges for it. A new
 * badge is announced with what they next do.
 */
export async function countForum(
  tx: Database,
  row: ProgressRow,
  counts: Counts,
  now: Date,
): Promise<void> {
  await award(tx, row, { ...row, ...counts }, [], now, { announce: false });
}
