import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';

/** Reads in one transaction: everything as it stood at one moment, whatever is written meanwhile. */
export function atOneMoment(db: Database, read: (tx: Database) => Promise<void>): Promise<void> {
  return db.transaction(
    async (tx) => {
      // Whoever downloads over a slow line makes long pauses between two reads.
      await tx.execute(sql`set local idle_in_transaction_session_timeout = '5min'`);
      await read(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
