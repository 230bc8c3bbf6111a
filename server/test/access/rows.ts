import { sql } from 'drizzle-orm';
import type { Database } from '../../src/platform/database/index.ts';

/** A fingerprint of somebody's rows in each table, by its name. */
export type Rows = Record<string, string>;

/**
 * Reads the fingerprints of everything that is stored of somebody, so that it can be compared before
 * and after. Left out is the zone last named, which any request may change (D12).
 */
export async function rowsReader(db: Database): Promise<(userId: number) => Promise<Rows>> {
  const owned = await db.execute<{ name: string; owner: string }>(sql`
    select table_name as name, column_name as owner from information_schema.columns
    where table_schema = 'public' and column_name in ('user_id', 'author_id')
    order by table_name, column_name`);
  return async (userId) => {
    const parts = [...owned].map(
      ({ name, owner }) => sql`
        select ${name}::text as name, md5(coalesce(string_agg(h, '' order by h), '')) as hash
        from (select md5(t::text) as h from ${sql.identifier(name)} t
              where t.${sql.identifier(owner)} = ${userId}) x`,
    );
    const person = sql`
      select 'users' as name, md5((to_jsonb(u) - 'time_zone')::text) as hash
      from users u where u.id = ${userId}`;
    const rows = await db.execute<{ name: string; hash: string }>(
      sql.join([...parts, person], sql` union all `),
    );
    return Object.fromEntries([...rows].map(({ name, hash }) => [name, hash]));
  };
}

/** The tables in which two fingerprints differ. */
export function changedTables(before: Rows, after: Rows): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => before[name] !== after[name]).sort();
}
