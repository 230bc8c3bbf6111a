import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';

/**
 * Reads in one transaction: everything as it stood at one moment, whatever is written meanwhile.
 * Rejects when the connection is lost, and leaves the reading to be ended by whoever awaits this.
 */
export async function atOneMoment(
  db: Database,
  read: (tx: Database) => Promise<void>,
): Promise<void> {
  let isOver = false;
  const transaction = db.transaction(
    async (tx) => {
      // Whoever downloads over a slow line makes long pauses between two reads. How long is the
      // reader's watch to say: postgres.js does not survive being cut off by PostgreSQL.
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      await read(tx).catch((error: unknown) => {
        // On a lost connection postgres.js 3.4.9 ends the process with its ROLLBACK (its issue
        // 1208), or sends it into another's transaction; one that never ends sends none.
        return isOver || isLoss(error) ? new Promise<never>(() => {}) : Promise.reject(error);
      });
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  try {
    await transaction;
  } finally {
    isOver = true;
  }
}

/** Whether a query failed because its connection did. */
function isLoss(error: unknown): boolean {
  const { code, severity } = ((error as Error).cause ?? error) as Record<string, unknown>;
  return severity === 'FATAL' || /^(CONNECTION_|ECONNRESET|EPIPE)/.test(`${code}`);
}
