import type { ModelSettings } from './model.config.ts';

export interface Tokens {
  input: number;
  output: number;
}

/** What the tokens cost in millionths of a US dollar, rounded up. */
export function costMicros(tokens: Tokens, { prices }: Pick<ModelSettings, 'prices'>): number {
  return Math.ceil(tokens.input * prices.input + tokens.output * prices.output);
}

/** A guess, on the high side, for a provider that does not count. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / 3);
}
