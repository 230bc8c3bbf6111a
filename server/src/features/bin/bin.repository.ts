import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { isAfter, newestFirst, type Window } from '../../platform/database/paging.ts';
import type { Tie } from '../../platform/database/set-aside.ts';
import { bin } from './bin.tables.ts';

export type BinRow = typeof bin.$inferSelect;
export type Kind = BinRow['kind'];

/** Characters of the words that the list shows. */
const EXCERPT = 240;

const { id, kind, thingId, deletedAt } = getTableColumns(bin);
const textOf = (name: string, length: number): SQL<string | null> =>
  sql<string | null>`left(${bin.row} ->> ${name}::text, ${length}::int)`;

const ofThing = (ownerId: number, of: Kind, thing: number) =>
  and(eq(bin.userId, ownerId), eq(kind, of), eq(thingId, thing));

/** What lies in somebody's bin, the latest first, with how its words begin. */
export function listBin(db: Database, ownerId: number, { limit, after }: Window) {
  return db
    .select({
      ...{ id, kind, thingId, deletedAt },
      title: textOf('title', EXCERPT),
      excerpt: textOf('content', EXCERPT),
      localDate: textOf('local_date', EXCERPT),
    })
    .from(bin)
    .where(and(eq(bin.userId, ownerId), after ? isAfter(deletedAt, id, after) : undefined))
    .orderBy(...newestFirst(deletedAt, id))
    .limit(limit);
}

export async function insertBinned(
  tx: Database,
  ownerId: number,
  values: Omit<BinRow, 'userId' | 'id'>,
): Promise<void> {
  await tx.insert(bin).values({ ...values, userId: ownerId });
}

/** Takes something out of the bin; undefined when it is not there. */
export async function takeBinned(
  tx: Database,
  ownerId: number,
  of: Kind,
  thing: number,
): Promise<BinRow | undefined> {
  const [row] = await tx
    .delete(bin)
    .where(ofThing(ownerId, of, thing))
    .returning();
  return row;
}

/** Ties an insight that is back to its entry that still lies in the bin: it is tied again when that comes back. */
export async function tieInsightToBinned(
  tx: Database,
  ownerId: number,
  { entryId, insightId }: { entryId: number; insightId: number },
): Promise<void> {
  const tie: Tie = { table: 'insights', column: 'entry_id', ids: [insightId] };
  await tx
    .update(bin)
    .set({ ties: sql`${bin.ties} || ${JSON.stringify([tie])}::jsonb` })
    .where(ofThing(ownerId, 'entry', entryId));
}

export async function isBinned(
  db: Database,
  ownerId: number,
  of: Kind,
  thing: number,
): Promise<boolean> {
  const rows = await db
    .select({ id })
    .from(bin)
    .where(ofThing(ownerId, of, thing));
  return rows.length > 0;
}

/** Deletes something in the bin for good; false when it is not there. */
export async function deleteBinned(tx: Database, ownerId: number, which: number): Promise<boolean> {
  const rows = await tx
    .delete(bin)
    .where(and(eq(bin.userId, ownerId), eq(id, which)))
    .returning({ id });
  return rows.length > 0;
}

/**
 * Drops the reflections of weeks and months that went with what lies in the bin (`periods` of `changed`). They
 * may quote any other entry: once one is edited or deleted, none of them comes back.
 */
export async function dropPeriodsInBin(tx: Database, ownerId: number): Promise<void> {
  await tx
    .update(bin)
    .set({ changed: sql`jsonb_path_query_array(${bin.changed}, '$[*] ? (!exists(@.periods))')` })
    .where(and(eq(bin.userId, ownerId), sql`${bin.changed} @? '$[*].periods'`));
}
