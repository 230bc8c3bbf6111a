import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './index.ts';

type Row = Record<string, unknown>;

/** What hung on a row: rows that went with it, or ids of those whose column was emptied. */
export type Tie = { table: string; column: string } & ({ rows: Row[] } | { ids: number[] });

/** A row as it was, in the database's names, and what hung on it. */
export interface SetAside {
  row: Row;
  ties: Tie[];
}

interface ForeignKey {
  /** The table that the key is of, and its column beside `user_id`. */
  table: string;
  column: string;
  /** The table that it names a row of. */
  target: string;
  onDelete: string;
}

/**
 * Takes a row of a person's out of its table, with everything that hangs on it by a foreign key as the
 * database's catalogue knows it: a new table that names the row cannot be forgotten.
 * @param without columns that are made anew when it comes back
 * @returns undefined when there is no such row
 */
export async function setAside(
  tx: Database,
  ownerId: number,
  { table, id, without = [] }: { table: string; id: number; without?: readonly string[] },
): Promise<SetAside | undefined> {
  const own = sql`user_id = ${ownerId} and id = ${id}`;
  const [found] = await tx.execute<{ row: Row }>(sql`
    select to_jsonb(t) - ${sql.param([...without])}::text[] as row
    from ${sql.identifier(table)} t where ${own}`);
  if (!found) return undefined;
  const ties: Tie[] = [];
  for (const key of await keysTo(tx, table)) ties.push(await tieOf(tx, ownerId, id, key));
  await untie(tx, ownerId, table, [id]);
  await tx.execute(sql`delete from ${sql.identifier(table)} where ${own}`);
  return { row: found.row, ties: ties.filter((tie) => ('ids' in tie ? tie.ids : tie.rows).length) };
}

async function tieOf(
  tx: Database,
  ownerId: number,
  id: number,
  { table, column, onDelete }: ForeignKey,
): Promise<Tie> {
  const names = sql`from ${sql.identifier(table)} t
    where user_id = ${ownerId} and ${sql.identifier(column)} = ${id}`;
  if (onDelete === CASCADE) {
    const rows = await tx.execute<{ row: Row }>(sql`select to_jsonb(t) as row ${names}`);
    return { table, column, rows: rows.map(({ row }) => row) };
  }
  const rows = await tx.execute<{ id: string }>(sql`select id::text as id ${names} order by id`);
  return { table, column, ids: rows.map((row) => Number(row.id)) };
}

/**
 * Empties the columns that name rows which are about to be deleted, and those that name what goes with
 * them. The foreign keys do not: a distributed database has no such keys (ADR-0035).
 */
export async function untie(
  tx: Database,
  ownerId: number,
  table: string,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  for (const { table: other, column: name, onDelete } of await keysTo(tx, table)) {
    const column = sql.identifier(name);
    const those = sql`user_id = ${ownerId} and ${column} = any(${sql.param([...ids])}::bigint[])`;
    if (onDelete !== CASCADE) {
      await tx.execute(sql`update ${sql.identifier(other)} set ${column} = null where ${those}`);
    } else if ((await keysTo(tx, other)).length > 0) {
      const rows = await tx.execute<{ id: string }>(
        sql`select id::text as id from ${sql.identifier(other)} where ${those}`,
      );
      await untie(
        tx,
        ownerId,
        other,
        rows.map(({ id }) => Number(id)),
      );
    }
  }
}

/**
 * Puts a row back with what hung on it. Columns that came since have their defaults, a column that names
 * what is gone is empty, and what has been tied to something else meanwhile stays so.
 * @param anew values of columns that were not set aside
 */
export async function putBack(
  tx: Database,
  ownerId: number,
  { table, row, ties }: SetAside & { table: string },
  anew: Record<string, SQL> = {},
): Promise<void> {
  const id = Number(row.id);
  await insertRow(tx, table, await withoutLost(tx, ownerId, table, row), anew);
  for (const tie of ties) {
    if ('rows' in tie) {
      for (const each of tie.rows)
        await insertRow(tx, tie.table, each, {}, sql`on conflict do nothing`);
    } else {
      const column = sql.identifier(tie.column);
      await tx.execute(sql`
        update ${sql.identifier(tie.table)} set ${column} = ${id}
        where user_id = ${ownerId} and id = any(${sql.param(tie.ids)}::bigint[])
          and ${column} is null`);
    }
  }
}

/** A row whose columns name only what is there. */
async function withoutLost(tx: Database, ownerId: number, table: string, row: Row): Promise<Row> {
  const left = { ...row };
  for (const { column, target } of await keysFrom(tx, table)) {
    const named = row[column];
    if (named === null || named === undefined) continue;
    const [there] = await tx.execute(sql`
      select 1 from ${sql.identifier(target)} where user_id = ${ownerId} and id = ${named}`);
    if (!there) left[column] = null;
  }
  return left;
}

async function insertRow(
  tx: Database,
  table: string,
  row: Row,
  anew: Record<string, SQL>,
  otherwise: SQL = sql``,
): Promise<void> {
  const known = await tx.execute<{ name: string }>(sql`
    select attname as name from pg_attribute
    where attrelid = ${table}::text::regclass and attnum > 0 and not attisdropped
      and attgenerated = ''`);
  const names = known.map(({ name }) => name).filter((name) => name in row || name in anew);
  const list = (each: (name: string) => SQL) => sql.join(names.map(each), sql`, `);
  await tx.execute(sql`
    insert into ${sql.identifier(table)} (${list((name) => sql`${sql.identifier(name)}`)})
    select ${list((name) => anew[name] ?? sql`${sql.identifier(name)}`)}
    from jsonb_populate_record(null::${sql.identifier(table)}, ${JSON.stringify(row)}::jsonb)
    ${otherwise}`);
}

const CASCADE = 'c';

/** Foreign keys to a table of personal rows, and from it; those to accounts are not among them. */
const keysTo = (tx: Database, table: string) =>
  keysWhere(tx, sql`c.confrelid = ${table}::text::regclass`);
const keysFrom = (tx: Database, table: string) =>
  keysWhere(tx, sql`c.conrelid = ${table}::text::regclass`);

async function keysWhere(tx: Database, isWanted: SQL): Promise<ForeignKey[]> {
  const keys = await tx.execute<Record<keyof ForeignKey, string>>(sql`
    select own.relname as table, target.relname as target, a.attname as column,
      c.confdeltype::text as "onDelete"
    from pg_constraint c
    join pg_class own on own.oid = c.conrelid
    join pg_class target on target.oid = c.confrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2]
    where c.contype = 'f' and array_length(c.conkey, 1) = 2 and ${isWanted}
    order by 1, 3`);
  return [...keys];
}
