import { and, asc, eq, getTableColumns, type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database/index.ts';
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

/** A table whose rows each belong to one person, or were written by one for others to read. */
export type OwnTable = PgTable & ({ userId: PgColumn } | { authorId: PgColumn });

/** A row as it is exported: without its owner, who is the same for every row. */
export type OwnRow<T extends OwnTable> = Omit<InferSelectModel<T>, 'userId' | 'authorId'>;

const ownerOf = (table: OwnTable): PgColumn => ('userId' in table ? table.userId : table.authorId);

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
  /** Columns that no two rows of one person share (among those of `where`); rows come in their order. */
  by: PgColumn | readonly PgColumn[];
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
  const hidden = new Set(['userId', 'authorId', ...without]);
  const order = Array.isArray(by) ? (by as readonly PgColumn[]) : [by as PgColumn];
  const columns = Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([name]) => !hidden.has(name)),
  );
  const own = and(eq(ownerOf(table), ownerId), where);
  const place = sql`(${sql.join([...order], sql`, `)})`;
  let last: SQL | undefined;
  for (;;) {
    const rows = await db
      .select({ row: columns, place: Object.fromEntries(order.map((each) => [each.name, each])) })
      .from(table as PgTable)
      .where(last === undefined ? own : and(own, sql`${place} > ${last}`))
      .orderBy(...order.map((each) => asc(each)))
      .limit(BATCH);
    for (const { row } of rows) yield row as OwnRow<T>;
    if (rows.length < BATCH) return;
    const values = Object.values(rows.at(-1)?.place ?? {});
    last = sql`(${sql.join(
      values.map((value, index) => sql.param(value, order[index])),
      sql`, `,
    )})`;
  }
}

/** A person's rows of a table, a line each, in the order of `by`. */
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
