import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';
import { createClient, type ModelClient } from './model.client.ts';
import type { ModelSettings } from './model.config.ts';
import { mostTokens, type Tokens } from './model.cost.ts';
import { withinTime } from './model.deadline.ts';
import { failureOf, isWorthRetrying, ModelFailure } from './model.failure.ts';
import type { Prompt } from './prompts.ts';

export interface Asking<T> {
  prompt: Prompt;
  schema?: z.ZodType | undefined;
  /** What the answer says; null when it is of no use. */
  read(text: string): T | null;
  signal: AbortSignal;
  onText?: ((piece: string) => void) | undefined;
  /** Whether the question may be sent a second time. */
  again(): Promise<boolean>;
  /** Adds what each request cost, also of those that came to nothing. */
  spend(tokens: Tokens): void;
}

interface Watched<T> extends Asking<T> {
  /** A request leaves; it is paid for once, with the first `spend` after it. */
  send(): void;
}

/**
 * Asks the model, once more when that may help, all within one time limit. A streamed answer is not
 * asked for again once a piece of it was given on.
 * @throws ModelFailure, or the AppError with which `onText` ended the stream
 */
export type Ask = <T>(asking: Asking<T>) => Promise<T>;

/** Milliseconds before the second try. */
const PAUSE = 250;

/** What this provider was found not to take. */
interface Habits {
  plain: boolean;
  streams: boolean;
}

export function createAsk(
  settings: ModelSettings,
  { fetch, pauseMs = PAUSE }: { fetch?: typeof globalThis.fetch; pauseMs?: number } = {},
): Ask {
  const client = createClient(settings, fetch);
  const habits: Habits = { plain: false, streams: true };
  return async (asking) => {
    if (asking.signal.aborted) throw new ModelFailure('stopped');
    let isOut = false;
    const send = () => {
      isOut = true;
    };
    const spend = (tokens: Tokens) => {
      if (!isOut) return;
      isOut = false;
      asking.spend(tokens);
    };
    try {
      return await withinTime(asking.signal, settings.timeoutMs, (signal) =>
        askTwice(client, habits, { ...asking, signal, send, spend }, pauseMs),
      );
    } catch (error) {
      // Nobody waits for the count of an answer that was given up, which may have been the longest.
      spend(mostTokens(asking.prompt));
      throw error;
    }
  };
}

async function askTwice<T>(
  client: ModelClient,
  habits: Habits,
  asking: Watched<T>,
  pauseMs: number,
): Promise<T> {
  let given = false;
  const onText = asking.onText && {
    onText: (piece: string) => {
      if (asking.signal.aborted) return;
      given = true;
      asking.onText?.(piece);
    },
  };
  const watched = { ...asking, ...onText };
  const first = await askOnce(client, habits, watched);
  if (!(first instanceof ModelFailure)) return first.value;
  const refused = first.kind === 'refused' && !habits.plain;
  if (given || asking.signal.aborted || !(refused || isWorthRetrying(first))) throw first;
  await sleep(pauseMs, undefined, { signal: asking.signal });
  if (!(await asking.again()) || asking.signal.aborted) throw first;
  const simpler: Habits = {
    plain: habits.plain || refused,
    // An empty stream may come from a server that answers whole or not at all.
    streams: habits.streams && first.kind !== 'unusable' && !refused,
  };
  const second = await askOnce(client, simpler, watched);
  if (second instanceof ModelFailure) throw second;
  if (refused) habits.plain = true;
  if (asking.onText) habits.streams = simpler.streams;
  return second.value;
}

async function askOnce<T>(
  client: ModelClient,
  habits: Habits,
  { prompt, schema, read, signal, onText, send, spend }: Watched<T>,
): Promise<{ value: T } | ModelFailure> {
  const question = { ...prompt, schema, signal, plain: habits.plain };
  send();
  try {
    const answer =
      onText && habits.streams
        ? await client.stream(question, onText)
        : await client.complete(question);
    spend(answer.tokens);
    const value = read(answer.text);
    if (value === null) return new ModelFailure('unusable');
    // Whoever waits for pieces gets an answer that came whole as one.
    if (onText && !habits.streams) onText(answer.text);
    return { value };
  } catch (error) {
    // The reader of the stream has heard enough.
    const ended = error instanceof AppError;
    const failure = failureOf(error);
    if (!signal.aborted) spend((ended ? undefined : failure.tokens) ?? mostTokens(prompt));
    if (ended) throw error;
    return failure;
  }
}
