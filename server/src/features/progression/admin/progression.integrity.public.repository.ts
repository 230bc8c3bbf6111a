import { and, desc, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/index.ts';
import { isMember, users } from '../../accounts/accounts.tables.ts';
import type { ProgressRow } from '../progression.repository.ts';
import { progress, writtenDays, xpEvents } from '../progression.tables.ts';

/** What a ledger adds up to. */
type LedgerTotals = Pick<
  ProgressRow,
  'xp' | 'xpAt' | 'peakXp' | 'entries' | 'questsCompleted' | 'weeklyReflections'
>;

/** That of somebody to whom nothing was ever paid. */
export const NO_LEDGER: LedgerTotals = {
  ...{ xp: 0, xpAt: new Date(0), peakXp: 0 },
  ...{ entries: 0, questsCompleted: 0, weeklyReflections: 0 },
};

/** Lines that count: a gift that was taken back is as if it had never been given, for the level as well. */
const stands = sql`kind <> 'gift-reversal' and not (kind = 'gift' and exists (
  select from ${xpEvents} as back where back.user_id = xp_events.user_id
    and back.kind = 'gift-reversal' and back.reference = xp_events.reference))`;

/** The totals of these people's ledgers, derived line by line; nobody without a line is among them. */
export async function sumLedgers(
  db: Database,
  ownerIds: readonly number[],
): Promise<ReadonlyMap<number, LedgerTotals>> {
  const lines = (kind: string) => sql`count(*) filter (where kind = ${kind})`;
  const rows = await db.execute<Record<string, number>>(sql`
    select user_id::float as id, coalesce(sum(amount), 0)::int as xp,
      coalesce((extract(epoch from (array_agg(created_at order by id desc))[1]) * 1000)::float, 0) as at,
      coalesce(max(running), 0)::int as peak,
      (${lines('entry')} - ${lines('entry-reversal')})::int as entries,
      ${lines('quest')}::int as quests, ${lines('weekly-reflection')}::int as weeks
    from (
      select user_id, id, created_at, kind, amount,
        sum(amount) over (partition by user_id order by id) as running
      from ${xpEvents} where ${xpEvents.userId} = any(${sql.param([...ownerIds])}::bigint[])
        and ${stands}
    ) as ledger group by user_id`);
  return new Map(
    rows.map((row) => [
      row.id ?? 0,
      {
        xp: row.xp ?? 0,
        xpAt: new Date(row.at ?? 0),
        peakXp: Math.max(row.peak ?? 0, 0),
        entries: row.entries ?? 0,
        questsCompleted: row.quests ?? 0,
        weeklyReflections: row.weeks ?? 0,
      },
    ]),
  );
}

/** The totals of a person's ledger, derived line by line. */
export async function sumLedger(db: Database, ownerId: number): Promise<LedgerTotals> {
  return (await sumLedgers(db, [ownerId])).get(ownerId) ?? NO_LEDGER;
}

/** Every day that these people wrote on, newest first, by person. */
export async function daysOfAll(
  db: Database,
  ownerIds: readonly number[],
): Promise<ReadonlyMap<number, string[]>> {
  const rows = await db
    .select({ userId: writtenDays.userId, day: writtenDays.day })
    .from(writtenDays)
    .where(sql`${writtenDays.userId} = any(${sql.param([...ownerIds])}::bigint[])`)
    .orderBy(writtenDays.userId, desc(writtenDays.day));
  const days = new Map<number, string[]>();
  for (const { userId, day } of rows) {
    const known = days.get(userId);
    if (known) known.push(day);
    else days.set(userId, [day]);
  }
  return days;
}

/** Everybody's progress in the order of ids, after a given one. */
export function progressAfter(db: Database, id: number, limit: number): Promise<ProgressRow[]> {
  return db
    .select()
    .from(progress)
    .where(sql`${progress.userId} > ${id}`)
    .orderBy(progress.userId)
    .limit(limit);
}

/** How many of some accounts are people's, as administrators count them: the built-in author is nobody. */
export function countPeople(db: Database, ids: readonly number[]): Promise<number> {
  return db.$count(users, and(inArray(users.id, [...ids]), isMember));
}
