import { PEOPLE_LIMITS } from '@pathkeeper/contract';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { prepared } from '../../platform/database/queries/prepared-query.ts';
import { isMember, users } from '../accounts/accounts.tables.ts';
import { billingAccounts } from '../entitlements/entitlements.tables.ts';
import { progress } from '../progression/progression.tables.ts';

const byIds = prepared((db) =>
  db
    .select({
      id: users.id,
      username: users.username,
      emblem: users.emblem,
      xp: progress.xp,
      peakXp: progress.peakXp,
      isEntitled: billingAccounts.isEntitled,
      entitledUntil: billingAccounts.entitledUntil,
    })
    .from(users)
    .leftJoin(progress, eq(progress.userId, users.id))
    .leftJoin(billingAccounts, eq(billingAccounts.userId, users.id))
    .where(sql`${users.id} = any(${sql.placeholder('ids')}::bigint[])`)
    .prepare('people_by_ids'),
);

/** What everybody may know of these people, and what their level and seal follow from. */
export const peopleByIds = (db: Database, ids: readonly number[]) => byIds(db).execute({ ids });

/** The first members whose names begin so, in the order of their names; the built-in author is none. */
export async function idsByPrefix(
  db: Database,
  prefix: string,
  exceptId: number,
): Promise<number[]> {
  const pattern = `${prefix.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(sql`lower(${users.username}) like ${pattern}`, isMember, ne(users.id, exceptId)))
    // The order of the index, so that it stops at the last name that is wanted.
    .orderBy(sql`lower(${users.username}) using ~<~`)
    .limit(PEOPLE_LIMITS.names);
  return rows.map(({ id }) => id);
}

/** The members of these names, in any case, by the name in lower case. */
export async function idsByNames(
  db: Database,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (names.length === 0) return new Map();
  const lower = names.map((name) => name.toLowerCase());
  const rows = await db
    .select({ id: users.id, name: sql<string>`lower(${users.username})` })
    .from(users)
    .where(and(inArray(sql`lower(${users.username})`, lower), isMember));
  return new Map(rows.map(({ id, name }) => [name, id]));
}
