import type { Progress } from '../platform/backup/index.ts';
import { stopOnSignals } from '../platform/start.ts';

const EVERY_MS = 2000;

/** Prints the progress of long work every two seconds, to standard error. */
export function progressLines(done: string): Progress {
  let last = performance.now();
  return (table, rows) => {
    if (performance.now() - last < EVERY_MS) return;
    last = performance.now();
    console.error(`… ${table}: ${rows.toLocaleString('en')} rows ${done}`);
  };
}

/**
 * Runs work that opens one thing after another, and closes them in the opposite order when it ends
 * or is interrupted. An interrupted process ends only when the work has tidied up behind itself.
 */
export async function stoppable<T>(
  work: (onLeave: (close: () => Promise<void>) => void) => Promise<T>,
): Promise<T> {
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const each of closers.splice(0).reverse()) await each();
  };
  const run = async () => {
    try {
      return await work((each) => void closers.push(each));
    } finally {
      await close();
    }
  };
  const working = run();
  let isInterrupted = false;
  stopOnSignals(async () => {
    isInterrupted = true;
    await close();
    await working.catch(() => {});
  }, 130);
  try {
    return await working;
  } catch (error) {
    // The process ends by the signal, before this would be said.
    if (isInterrupted) return await new Promise<never>(() => {});
    throw error;
  }
}

/** The folder in which the command was typed; npm runs its scripts in the repository's. */
export function fromWhereTyped(): string {
  const { npm_lifecycle_event: script = '', INIT_CWD } = process.env;
  return (['backup', 'restore'].includes(script) && INIT_CWD) || process.cwd();
}

/** `3.4 s` since a moment of `performance.now()`. */
export const seconds = (began: number) => `${((performance.now() - began) / 1000).toFixed(1)} s`;

/** `12.3 MB` */
export const size = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
