import type postgres from 'postgres';
import type { Column } from './manifest.ts';

export interface Table {
  name: string;
  /** In their order, without those the database works out itself. */
  columns: Column[];
  /** Names of the tables its foreign keys lead to, itself left out. */
  references: string[];
}

export interface SequenceState {
  name: string;
  last: string;
  isCalled: boolean;
}

/** `"name"`, as SQL wants a name that may hold anything. */
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** A table of the schema, as SQL names it. */
export const inSchema = (name: string) => `public.${quoted(name)}`;

/** Neither what an extension brought along, nor what lasts for a session only. */
const OURS = `
  c.relnamespace = 'public'::regnamespace and c.relpersistence <> 't' and not exists (
    select from pg_depend d
    where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

/** Every table there is, in the order of their names: from the catalogue, so that none is forgotten. */
export async function readTables(sql: postgres.Sql): Promise<Table[]> {
  return await sql.unsafe<Table[]>(`
    select c.relname as name,
      (select json_agg(json_build_object(
          'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      ) as columns,
      (select coalesce(json_agg(distinct other.relname), '[]')
        from pg_constraint k join pg_class other on other.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and other.oid <> c.oid
      ) as references
    from pg_class c where c.relkind = 'r' and ${OURS} order by c.relname collate "C"`);
}

/** Where every sequence stands. It may run ahead of the rows in a snapshot, never behind. */
export async function readSequences(sql: postgres.Sql): Promise<SequenceState[]> {
  const found = await sql.unsafe<{ name: string }[]>(
    `select c.relname as name from pg_class c where c.relkind = 'S' and ${OURS} order by 1`,
  );
  const states: SequenceState[] = [];
  for (const { name } of found) {
    const [state] = await sql.unsafe<Omit<SequenceState, 'name'>[]>(
      `select last_value::text as last, is_called as "isCalled" from ${inSchema(name)}`,
    );
    if (state) states.push({ name, ...state });
  }
  return states;
}

/** The tables in an order in which a foreign key finds what it leads to. */
export function inReferenceOrder<T extends Pick<Table, 'name' | 'references'>>(tables: T[]): T[] {
  const ordered: T[] = [];
  const waiting = new Map(tables.map((table) => [table.name, table]));
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ references }) =>
      references.every((name) => !waiting.has(name)),
    );
    if (ready.length === 0) {
      throw new Error(`Foreign keys run in a circle among ${[...waiting.keys()].join(', ')}.`);
    }
    for (const table of ready) waiting.delete(table.name);
    ordered.push(...ready);
  }
  return ordered;
}

/** `COPY table (columns)`; rows go by the names of their columns, whatever their order is. */
export function copyOf({ name, columns }: Pick<Table, 'name' | 'columns'>): string {
  return `copy ${inSchema(name)} (${columns.map((column) => quoted(column.name)).join(', ')})`;
}

/**
 * Removes the indexes that no key needs and gives the statements that make them again: built over
 * all rows at once, they take a fraction of the time that they take row by row.
 */
export async function setIndexesAside(sql: postgres.Sql): Promise<string[]> {
  const found = await sql.unsafe<{ name: string; definition: string }[]>(`
    select c.relname as name, pg_get_indexdef(c.oid) as definition
    from pg_class c join pg_index i on i.indexrelid = c.oid
    where ${OURS} and not exists (select from pg_constraint k where k.conindid = c.oid)
      and i.indrelid in (select oid from pg_class where relkind = 'r')
    order by c.relname collate "C"`);
  for (const { name } of found) await sql.unsafe(`drop index ${inSchema(name)}`);
  return found.map(({ definition }) => definition);
}
