import type postgres from 'postgres';
import { bulkLoad } from '../seed/bulk-load.ts';

/** One person in a thousand is kept out. */
const SUSPENDED = 1000;
/** The days on one of which somebody wrote last. */
const DAYS = 700;
/** Somebody has one entry a day, from none to so many less one, up to that day. */
const MOST_ENTRIES = 20;
/** Of so many days the entries themselves are there, for the charts. */
const CHARTED = 60;

const FIRST_NAMES =
  'Ada Agnes Amara Anouk Aylin Bela Bruno Carla Chidi Clara Dario Dilek Edith Elif Emil Farid Fatou Greta Hana Hugo Ibrahim Ines Ingrid Ivo Jana Jonas Kemal Lea Linh Luca Maren Mateo Mina Nadia Nils Olga Omar Paula Pavel Rosa Samira Sanne Sofia Tariq Theo Vera Wanda Yara Yusuf Zoe';
const LAST_NAMES =
  'Adler Akbar Baker Becker Berg Bianchi Blom Brandt Castro Costa Demir Diaz Dubois Eriksen Falk Ferrari Fischer Garcia Haas Hansen Horvat Ito Jansen Kaya Keller Khan Kovac Kruger Larsen Lehmann Lopez Mancini Meyer Moreau Nakamura Novak Okafor Olsen Park Perez Petrov Quinn Rossi Sato Schmid Silva Smit Tanaka Varga Weber';

/** What is searched for among the people. */
export const SEARCHED = { first: 'anouk', both: 'anouk okafor', nobody: 'zeugma' };

/**
 * Fills an installation with people who have an account, a ledger, days they wrote on, and totals that agree
 * with these, so that a check finds nothing to mend; and runs `vacuum analyze`.
 */
export async function seedOffice(sql: postgres.Sql, people: number): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local synchronous_commit = off`;
    await tx`set local maintenance_work_mem = '512MB'`;
    const [last] = await tx<{ id: string }[]>`select max(id) as id from users`;
    const first = Number(last?.id ?? 0) + 1;
    await addAccounts(tx, people);
    await addProgress(tx, first);
    await addLedger(tx, first);
    await addEntries(tx, first);
    await tx`insert into user_badges (user_id, badge_id, unlocked_at)
      select user_id, 'badge-' || n, joined_at from progress, generate_series(1, user_id % 4) n
      where user_id >= ${first}`;
    await tx`insert into suspensions (user_id, reason, created_at)
      select user_id, 'A measurement', now() from progress
      where user_id >= ${first} and user_id % ${SUSPENDED} = 0`;
  });
  await sql`vacuum analyze`;
}

function addAccounts(tx: postgres.TransactionSql, people: number): Promise<void> {
  const [firsts, lasts] = [FIRST_NAMES, LAST_NAMES].map((names) => names.split(' '));
  return bulkLoad(
    tx,
    'users',
    () => tx`
    insert into users (username, email, password_hash, first_name, last_name, created_at)
    select name, name || '@example.org', 'nobody signs in as these', first, last,
      date_trunc('hour', now()) - (${DAYS} + hash % 30) * interval '1 day'
    from (select n, hash, first, last, lower(first || '.' || last) || n as name from (
      select n, hash, (${firsts as string[]}::text[])[1 + hash % ${firsts?.length ?? 1}] as first,
        (${lasts as string[]}::text[])[1 + (hash / 1000) % ${lasts?.length ?? 1}] as last
      from (select n, abs(hashint4(n) / 2) as hash from generate_series(1, ${people}::int) n) hashed
    ) drawn) named order by n`,
  );
}

/** The totals: XP of a gift, few with much, and ten for each entry; an entry on each day of one run. */
async function addProgress(tx: postgres.TransactionSql, first: number): Promise<void> {
  await bulkLoad(
    tx,
    'progress',
    () => tx`
    insert into progress (user_id, joined_at, xp, peak_xp, counted_xp, xp_at, counted_day, entries,
      longest_streak, run_length, run_start, run_end, run_holds_until, last_day)
    select id, created_at, xp, xp, xp, at, (at at time zone 'UTC')::date, entries, entries,
      nullif(entries, 0), day - greatest(entries - 1, 0), day, day + 2, day
    from (
      select id, created_at, entries, 10 * entries + given as xp,
        case when entries > 0 then last_day end as day,
        case when entries > 0 then (last_day + time '12:00') at time zone 'UTC' else created_at end as at
      from (
        select id, created_at, (id % ${MOST_ENTRIES})::int as entries,
          5 + 5 * floor(4000 * power(random(), 4))::int as given,
          (now() at time zone 'UTC')::date - 1 - abs(hashint8(id) / 2) % ${DAYS}::int as last_day
        from users where id >= ${first}) drawn
    ) people order by id`,
  );
  await tx`insert into leaderboard_xp (xp, people)
    select counted_xp, count(*) from progress where counted_xp > 0 group by 1`;
  await tx`insert into leaderboard_days (xp, day, people)
    select counted_xp, counted_day, count(*) from progress where counted_xp > 0 group by 1, 2`;
}

/** The lines and days that these totals come from. */
async function addLedger(tx: postgres.TransactionSql, first: number): Promise<void> {
  await bulkLoad(
    tx,
    'xp_events',
    () => tx`
    insert into xp_events (user_id, kind, reference, amount, created_at)
    select user_id, case when n = 0 then 'gift' else 'entry' end, n::text,
      case when n = 0 then xp - 10 * entries else 10 end,
      case when n = 0 then joined_at else xp_at - (entries - n) * interval '1 day' end
    from progress cross join lateral generate_series(0, entries) n where user_id >= ${first}`,
  );
  await bulkLoad(
    tx,
    'written_days',
    () => tx`
    insert into written_days (user_id, day)
    select user_id, run_start + n from progress cross join lateral generate_series(0, entries - 1) n
    where user_id >= ${first} and entries > 0`,
  );
}

async function addEntries(tx: postgres.TransactionSql, first: number): Promise<void> {
  await bulkLoad(
    tx,
    'entries',
    () => tx`
    insert into entries (user_id, content, tags, is_pinned, type, created_at, updated_at, local_date,
      listed_at, time_zone, version, word_count, search)
    select user_id, 'A day.', '{}', false, 'journal', at, at, day, at, 'UTC', 1, 2,
      to_tsvector('simple', 'a day')
    from (select user_id, day, (day + time '12:00') at time zone 'UTC' as at from written_days
      where user_id >= ${first} and day > current_date - ${CHARTED}::int) recent order by at, user_id`,
  );
}
