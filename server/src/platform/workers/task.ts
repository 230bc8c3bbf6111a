import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';

/** The settings that tasks know. */
export type TaskSettings = Pick<Config, 'SAFETY_FILE'>;

/**
 * Work without a database that takes long: a pure function of plain data (ADR-0031). It runs in a worker
 * or here, and cannot tell which: input and result are copied.
 */
export interface Task<Input, Output> {
  /** Unique among all tasks: the worker finds it by this name. */
  readonly name: string;
  run(input: Input, settings: TaskSettings): Output | Promise<Output>;
}

/** Declares a task; `server/src/worker.ts` lists them all. */
export const defineTask = <Input, Output>(task: Task<Input, Output>): Task<Input, Output> => task;

/** What a worker is sent. */
export interface Asked {
  task: string;
  input: unknown;
  settings: TaskSettings;
}

/** What a worker answers: a refusal crosses threads as data, since the class of an error is lost there. */
export type Answered =
  | { result: unknown }
  | { refused: Pick<AppError, 'code' | 'message' | 'details'> };

// biome-ignore lint/suspicious/noExplicitAny: tasks of any input and output are listed together.
export type AnyTask = Task<any, any>;

/** The function that a worker answers with. */
export function answering(tasks: readonly AnyTask[]): (asked: Asked) => Promise<Answered> {
  const byName = new Map(tasks.map((task) => [task.name, task]));
  return async ({ task, input, settings }) => {
    const found = byName.get(task);
    if (!found) throw new Error(`worker.ts does not list the task ${task}.`);
    try {
      return { result: await found.run(input, settings) };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { code, message, details } = error;
      return { refused: { code, message, details } };
    }
  };
}
