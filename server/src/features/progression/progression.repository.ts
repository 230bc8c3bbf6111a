import { and, asc, between, count, desc, eq, gte, notLike, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { one } from '../../platform/database/one.ts';
import { prepared } from '../../platform/database/queries/prepared-query.ts';
import { progress, userBadges, writtenDays, xpEvents } from './progression.tables.ts';

export type ProgressRow = typeof progress.$inferSelect;

const person = () => sql.placeholder('ownerId');

const locked = prepared((db) =>
  db
    .insert(progress)
    .values({ userId: person() })
    .onConflictDoUpdate({ target: progress.userId, set: { userId: sql`excluded.user_id` } })
    .returning()
    .prepare('lock_progress'),
);

/**
 * Somebody's progress, which is begun where there is none, locked until the transaction ends. Only
 * `asOwner` takes it.
 */
export async function lockProgress(tx: Database, ownerId: number): Promise<ProgressRow> {
  const rows = await locked(tx).execute({ ownerId });
  return one(rows);
}

const progressByOwner = prepared((db) =>
  db.select().from(progress).where(eq(progress.userId, person())).prepare('find_progress'),
);

/** A person's progress; undefined before their first write. */
export async function findProgress(
  db: Database,
  ownerId: number,
): Promise<ProgressRow | undefined> {
  const [row] = await progressByOwner(db).execute({ ownerId });
  return row;
}

/**
 * What the leaderboard has counted of a person is its own affair (`leaderboard.public.repository.ts`), and
 * what is worked out or never changes is not written, whose row it is least of all: a distributed database
 * refuses to change where a row lies (ADR-0035).
 */
const COUNTED = {
  userId: undefined,
  countedXp: undefined,
  countedDay: undefined,
  countDue: undefined,
  level: undefined,
  joinedAt: undefined,
};

/** Statements that change some columns of a row, each built once: the same few sets come again and again. */
const updates = new Map<string, ReturnType<typeof updateOf>>();

const updateOf = (columns: readonly string[], emptied: readonly string[]) =>
  prepared((db) =>
    db
      .update(progress)
      .set({
        ...Object.fromEntries(columns.map((column) => [column, sql.placeholder(column)])),
        ...Object.fromEntries(emptied.map((column) => [column, null])),
      })
      .where(eq(progress.userId, person()))
      .prepare('update_progress'),
  );

export async function updateProgress(
  tx: Database,
  ownerId: number,
  values: Partial<ProgressRow>,
): Promise<void> {
  const given = { ...values, ...COUNTED, userId: undefined };
  const set = Object.entries(given).filter(([, value]) => value !== undefined);
  const columns = set.filter(([, value]) => value !== null).map(([column]) => column);
  const emptied = set.filter(([, value]) => value === null).map(([column]) => column);
  const name = `${columns.join()} ${emptied.join()}`;
  const update = updates.get(name) ?? updateOf(columns, emptied);
  updates.set(name, update);
  await update(tx).execute({ ...given, ownerId });
}

const newDay = prepared((db) =>
  db
    .insert(writtenDays)
    .values({ userId: person(), day: sql.placeholder('day') })
    .onConflictDoNothing()
    .returning({ day: writtenDays.day })
    .prepare('record_day'),
);

/** Records a day as written; false when it was already. */
export async function recordDay(tx: Database, ownerId: number, day: string): Promise<boolean> {
  const rows = await newDay(tx).execute({ ownerId, day });
  return rows.length > 0;
}

/** Keeps a day written for good, since an entry of it is deleted. */
export async function keepDay(tx: Database, ownerId: number, day: string): Promise<void> {
  await tx
    .update(writtenDays)
    .set({ stays: true })
    .where(and(eq(writtenDays.userId, ownerId), eq(writtenDays.day, day)));
}

/** Removes a day from those written, unless it stays. */
export async function removeDay(tx: Database, ownerId: number, day: string): Promise<void> {
  await tx
    .delete(writtenDays)
    .where(
      and(eq(writtenDays.userId, ownerId), eq(writtenDays.day, day), eq(writtenDays.stays, false)),
    );
}

const newestDays = prepared((db) =>
  db
    .select({ day: writtenDays.day })
    .from(writtenDays)
    .where(eq(writtenDays.userId, person()))
    .orderBy(desc(writtenDays.day))
    .limit(sql.placeholder('limit'))
    .prepare('latest_days'),
);

/** More days than anybody has written on. */
const EVERY_DAY = 100_000;

/** Every day written, newest first. */
export const allDays = (db: Database, ownerId: number): Promise<string[]> =>
  latestDays(db, ownerId, EVERY_DAY);

/** The latest days written, newest first. */
export async function latestDays(db: Database, ownerId: number, limit: number): Promise<string[]> {
  const rows = await newestDays(db).execute({ ownerId, limit });
  return rows.map(({ day }) => day);
}

/** The days written from one day to another, both among them, oldest first. */
export async function daysBetween(
  db: Database,
  ownerId: number,
  from: string,
  to: string,
): Promise<string[]> {
  const rows = await db
    .select({ day: writtenDays.day })
    .from(writtenDays)
    .where(and(eq(writtenDays.userId, ownerId), between(writtenDays.day, from, to)))
    .orderBy(asc(writtenDays.day));
  return rows.map(({ day }) => day);
}

export interface LedgerLine {
  kind: string;
  reference: string;
  amount: number;
}

const newLines = prepared((db) =>
  db
    .insert(xpEvents)
    .select(
      sql`select ${person()}::bigint, nextval('xp_events_id_seq'), kind, reference, amount,
        ${sql.placeholder('createdAt')}::timestamptz
      from unnest(${sql.placeholder('kinds')}::text[], ${sql.placeholder('references')}::text[],
        ${sql.placeholder('amounts')}::integer[]) with ordinality as line(kind, reference, amount, place)
      order by place`,
    )
    .onConflictDoNothing()
    .returning({ kind: xpEvents.kind, reference: xpEvents.reference, amount: xpEvents.amount })
    .prepare('append_lines'),
);

/** Appends lines that are not there yet, in order, and answers those that were appended. */
export function appendLines(
  tx: Database,
  ownerId: number,
  lines: readonly LedgerLine[],
  createdAt: Date,
): Promise<LedgerLine[]> {
  if (lines.length === 0) return Promise.resolve([]);
  return newLines(tx).execute({
    ownerId,
    createdAt: createdAt.toISOString(),
    kinds: lines.map(({ kind }) => kind),
    references: lines.map(({ reference }) => reference),
    amounts: lines.map(({ amount }) => amount),
  });
}

export async function findLine(
  tx: Database,
  ownerId: number,
  kind: string,
  reference: string,
): Promise<LedgerLine | undefined> {
  const [row] = await tx
    .select({ kind: xpEvents.kind, reference: xpEvents.reference, amount: xpEvents.amount })
    .from(xpEvents)
    .where(
      and(eq(xpEvents.userId, ownerId), eq(xpEvents.kind, kind), eq(xpEvents.reference, reference)),
    );
  return row;
}

/** How many lines of a kind are about a thing, those that pay again for it (`id~1`, …) among them. */
export async function countLinesOf(
  tx: Database,
  ownerId: number,
  kind: string,
  id: number,
): Promise<number> {
  const about = sql`split_part(${xpEvents.reference}, '~', 1) = ${String(id)}`;
  const [row] = await tx
    .select({ count: count() })
    .from(xpEvents)
    .where(and(eq(xpEvents.userId, ownerId), eq(xpEvents.kind, kind), about));
  return row?.count ?? 0;
}

const firstPayments = prepared((db) =>
  db
    .select({ count: count() })
    .from(xpEvents)
    .where(
      and(
        eq(xpEvents.userId, person()),
        eq(xpEvents.kind, sql.placeholder('kind')),
        gte(xpEvents.createdAt, sql`${sql.placeholder('since')}::timestamptz`),
        notLike(xpEvents.reference, '%~%'),
      ),
    )
    .prepare('count_first_payments'),
);

/**
 * How many lines of a kind were written since an instant, without those that pay again for what came
 * back: their references end in `~` and a number.
 */
export async function countFirstPayments(
  tx: Database,
  ownerId: number,
  kind: string,
  since: Date,
): Promise<number> {
  const [row] = await firstPayments(tx).execute({ ownerId, kind, since: since.toISOString() });
  return row?.count ?? 0;
}

const badges = prepared((db) =>
  db
    .select({ badgeId: userBadges.badgeId, unlockedAt: userBadges.unlockedAt })
    .from(userBadges)
    .where(eq(userBadges.userId, person()))
    .prepare('badges_of'),
);

export async function badgesOf(db: Database, ownerId: number): Promise<Map<string, Date>> {
  const rows = await badges(db).execute({ ownerId });
  return new Map(rows.map(({ badgeId, unlockedAt }) => [badgeId, unlockedAt]));
}

export async function insertBadges(
  tx: Database,
  ownerId: number,
  badgeIds: readonly string[],
  unlockedAt: Date,
): Promise<void> {
  if (badgeIds.length === 0) return;
  await tx
    .insert(userBadges)
    .values(badgeIds.map((badgeId) => ({ userId: ownerId, badgeId, unlockedAt })));
}
