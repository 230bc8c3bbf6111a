import { and, asc, eq, getTableColumns, gt, type InferSelectModel, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

interface Titled {
  /** Name of its file, without the ending. */
  name: string;
  /** A line for the table of contents. */
  about: string;
}

/** A list of somebody's own, read while it is written down. */
export interface TakeoutList<Row extends object = object> extends Titled {
  rows(db: Database, ownerId: number): AsyncIterable<Row>;
}

/** One small thing of somebody's own. */
interface TakeoutThing extends Titled {
  thing(db: Database, ownerId: number): Promise<object>;
}

/**
 * What a feature hands out when somebody takes everything along. Each feature with tables of
 * people's own exports its parts, and the takeout feature packs them.
 */
export type TakeoutPart = TakeoutList | TakeoutThing;

/** A table of somebody's own. */
export type OwnTable = PgTable & { userId: PgColumn };

/** A row as it is taken along: whose it is goes without saying. */
export type OwnRow<T extends OwnTable> = Omit<InferSelectModel<T>, 'userId'>;

/** Rows in memory at a time. An entry can be 100,000 characters long. */
const BATCH = 100;

interface Reading {
  /** A column that no two rows of one person share (among those of `where`); rows come in its order. */
  by: PgColumn;
  where?: SQL;
  /** Columns that are nothing to a reader. */
  without?: readonly string[];
}

/** Every row that somebody has in a table, a batch at a time. */
export async function* ownRows<T extends OwnTable>(
  db: Database,
  ownerId: number,
  table: T,
  { by, where, without = [] }: Reading,
): AsyncGenerator<OwnRow<T>> {
  const hidden = new Set(['userId', ...without]);
  const columns = Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([name]) => !hidden.has(name)),
  );
  const own = and(eq(table.userId, ownerId), where);
  let last: unknown;
  for (;;) {
    const rows = await db
      .select({ row: columns, place: by })
      .from(table as PgTable)
      .where(last === undefined ? own : and(own, gt(by, last)))
      .orderBy(asc(by))
      .limit(BATCH);
    for (const { row } of rows) yield row as OwnRow<T>;
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.place;
  }
}
