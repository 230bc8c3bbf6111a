import { setImmediate as turn } from 'node:timers/promises';

/**
 * Does what takes the processor a while once the statements that were asked for just before are on their way, so
 * that PostgreSQL works meanwhile: else whoever waits would wait for one after the other.
 */
export async function meanwhile<T>(work: () => T): Promise<T> {
  // The driver sends at the end of a turn of the event loop what was asked for in it.
  await turn();
  await turn();
  return work();
}
