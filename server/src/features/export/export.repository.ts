import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { runOnce } from '../../platform/database/transaction.ts';

/**
 * Reads from one snapshot, in one read-only transaction. Rejects as soon as the connection is lost, also
 * while nothing is being read.
 */
export function atOneMoment<T>(db: Database, read: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction(
    async (tx) => {
      // What is read is being sent meanwhile.
      runOnce(tx);
      // Between two reads many pictures may have to be fetched.
      await tx.execute(sql`set local idle_in_transaction_session_timeout = '5min'`);
      return read(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
