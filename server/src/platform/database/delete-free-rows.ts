import { sql } from 'drizzle-orm';
import type { Database } from './index.ts';

/** A table of people's rows about posts, and the columns that tell a person's rows apart. */
interface RowsAboutPosts {
  table: string;
  key: readonly string[];
}

/**
 * Deletes people's rows about posts, but for those that somebody is just writing, which are not waited for:
 * whoever holds one may want what the transaction holds. Person by person, for rows are locked by key (ADR-0035).
 */
export async function deleteFreeRows(
  tx: Database,
  { table, key }: RowsAboutPosts,
  postIds: readonly number[],
): Promise<void> {
  const from = sql.identifier(table);
  const those = sql`post_id = any(${sql.param([...postIds])}::bigint[])`;
  const people = await tx.execute<{ id: string }>(
    sql`select distinct user_id as id from ${from} where ${those} order by 1`,
  );
  const columns = sql.join(
    key.map((name) => sql.identifier(name)),
    sql`, `,
  );
  for (const { id } of people) {
    await tx.execute(sql`
      delete from ${from} where user_id = ${id}::bigint and (${columns}) in (
        select ${columns} from ${from} where user_id = ${id}::bigint and ${those}
        for update skip locked)`);
  }
}
