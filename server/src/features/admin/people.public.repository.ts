import type { PeopleFilter, PeopleSort } from '@pathkeeper/contract';
import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/index.ts';
import { accountDeletions, sessions, suspensions, users } from '../accounts/accounts.tables.ts';
import { forumPosts, forumReplies } from '../forum/forum.tables.ts';
import { activeDay, progress, userBadges } from '../progression/progression.tables.ts';
import { conditions, holdsAt, isForEverybody } from './people.filter.public.repository.ts';

const lowerName = sql<string>`lower(${users.username})`;

const SHOWN = {
  id: users.id,
  username: users.username,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  displayName: users.displayName,
  emblem: users.emblem,
  role: users.role,
  timeZone: users.timeZone,
  betaAccessGranted: users.betaAccessGranted,
  createdAt: users.createdAt,
  joinedAt: progress.joinedAt,
  xp: progress.xp,
  level: sql<number>`${progress.level}`.mapWith(Number),
  entries: progress.entries,
  runLength: progress.runLength,
  runHoldsUntil: progress.runHoldsUntil,
  longestStreak: progress.longestStreak,
  lastDay: progress.lastDay,
  forumPosts: progress.forumPosts,
  suspendedReason: suspensions.reason,
  suspendedUntil: suspensions.until,
  suspendedAt: suspensions.createdAt,
  deletedAt: accountDeletions.dueAt,
};

/** Somebody as the lists of administrators ask: nothing that they wrote. */
export type PersonRow = Awaited<ReturnType<typeof listPeople>>[number];

/** Where the next page begins: what the order is by, and the id. */
export type PeoplePlace = (string | number)[];

interface Order {
  by: SQL[];
  /** Behind a place; the index of the order finds it. */
  after(place: PeoplePlace): SQL;
  place(row: PersonRow): PeoplePlace;
}

const active = activeDay(progress.lastDay);

/** Each order has an index of its own columns. */
const ORDERS: Record<PeopleSort, Order> = {
  newest: {
    by: [desc(progress.joinedAt), desc(progress.userId)],
    after: ([at, id]) =>
      sql`(${progress.joinedAt}, ${progress.userId}) < (${at}::timestamptz, ${id}::bigint)`,
    place: ({ joinedAt, id }) => [joinedAt.toISOString(), id],
  },
  oldest: {
    by: [asc(progress.joinedAt), asc(progress.userId)],
    after: ([at, id]) =>
      sql`(${progress.joinedAt}, ${progress.userId}) > (${at}::timestamptz, ${id}::bigint)`,
    place: ({ joinedAt, id }) => [joinedAt.toISOString(), id],
  },
  name: {
    by: [sql`${lowerName} using ~<~`],
    after: ([name]) => sql`${lowerName} ~>~ ${name}`,
    place: ({ username }) => [username.toLowerCase()],
  },
  active: {
    by: [desc(active), desc(progress.userId)],
    after: ([day, id]) => sql`(${active}, ${progress.userId}) < (${day}::date, ${id}::bigint)`,
    place: ({ lastDay, id }) => [lastDay ?? '0001-01-01', id],
  },
  level: {
    by: [desc(progress.level), desc(progress.xp), desc(progress.userId)],
    after: ([level, xp, id]) =>
      sql`(${progress.level}, ${progress.xp}, ${progress.userId}) < (${level}::int, ${xp}::int, ${id}::bigint)`,
    place: ({ level, xp, id }) => [level, xp, id],
  },
};

export const placeOf = (sort: PeopleSort, row: PersonRow): PeoplePlace => ORDERS[sort].place(row);

/** People in an order, after a place: one page, by the index of the order. */
export function listPeople(
  db: Database,
  {
    filter,
    sort,
    limit,
    after,
    now,
  }: {
    filter: PeopleFilter;
    sort: PeopleSort;
    limit: number;
    after: PeoplePlace | null;
    now: Date;
  },
) {
  const order = ORDERS[sort];
  return db
    .select(SHOWN)
    .from(progress)
    .innerJoin(users, eq(users.id, progress.userId))
    .leftJoin(suspensions, and(eq(suspensions.userId, progress.userId), holdsAt(now)))
    .leftJoin(accountDeletions, eq(accountDeletions.userId, progress.userId))
    .where(and(...conditions(filter, now), after ? order.after(after) : undefined))
    .orderBy(...order.by)
    .limit(limit);
}

/** One person as the lists have them. */
export async function findPerson(
  db: Database,
  userId: number,
  now: Date,
): Promise<PersonRow | undefined> {
  const [row] = await db
    .select(SHOWN)
    .from(progress)
    .innerJoin(users, eq(users.id, progress.userId))
    .leftJoin(suspensions, and(eq(suspensions.userId, progress.userId), holdsAt(now)))
    .leftJoin(accountDeletions, eq(accountDeletions.userId, progress.userId))
    .where(and(eq(progress.userId, userId), ...conditions({}, now)));
  return row;
}

/** How many match, `most` at the most. */
export async function countPeople(
  db: Database,
  filter: PeopleFilter,
  most: number,
  now: Date,
): Promise<number> {
  const found = db
    .select({ one: sql`1` })
    .from(progress)
    .innerJoin(users, eq(users.id, progress.userId))
    .leftJoin(suspensions, and(eq(suspensions.userId, progress.userId), holdsAt(now)))
    .leftJoin(accountDeletions, eq(accountDeletions.userId, progress.userId))
    .where(and(...conditions(filter, now)))
    .limit(most);
  const [row] = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${found}) as found`,
  );
  return row?.count ?? 0;
}

/** About how many people there are, as the database last estimated; null where it has not. */
export async function estimatePeople(db: Database, filter: PeopleFilter): Promise<number | null> {
  if (!isForEverybody(filter)) return null;
  const [row] = await db.execute<{ count: number }>(
    sql`select reltuples::int as count from pg_class where oid = 'progress'::regclass`,
  );
  return row && row.count > 0 ? row.count : null;
}

type Counts = ReadonlyMap<number, number>;

/** That a column is one of some ids: one value, however many there are. */
const isOneOf = (column: AnyPgColumn, ids: readonly number[]): SQL =>
  sql`${column} = any(${sql.param([...ids])}::bigint[])`;

const countsOf = (rows: readonly { id: number | null; count: number }[]): Counts =>
  new Map(rows.map(({ id, count }) => [id ?? 0, count]));

/** How many badges these people have. */
export async function countBadges(db: Database, ids: readonly number[]): Promise<Counts> {
  const rows = await db
    .select({ id: userBadges.userId, count: sql<number>`count(*)::int` })
    .from(userBadges)
    .where(isOneOf(userBadges.userId, ids))
    .groupBy(userBadges.userId);
  return countsOf(rows);
}

/** How often what these people wrote in the forum is liked. */
export async function countLikes(db: Database, ids: readonly number[]): Promise<Counts> {
  const likes = (table: typeof forumPosts | typeof forumReplies) =>
    db
      .select({ id: table.authorId, count: sql<number>`sum(${table.likeCount})::int` })
      .from(table)
      .where(and(isOneOf(table.authorId, ids), isNull(table.removedAt)))
      .groupBy(table.authorId);
  const [posts, replies] = await Promise.all([likes(forumPosts), likes(forumReplies)]);
  const total = new Map(countsOf(posts));
  for (const [id, count] of countsOf(replies)) total.set(id, (total.get(id) ?? 0) + count);
  return total;
}

/** At how many places somebody is signed in, and when the last was used. */
export async function readSignedIn(
  db: Database,
  userId: number,
  now: Date,
): Promise<{ sessions: number; lastAt: Date | null }> {
  const [row] = await db
    .select({
      sessions: sql<number>`count(*) filter (where ${sessions.expire} > ${now.toISOString()}::timestamptz)::int`,
      lastAt: sql<number | null>`max((${sessions.sess}->>'lastUsedAt')::bigint)::float`,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId));
  return { sessions: row?.sessions ?? 0, lastAt: row?.lastAt ? new Date(row.lastAt) : null };
}
