import { useLayoutEffect, useRef } from 'react';

/** What listens for Escape, the last one on top. */
const listening: object[] = [];

/**
 * Calls back for each Escape that is pressed while `active`, from the moment that can be seen: the
 * one that closed something else, and by that made this active, is not for this. Menus and lists
 * inside keep theirs by `data-mantine-stop-propagation`. Of several that lie over each other it is for
 * the one that was opened last.
 */
export function useEscape(active: boolean, onEscape: () => void): void {
  const latest = useRef(onEscape);
  useLayoutEffect(() => {
    latest.current = onEscape;
  });
  useLayoutEffect(() => {
    if (!active) return;
    const since = performance.now();
    const own = {};
    listening.push(own);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.timeStamp < since) return;
      if (listening.at(-1) !== own) return;
      const { target } = event;
      const isKept =
        target instanceof Element && target.getAttribute('data-mantine-stop-propagation');
      if (isKept !== 'true') latest.current();
    };
    // Before anything inside hears of it: a form there may close itself with the same key.
    window.addEventListener('keydown', onKeyDown, true);
    return () => {
      listening.splice(listening.indexOf(own), 1);
      window.removeEventListener('keydown', onKeyDown, true);
    };
  }, [active]);
}
