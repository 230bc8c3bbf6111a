import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';

/**
 * Reads from one snapshot, in one read-only transaction. Rejects as soon as the connection is lost, also
 * while nothing is being read.
 */
export function atOneMoment(db: Database, read: (tx: Database) => Promise<void>): Promise<void> {
  return db.transaction(
    async (tx) => {
      // A slow download pauses long between two reads; passOn limits for how long.
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      await read(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
