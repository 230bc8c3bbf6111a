import { isBuilt } from '@pathkeeper/contract';
import type { Hint } from './hints.data.ts';

/** The hints that hold at a level, of what the product has (D24); none without a level. */
export function hintsFor(
  hints: readonly Hint[],
  level: number | null,
  has: (feature: string) => boolean = isBuilt,
): readonly Hint[] {
  if (level === null) return [];
  return hints.filter(
    ({ minLevel, below = Number.POSITIVE_INFINITY, feature }) =>
      minLevel <= level && level < below && (feature === undefined || has(feature)),
  );
}
