import { useEffect, useRef, useState } from 'react';

/** What closes it may move the focus itself in this time, in ms; then that stands. */
const OWN_MOVE = 10;

/**
 * Gives the focus back to what had it when something opened over the page, once that closes or
 * leaves the page. Also for what was opened from its first moment on, such as a dialog fetched when
 * it was asked for. What has found another place for the focus meanwhile keeps it.
 */
export function useFocusBack(opened: boolean): void {
  const [wasOpened, setWasOpened] = useState(false);
  const [from, setFrom] = useState<Element | null>(null);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    // Before anything inside can take it.
    if (opened) setFrom(document.activeElement);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!opened || !(from instanceof HTMLElement)) return;
    clearTimeout(timer.current);
    return () => {
      const inside = document.activeElement;
      timer.current = setTimeout(() => {
        const now = document.activeElement;
        if (now === null || now === document.body || now === inside) {
          from.focus({ preventScroll: true });
        }
      }, OWN_MOVE);
    };
  }, [opened, from]);
}
