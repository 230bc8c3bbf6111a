import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/index.ts';
import { type EntryRow, entries } from '../entries.tables.ts';

/** The entry next to one in the order of the list, from its index; null at the end. */
export async function findNeighbour(
  db: Database,
  { userId, id }: Pick<EntryRow, 'userId' | 'id'>,
  side: 'earlier' | 'later',
): Promise<Pick<EntryRow, 'id' | 'localDate'> | null> {
  const order = side === 'earlier' ? desc : asc;
  // Read by the database: an instant in JavaScript has lost its microseconds.
  const here = sql`(select e.listed_at, e.id from entries e where e.user_id = ${userId} and e.id = ${id})`;
  const isBeyond =
    side === 'earlier'
      ? sql`(${entries.listedAt}, ${entries.id}) < ${here}`
      : sql`(${entries.listedAt}, ${entries.id}) > ${here}`;
  const [row] = await db
    .select({ id: entries.id, localDate: entries.localDate })
    .from(entries)
    .where(and(eq(entries.userId, userId), isBeyond))
    .orderBy(order(entries.listedAt), order(entries.id))
    .limit(1);
  return row ?? null;
}
