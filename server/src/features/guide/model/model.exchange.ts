import type { z } from 'zod';
import type { AskOptions } from '../../guide-provider/index.ts';
import type { Ask } from './model.ask.ts';
import type { ModelSettings } from './model.config.ts';
import { costMicros, mostTokens, type Tokens } from './model.cost.ts';
import { ModelFailure, sentenceForAsker, sentenceForOperator } from './model.failure.ts';
import type { EntryPrompt } from './prompts.ts';

/** What is about to be sent to a provider (D33). */
export interface ModelCall {
  purpose: 'entry' | 'weekly' | 'monthly' | 'merlin' | 'life-path' | 'architect';
  entryIds: number[];
  /** Characters of the person's own text. */
  characters: number;
  /** What one request of it costs at the most, in millionths of a dollar. */
  mostMicros: number;
}

/** How a call ended. Tokens are the provider's count, or a guess where it gives none. */
export interface ModelOutcome {
  outcome: 'answered' | 'failed';
  inputTokens: number;
  outputTokens: number;
  costMicros: number;
  ms: number;
}

/** A call that the audit has recorded. */
interface AuditedCall {
  /** Whether it may be retried, after it has cost this many millionths of a dollar. */
  again(costMicros: number): Promise<boolean>;
  end(outcome: ModelOutcome): Promise<void>;
}

/** Records each call before anything is sent. When it throws, nothing is sent. */
export type AuditCall = (call: ModelCall) => Promise<AuditedCall>;

interface Exchanged<T> {
  purpose: ModelCall['purpose'];
  prompt: EntryPrompt;
  schema?: z.ZodType;
  read(text: string): T | null;
}

/** Sends one question and reads its answer. */
export type Exchange = <T>(exchanged: Exchanged<T>, options: AskOptions) => Promise<T>;

export type Log = (sentence: string) => void;

/**
 * Makes exchanges that are recorded in the audit, answered or not. A failure becomes a sentence for the caller and,
 * in the log, one for the operator.
 */
export function createExchange(
  ask: Ask,
  settings: ModelSettings,
  log: Log,
  auditCall: AuditCall,
): Exchange {
  return async ({ purpose, prompt, schema, read }, { signal, onText }) => {
    if (signal.aborted) throw sentenceForAsker(new ModelFailure('stopped'));
    const { entryIds, characters } = prompt;
    const mostMicros = costMicros(mostTokens(prompt), settings);
    const call = await auditCall({ purpose, entryIds, characters, mostMicros });
    const tally = startTally(settings);
    const again = () => call.again(tally.cost());
    const asking = { prompt, schema, read, signal, onText, again, spend: tally.spend };
    const answer = await ask(asking).catch(async (error: unknown) => {
      await call.end(tally.end('failed'));
      if (!(error instanceof ModelFailure)) throw error;
      if (error.kind !== 'stopped') log(sentenceForOperator(error, settings));
      throw sentenceForAsker(error);
    });
    await call.end(tally.end('answered'));
    return answer;
  };
}

function startTally(settings: ModelSettings) {
  const spent: Tokens = { input: 0, output: 0 };
  const began = performance.now();
  const cost = () => costMicros(spent, settings);
  return {
    cost,
    spend: ({ input, output }: Tokens): void => {
      spent.input += input;
      spent.output += output;
    },
    end: (outcome: ModelOutcome['outcome']): ModelOutcome => ({
      outcome,
      inputTokens: spent.input,
      outputTokens: spent.output,
      costMicros: cost(),
      ms: Math.round(performance.now() - began),
    }),
  };
}
