import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/index.ts';

/** The version of PostgreSQL, and how much room the journal takes in it. */
export async function describeDatabase(db: Database): Promise<{ version: string; bytes: number }> {
  const [row] = await db.execute<{ version: string; bytes: string }>(sql`
    select current_setting('server_version') as version,
      pg_database_size(current_database())::text as bytes`);
  return { version: row?.version ?? '', bytes: Number(row?.bytes ?? 0) };
}
