import { type RefObject, useLayoutEffect } from 'react';
import { type Place, placeBeside } from './place.ts';

interface Options extends Place {
  /** As wide as its anchor. */
  matchWidth?: boolean;
}

/**
 * Lifts an element with `popover="manual"` to the browser's top layer and keeps it beside its anchor
 * while the page scrolls or changes size. Nothing happens while there is no anchor.
 */
export function useBeside(
  element: RefObject<HTMLElement | null>,
  anchor: HTMLElement | null,
  { side, align, gap, matchWidth = false }: Options,
): void {
  useLayoutEffect(() => {
    const floating = element.current;
    if (!floating || !anchor) return;
    const place = () => {
      const box = anchor.getBoundingClientRect();
      if (matchWidth) floating.style.width = `${box.width}px`;
      const { offsetWidth: width, offsetHeight: height } = floating;
      const { clientWidth } = document.documentElement;
      const at = placeBeside(
        box,
        { width, height },
        // Above the keyboard of a phone, which covers the foot of the window.
        { width: clientWidth, height: window.visualViewport?.height ?? window.innerHeight },
        { side, align, gap },
      );
      floating.style.left = `${at.left}px`;
      floating.style.top = `${at.top}px`;
    };
    floating.showPopover?.();
    place();
    const resized = new ResizeObserver(place);
    resized.observe(floating);
    resized.observe(anchor);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    window.visualViewport?.addEventListener('resize', place);
    return () => {
      resized.disconnect();
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
      window.visualViewport?.removeEventListener('resize', place);
    };
  }, [element, anchor, side, align, gap, matchWidth]);
}
