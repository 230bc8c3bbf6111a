/** One meaning's linear model. */
export interface Line {
  bias: number;
  scale: number;
  weights: Int8Array;
}

/** The score of signs under one linear model. */
export function scoreOf({ bias, scale, weights }: Line, signs: readonly number[]): number {
  let sum = 0;
  for (const sign of signs) sum += weights[sign] ?? 0;
  return bias + (scale * sum) / Math.sqrt(signs.length || 1);
}
