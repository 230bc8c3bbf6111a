import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far beyond the window things are kept ready. */
const READY = '1600px 0px';

/**
 * Lets something far out of sight rest: `height` is then the space to hold for it, in px, else null.
 * What holds the focus never rests, or a keyboard reader would fall out of the page. With `expected`,
 * in px, it rests from the start and keeps about that space until it comes near for the first time.
 */
export function useRest<E extends HTMLElement>(
  canRest: boolean,
  expected: number | null = null,
): { ref: RefObject<E | null>; height: number | null } {
  const ref = useRef<E>(null);
  const [height, setHeight] = useState(expected);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (!canRest) {
      setHeight(null);
      return;
    }
    const observer = new IntersectionObserver(
      (changes) => {
        const seen = changes.at(-1);
        if (!seen) return;
        const rests = !seen.isIntersecting && !element.contains(document.activeElement);
        setHeight(rests ? seen.boundingClientRect.height : null);
      },
      { rootMargin: READY },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [canRest]);
  return { ref, height };
}
