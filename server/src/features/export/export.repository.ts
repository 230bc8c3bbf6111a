import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';

/**
 * Reads in one transaction: everything as it stood at one moment, whatever is written meanwhile.
 * Rejects as soon as the connection is lost, also while nothing is being read.
 */
export function atOneMoment(db: Database, read: (tx: Database) => Promise<void>): Promise<void> {
  return db.transaction(
    async (tx) => {
      // Whoever downloads over a slow line makes long pauses between two reads; how long is the
      // reader's watch to say.
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      await read(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
