import { and, asc, eq, getTableColumns, gt, type InferSelectModel, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import type { FileStorage } from './files/index.ts';

interface ExportFile {
  /** Name of its file, without the ending. */
  name: string;
  /** A line for the table of contents. */
  about: string;
}

/** A list of a person's rows, streamed while it is packed. */
export interface ExportList<Row extends object = object> extends ExportFile {
  rows(db: Database, ownerId: number): AsyncIterable<Row>;
  /** Files that the rows tell of, packed as they are. */
  attachments?(db: Database, ownerId: number, files: FileStorage): AsyncIterable<Attachment>;
}

/** A file beside the rows. */
export interface Attachment {
  /** Path in the archive. */
  name: string;
  date: Date;
  content: Uint8Array;
}

/** One small object. */
interface ExportObject extends ExportFile {
  thing(db: Database, ownerId: number): Promise<object>;
}

/** A table whose rows each belong to one person. */
export type OwnTable = PgTable & { userId: PgColumn };

/** A row as it is exported: without its owner, who is the same for every row. */
export type OwnRow<T extends OwnTable> = Omit<InferSelectModel<T>, 'userId'>;

/** Rows in memory at a time. An entry can be 100,000 characters long. */
const BATCH = 100;

/** A list of a table's rows as they are, but for some columns. */
export interface ExportTable<T extends OwnTable = OwnTable> extends ExportList<OwnRow<T>> {
  table: T;
  without: readonly string[];
}

/** One file of an account's export. A feature names its own in `defineFeature`. */
export type ExportPart = ExportTable | ExportList | ExportObject;

interface RowOrder {
  /** A column that no two rows of one person share (among those of `where`); rows come in its order. */
  by: PgColumn;
  where?: SQL;
  /** Columns that are of no use to a reader. */
  without?: readonly string[];
}

/** Every row that a person has in a table, a batch at a time. */
export async function* ownRows<T extends OwnTable>(
  db: Database,
  ownerId: number,
  table: T,
  { by, where, without = [] }: RowOrder,
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

/** A person's rows of a table, a line each, in the order of the column `by`. */
export function exportTable<T extends OwnTable>({
  name,
  about,
  table,
  by,
  without = [],
}: ExportFile & { table: T } & Omit<RowOrder, 'where'>): ExportTable<T> {
  return {
    name,
    about,
    table,
    without,
    rows: (db, ownerId) => ownRows(db, ownerId, table, { by, without }),
  };
}
