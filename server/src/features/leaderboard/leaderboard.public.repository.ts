import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { prepared, preparedSql } from '../../platform/database/queries/prepared-query.ts';
import { users } from '../accounts/accounts.tables.ts';
import { progress } from '../progression/progression.tables.ts';

const shown = {
  id: users.id,
  username: users.username,
  emblem: users.emblem,
  timeZone: users.timeZone,
  xp: progress.xp,
  peakXp: progress.peakXp,
  entries: progress.entries,
  runLength: progress.runLength,
  runHoldsUntil: progress.runHoldsUntil,
};

/** Somebody on the leaderboard, as far as it asks. */
export type ListedPerson = Awaited<ReturnType<typeof firstPeople>>[number];

/** On the leaderboard; as the index says it. */
const isListed = sql`${progress.listed} and ${progress.xp} > 0`;

const first = prepared((db) =>
  db
    .select(shown)
    .from(progress)
    .innerJoin(users, eq(users.id, progress.userId))
    .where(isListed)
    .orderBy(desc(progress.xp), asc(progress.xpAt), asc(progress.userId))
    .limit(sql.placeholder('limit'))
    .prepare('leaderboard_first'),
);

/** Those with the most XP; of equal XP whoever reached it first. */
export const firstPeople = (db: Database, limit: number) => first(db).execute({ limit });

/** Ids of a person's neighbours in the order of the list, the person among them, and their place. */
export interface Neighbourhood {
  rank: number;
  above: number[];
  below: number[];
}

/** What somebody's place is reckoned from. */
interface Standing {
  xp: number;
  /** As text, for a JavaScript date would lose microseconds. */
  xpAt: string;
  day: string;
  midnight: string;
}

/** On the leaderboard, of the row `p`. */
const listed = sql`p.listed and p.xp > 0`;

const standing = preparedSql<Record<keyof Standing, string>>(
  'leaderboard_standing',
  sql`select xp, xp_at::text as "xpAt", (xp_at at time zone 'UTC')::date::text as day,
      date_trunc('day', xp_at, 'UTC')::text as midnight
    from progress p where user_id = ${sql.placeholder('userId')} and ${listed}`,
);

async function findStanding(db: Database, userId: number): Promise<Standing | undefined> {
  const [row] = await standing(db).execute({ userId });
  return row && { ...row, xp: Number(row.xp) };
}

const [xp, day] = [sql`${sql.placeholder('xp')}::int`, sql`${sql.placeholder('day')}::date`];
const at = sql`(${sql.placeholder('xpAt')}::timestamptz, ${sql.placeholder('userId')}::bigint)`;
const most = sql.placeholder('neighbours');
const others = sql`${listed} and p.user_id <> ${sql.placeholder('userId')}`;

const place = preparedSql<{ rank: string; above: string; below: string }>(
  'leaderboard_place',
  sql`select
      1 + (select coalesce(sum(people), 0) from leaderboard_xp h where h.xp > ${xp})
        + (select coalesce(sum(people), 0) from leaderboard_days h
            where h.xp = ${xp} and h.day < ${day})
        + (select count(*) filter (where ${others} and (
              p.xp > ${xp} or p.xp = ${xp} and (p.xp_at at time zone 'UTC')::date < ${day}))
            - count(*) filter (where
              p.counted_xp > ${xp} or p.counted_xp = ${xp} and p.counted_day < ${day})
            from progress p where p.count_due)
        + (select count(*) from progress p where ${others} and p.xp = ${xp}
            and p.xp_at >= ${sql.placeholder('midnight')}::timestamptz
            and (p.xp_at, p.user_id) < ${at}) as rank,
      array_to_string(array(select user_id from (
          (select p.user_id, p.xp, p.xp_at from progress p
            where ${others} and p.xp = ${xp} and (p.xp_at, p.user_id) < ${at}
            order by p.xp_at desc, p.user_id desc limit ${most})
          union all
          (select p.user_id, p.xp, p.xp_at from progress p where ${others} and p.xp > ${xp}
            order by p.xp, p.xp_at desc, p.user_id desc limit ${most})
        ) n order by n.xp, n.xp_at desc, n.user_id desc limit ${most}), ' ') as above,
      array_to_string(array(select user_id from (
          (select p.user_id, p.xp, p.xp_at from progress p
            where ${others} and p.xp = ${xp} and (p.xp_at, p.user_id) > ${at}
            order by p.xp_at, p.user_id limit ${most})
          union all
          (select p.user_id, p.xp, p.xp_at from progress p where ${others} and p.xp < ${xp}
            order by p.xp desc, p.xp_at, p.user_id limit ${most})
        ) n order by n.xp desc, n.xp_at, n.user_id limit ${most}), ' ') as below`,
);

/**
 * Where somebody stands, and who stands beside them, from one snapshot; null for whoever is not on the
 * leaderboard. Sums the histogram above their XP, its days among their equals, and counts those that
 * reached it on the same day one by one. Who has changed since the histogram was last folded
 * (`count_due`) is taken out as they were counted and put in as they are, so that the place is exact. The
 * person's own row is read before, by its key (ADR-0035): nobody stands above themselves, whatever it is since.
 */
export async function findPlace(
  db: Database,
  userId: number,
  neighbours: number,
): Promise<Neighbourhood | null> {
  const me = await findStanding(db, userId);
  if (!me) return null;
  const [row] = await place(db).execute({ userId, neighbours, ...me });
  if (!row) return null;
  return { rank: Number(row.rank), above: idsOf(row.above).reverse(), below: idsOf(row.below) };
}

const idsOf = (text: string): number[] => (text === '' ? [] : text.split(' ').map(Number));

const byIds = prepared((db) =>
  db
    .select(shown)
    .from(progress)
    .innerJoin(users, eq(users.id, progress.userId))
    .where(sql`${progress.userId} = any(${sql.placeholder('ids')}::bigint[])`)
    .prepare('leaderboard_people'),
);

/** These people as the leaderboard shows them, by id. */
export async function peopleOfList(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, ListedPerson>> {
  const rows = await byIds(db).execute({ ids });
  return new Map(rows.map((row) => [row.id, row]));
}

/** Adds `people` of `changes(xp, day, people)` to the histogram, its rows in one order. */
const addToDays = sql`
  insert into leaderboard_days as h (xp, day, people)
  select xp, day, sum(people) from changes group by xp, day having sum(people) <> 0 order by xp, day
  on conflict (xp, day) do update set people = h.people + excluded.people
  returning 1`;
const addToTotals = sql`
  insert into leaderboard_xp as h (xp, people)
  select xp, sum(people) from changes group by xp having sum(people) <> 0 order by xp
  on conflict (xp) do update set people = h.people + excluded.people
  returning 1`;

const lockDue = prepared((db) =>
  db
    .select({ userId: progress.userId })
    .from(progress)
    .where(and(eq(progress.userId, sql.placeholder('ownerId')), sql`${progress.countDue}`))
    .for('no key update', { skipLocked: true })
    .prepare('leaderboard_lock_due'),
);

/**
 * Counts up to `limit` people anew who changed since they were counted, in one statement: whoever reads
 * sees all of it or none. Somebody who is writing just now is passed over, for the next time: each is locked
 * by key before, which alone a distributed database does (ADR-0035). Answers how many were counted.
 */
export function foldChanges(db: Database, limit: number): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ userId: progress.userId })
      .from(progress)
      .where(sql`${progress.countDue}`)
      .orderBy(progress.userId)
      .limit(limit);
    const locked = await Promise.all(
      due.map(({ userId: ownerId }) => lockDue(tx).execute({ ownerId })),
    );
    const free = locked.flat().map(({ userId }) => userId);
    if (free.length > 0) {
      await fold(tx, sql`p.count_due and p.user_id = any(${sql.param(free)}::bigint[])`);
    }
    return free.length;
  });
}

/**
 * Takes somebody out of the histogram, before their row goes; in a transaction of `asOwner`, in which
 * they were unlisted.
 */
export async function foldPerson(tx: Database, ownerId: number): Promise<void> {
  await fold(tx, sql`p.count_due and p.user_id = ${ownerId}`);
}

async function fold(db: Database, which: typeof isListed): Promise<void> {
  await db.execute(sql`
    with due as materialized (
      select p.user_id, p.counted_xp, p.counted_day,
        case when p.listed and p.xp > 0 then p.xp else 0 end as xp,
        (p.xp_at at time zone 'UTC')::date as day
      from progress p where ${which}),
    counted as (
      update progress p set counted_xp = due.xp, counted_day = case when due.xp > 0 then due.day end
      from due where p.user_id = due.user_id returning p.user_id),
    changes as (
      select counted_xp as xp, counted_day as day, -1 as people from due where counted_xp > 0
      union all
      select xp, day, 1 from due where xp > 0),
    days as (${addToDays}),
    totals as (${addToTotals})
    select count(*)::int as counted from counted`);
}

/**
 * Compares the histogram with what every person is counted as, and mends what differs: nothing, unless
 * an account went without `leaveForGood`. Each comparison is one statement from one snapshot, and only
 * differences are added, so people may go on writing. Answers how many were counted wrongly.
 */
export async function mendHistogram(db: Database): Promise<number> {
  const counted = sql`select counted_xp as xp, counted_day as day, count(*) as people
    from progress where counted_xp > 0 group by 1, 2`;
  const [days] = await db.execute<{ wrong: number }>(sql`
    with changes as materialized (
      select xp, day, sum(people) as people
      from (${counted} union all select xp, day, -people from leaderboard_days) as compared
      group by xp, day having sum(people) <> 0),
    days as (${addToDays})
    select coalesce(sum(abs(people)), 0)::int as wrong from changes`);
  const [totals] = await db.execute<{ wrong: number }>(sql`
    with changes as materialized (
      select xp, sum(people) as people
      from (select xp, people from (${counted}) as c
        union all select xp, -people from leaderboard_xp) as compared
      group by xp having sum(people) <> 0),
    totals as (${addToTotals})
    select coalesce(sum(abs(people)), 0)::int as wrong from changes`);
  await db.execute(sql`delete from leaderboard_days where people = 0`);
  await db.execute(sql`delete from leaderboard_xp where people = 0`);
  return Math.max(days?.wrong ?? 0, totals?.wrong ?? 0);
}
