import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { AppError } from '../errors.ts';
import { createTurns, type TurnRule } from '../limits/turns.ts';
import type { Answered, Asked, Task, TaskSettings } from './task.ts';

export { answering, defineTask, type TaskSettings } from './task.ts';

/** What runs long tasks where they hold up nobody (ADR-0031). */
export interface Workers {
  /**
   * Runs a task for an account. `size` is how much it has to read, in characters: what is read in a moment
   * is read here.
   * @throws AppError unavailable when the workers are full or too late, too_many_requests when too many
   * tasks of the account wait
   */
  run<Input, Output>(
    task: Task<Input, Output>,
    asked: { ownerId: number; input: Input; size: number },
  ): Promise<Output>;
  close(): Promise<void>;
}

interface Options {
  settings: TaskSettings;
  /** The module of a worker; without one everything is run in this thread, in the same order. */
  module?: URL | undefined;
  /** For tests. */
  bounds?: Partial<typeof BOUNDS>;
}

const BOUNDS = {
  /** One core stays free for those who save and read. */
  threads: Math.max(1, Math.min(4, availableParallelism() - 1)),
  /** Tasks of all accounts that wait for a thread. */
  queue: 100,
  /** Milliseconds from asking to the answer. */
  deadline: 20_000,
  /** Characters that are read in this thread: about two milliseconds. */
  small: 4_000,
  /** What one thread may hold. */
  megabytes: 512,
};

/** One task of an account at a time, so that each account has its turn, however much one asks for. */
const READING: TurnRule = { name: 'reading', atOnce: 1, waiting: 60 };

const RETRY_SECONDS = 5;
/** A thread that had nothing to do for so long ends, and its memory is free. */
const IDLE_MS = 60_000;

/** Workers that start with the first task that needs one. */
export function createWorkers({ settings, module, bounds }: Options): Workers {
  const { threads, queue, deadline, small, megabytes } = { ...BOUNDS, ...bounds };
  const turns = createTurns();
  let pool: Piscina<Asked, Answered> | null = null;
  let underWay = 0;
  const start = (filename: string) =>
    new Piscina<Asked, Answered>({
      filename,
      name: 'answer',
      // A source is read as the server itself is.
      ...(filename.endsWith('.ts') ? { execArgv: ['--import', 'tsx'] } : {}),
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      // Where the system allows it, whoever saves goes first.
      niceIncrement: 5,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
      recordTiming: false,
    });

  async function inWorker<Output>(asked: Asked, filename: string, signal: AbortSignal) {
    if (underWay >= threads + queue) throw busy();
    pool ??= start(filename);
    underWay += 1;
    const answered = await pool
      .run(asked, { signal })
      .catch((error: unknown) => {
        throw signal.aborted || isEndOfThread(error) ? busy() : error;
      })
      .finally(() => {
        underWay -= 1;
      });
    if ('refused' in answered) {
      const { code, message, details } = answered.refused;
      throw new AppError(code, message, details);
    }
    return answered.result as Output;
  }

  return {
    async run<Input, Output>(
      task: Task<Input, Output>,
      { ownerId, input, size }: { ownerId: number; input: Input; size: number },
    ): Promise<Output> {
      if (size <= small) return task.run(input, settings);
      const signal = AbortSignal.timeout(deadline);
      return turns.take(READING, ownerId, async () => {
        if (signal.aborted) throw busy();
        if (!module) return structuredClone(await task.run(structuredClone(input), settings));
        return inWorker<Output>({ task: task.name, input, settings }, module.href, signal);
      });
    },
    async close() {
      await pool?.destroy();
    },
  };
}

/** Whether it was not the task that failed but its thread that ended, by itself or for the memory it took. */
const isEndOfThread = (error: unknown): boolean =>
  error instanceof Error &&
  (/^worker exited with code/.test(error.message) ||
    (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY');

const busy = () =>
  new AppError(
    'unavailable',
    'A lot is being read just now. Nothing is lost; please try again in a moment.',
    { retryAfter: RETRY_SECONDS },
  );
