import { type RefObject, useLayoutEffect } from 'react';

const grows = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/**
 * Lets a textarea grow and shrink with its text where the browser has no `field-sizing: content`.
 * `value` says when to measure again.
 */
export function useGrowing(area: RefObject<HTMLTextAreaElement | null>, value: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text decides the height
  useLayoutEffect(() => {
    const element = area.current;
    if (grows || !element) return;
    const { scrollY } = window;
    // Shrinking needs a moment at no height, in which the page is short and may lose its place.
    if (element.scrollHeight <= element.clientHeight) element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
    if (window.scrollY !== scrollY) window.scrollTo({ top: scrollY, behavior: 'instant' });
  }, [area, value]);
}
