import type { z } from 'zod';
import type { AskOptions } from '../guide.types.ts';
import type { Ask } from './model.ask.ts';
import type { ModelSettings } from './model.config.ts';
import { costMicros, type Tokens } from './model.cost.ts';
import { ModelFailure, sentenceForAsker, sentenceForOperator } from './model.failure.ts';
import type { PagePrompt } from './prompts.ts';

/** What is about to leave this server (decision 33). */
export interface ModelCall {
  purpose: 'entry' | 'weekly' | 'monthly' | 'merlin' | 'life-path';
  entryIds: number[];
  /** Characters of the person's own text. */
  characters: number;
}

/** How a call ended. Tokens are the provider's count, or a guess where it gives none. */
export interface ModelOutcome {
  outcome: 'answered' | 'failed';
  inputTokens: number;
  outputTokens: number;
  costMicros: number;
  ms: number;
}

/**
 * Told of every call before anything is sent, and by the function it answers how the call ended. When
 * it throws, nothing is sent.
 */
export type OnCall = (call: ModelCall) => Promise<(outcome: ModelOutcome) => Promise<void>>;

interface Exchanged<T> {
  purpose: ModelCall['purpose'];
  prompt: PagePrompt;
  schema?: z.ZodType;
  read(text: string): T | null;
}

/** Makes one exchange: a question for its answer. */
export type Exchange = <T>(exchanged: Exchanged<T>, options: AskOptions) => Promise<T>;

export type Log = (sentence: string) => void;

/**
 * Makes exchanges whose record is kept, answered or not. A failure is put into words for the asker
 * and, in the log, for the operator.
 */
export function createExchange(
  ask: Ask,
  settings: ModelSettings,
  log: Log,
  onCall: OnCall,
): Exchange {
  return async ({ purpose, prompt, schema, read }, { signal, onText }) => {
    if (signal.aborted) throw sentenceForAsker(new ModelFailure('stopped'));
    const { entryIds, characters } = prompt;
    const settle = await onCall({ purpose, entryIds, characters });
    const tally = startTally(settings);
    const answer = await ask({ prompt, schema, read, signal, onText, spend: tally.spend }).catch(
      async (error: unknown) => {
        await settle(tally.end('failed'));
        if (!(error instanceof ModelFailure)) throw error;
        if (error.kind !== 'stopped') log(sentenceForOperator(error, settings));
        throw sentenceForAsker(error);
      },
    );
    await settle(tally.end('answered'));
    return answer;
  };
}

function startTally(settings: ModelSettings) {
  const spent: Tokens = { input: 0, output: 0 };
  const began = performance.now();
  return {
    spend: ({ input, output }: Tokens): void => {
      spent.input += input;
      spent.output += output;
    },
    end: (outcome: ModelOutcome['outcome']): ModelOutcome => ({
      outcome,
      inputTokens: spent.input,
      outputTokens: spent.output,
      costMicros: costMicros(spent, settings),
      ms: Math.round(performance.now() - began),
    }),
  };
}
