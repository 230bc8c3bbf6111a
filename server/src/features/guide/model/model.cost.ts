import type { ModelSettings } from './model.config.ts';

export interface Tokens {
  input: number;
  output: number;
}

/** What the tokens cost in millionths of a US dollar, rounded up. */
export function costMicros(tokens: Tokens, { prices }: Pick<ModelSettings, 'prices'>): number {
  return Math.ceil(tokens.input * prices.input + tokens.output * prices.output);
}

/** The most that one answer may take. Thinking aloud counts too, so it is far above the answer itself. */
export const LONGEST_ANSWER = 4000;

export const NOTHING: Tokens = { input: 0, output: 0 };

/** What one question may come to at the most: all that is sent, and the longest answer. */
export const mostTokens = ({ system, prompt }: { system: string; prompt: string }): Tokens => ({
  input: estimateTokens(system + prompt),
  output: LONGEST_ANSWER,
});

/** A guess, on the high side in every script, for a provider that does not count. */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3);
}
