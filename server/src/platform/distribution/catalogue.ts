import type postgres from 'postgres';
import type { PlacedTable } from './obstacles.ts';
import type { Place } from './places.ts';

/** Every table of the installation, with what has to fit its place. */
export function readTables(sql: postgres.Sql): Promise<PlacedTable[]> {
  return sql.unsafe<PlacedTable[]>(`
    select c.relname as name,
      (select coalesce(json_agg(json_build_object('name', i.indexrelid::regclass::text, 'columns',
          (select json_agg(coalesce(a.attname, '') order by k.place)
            from unnest(i.indkey::int2[]) with ordinality k(number, place)
            left join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number and k.number > 0))), '[]')
        from pg_index i where i.indrelid = c.oid and i.indisunique) as uniques,
      (select coalesce(json_agg(json_build_object('name', f.conname,
          'columns', (select json_agg(a.attname order by k.place)
            from unnest(f.conkey) with ordinality k(number, place)
            join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.number),
          'empties', f.confdeltype in ('n', 'd'), 'to', f.confrelid::regclass::text,
          'toColumns', (select json_agg(a.attname order by k.place)
            from unnest(f.confkey) with ordinality k(number, place)
            join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.number))), '[]')
        from pg_constraint f where f.conrelid = c.oid and f.contype = 'f') as "foreignKeys"
    from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not exists (
      select from pg_depend d
      where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by c.relname collate "C"`);
}

/** Whether the tables of this database have been distributed. */
export async function isDistributed(sql: postgres.Sql): Promise<boolean> {
  const [{ isThere } = { isThere: false }] = await sql<{ isThere: boolean }[]>`
    select to_regclass('pg_catalog.pg_dist_partition') is not null as "isThere"`;
  return isThere && (await readPlaced(sql)).has('users');
}

/** Where a table lies: by which column it is divided, which is null for a copy on every node. */
export interface Placed {
  place: Exclude<Place, 'user' | 'post'> | 'divided';
  column: string | null;
  /** Tables with the same number lie together. */
  colocation: number;
}

/** The tables that Citus knows. A local one is among them where a foreign key led it there. */
export async function readPlaced(sql: postgres.Sql): Promise<ReadonlyMap<string, Placed>> {
  const rows = await sql<(Placed & { name: string })[]>`
    select c.relname as name, colocationid as colocation,
      case when partmethod = 'h' then 'divided' when repmodel = 't' then 'reference' else 'local'
        end as place,
      case when partmethod = 'h' then column_to_column_name(logicalrelid, partkey) end as column
    from pg_dist_partition join pg_class c on c.oid = logicalrelid
    where c.relnamespace = 'public'::regnamespace`;
  return new Map(rows.map(({ name, ...placed }) => [name, placed]));
}
