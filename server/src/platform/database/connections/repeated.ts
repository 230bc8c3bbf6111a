import { setTimeout as sleep } from 'node:timers/promises';
import { sqlState } from '../errors.ts';

/** What PostgreSQL rolls back for the sake of others: a conflict of snapshots, a deadlock. */
const FOR_OTHERS = new Set(['40001', '40P01']);

/** How often something is tried in all. */
const TRIES = 4;
/** How long the second try waits at most, in milliseconds; the third twice as long. */
const PAUSE_MS = 20;

/**
 * Runs `work`, and again where PostgreSQL has rolled it back for the sake of others: nothing of it is stored then,
 * and the other one has gone on.
 * @param mayRepeat whether it may run again after such an error
 * @throws the last error of `work`
 */
export async function repeated<T>(
  work: () => Promise<T>,
  mayRepeat: (error: unknown) => boolean = () => true,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const isForOthers = FOR_OTHERS.has(sqlState(error) ?? '');
      if (tries === TRIES || !isForOthers || !mayRepeat(error)) throw error;
      // Those who met would meet again.
      await sleep(Math.random() * PAUSE_MS * tries);
    }
  }
}
