import postgres from 'postgres';
import type { ConnectionOptions } from '../database/index.ts';
import { BackupError } from './errors.ts';

/** What a session needs that reads or writes rows as text, whatever its server is set to. */
export const SESSION = `
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0;
  set local search_path = public;
  set local timezone = 'UTC';
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local extra_float_digits = 3;
  set local bytea_output = 'hex';
  set local row_security = off;
`;

/**
 * One connection, which is never opened again once it is lost: a transaction must not go on without
 * its first half. Close it with `end({ timeout: 0 })`, which ends the transaction under way.
 * @throws BackupError when the database cannot be reached
 */
export async function connectOnce(connection: ConnectionOptions | string): Promise<postgres.Sql> {
  const settings: postgres.Options<Record<string, never>> = {
    max: 1,
    max_lifetime: null,
    idle_timeout: 0,
    connect_timeout: 10,
    fetch_types: false,
    connection: { application_name: 'pathkeeper backup' },
    onnotice: () => {},
    onclose: () => void sql.end({ timeout: 0 }),
  };
  const sql: postgres.Sql =
    typeof connection === 'string'
      ? postgres(connection, settings)
      : postgres({ ...settings, ...connection });
  try {
    await sql`select 1`;
    return sql;
  } catch (error) {
    await sql.end({ timeout: 0 });
    const reason = error instanceof Error && error.message ? error.message : 'no answer';
    throw new BackupError(
      typeof connection === 'string'
        ? `The database cannot be used (${reason}); check DATABASE_URL, see docs/operating.md.`
        : `The built-in database does not answer (${reason}); try again in a moment.`,
    );
  }
}
