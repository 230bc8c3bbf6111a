import { type RefObject, useLayoutEffect } from 'react';
import { growToFit } from './grow-to-fit.ts';

/** Lets a textarea grow and shrink with its text; `value` says when to measure again. */
export function useGrowing(area: RefObject<HTMLTextAreaElement | null>, value: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text decides the height
  useLayoutEffect(() => {
    if (area.current) growToFit(area.current);
  }, [area, value]);
}
