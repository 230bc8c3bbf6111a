import { useEffect, useRef } from 'react';

/** Seconds between tries while the network or the server is away; the last one goes on. */
const PAUSES = [5, 10, 20, 40, 60];

/**
 * Tries a save again: at once where it is left from an earlier visit, when the browser says that the
 * network is back, when the page is looked at again, and every so often, since a server that restarts
 * is announced by nobody.
 */
export function useRetry(isWaiting: boolean, save: () => Promise<void>, isLeft: boolean): void {
  const latest = useRef(save);
  latest.current = save;
  const isLeftOver = useRef(isLeft);
  isLeftOver.current = isLeft;
  useEffect(() => {
    if (!isWaiting) return;
    let isStill = true;
    let isTrying = false;
    let tries = 0;
    let timer = 0;
    const schedule = () => {
      const pause = PAUSES[Math.min(tries++, PAUSES.length - 1)] ?? 60;
      timer = window.setTimeout(retry, pause * 1000);
    };
    const retry = () => {
      if (isTrying) return;
      isTrying = true;
      clearTimeout(timer);
      void latest.current().finally(() => {
        isTrying = false;
        if (isStill) schedule();
      });
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible') retry();
    };
    if (isLeftOver.current) retry();
    else schedule();
    window.addEventListener('online', retry);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isStill = false;
      clearTimeout(timer);
      window.removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [isWaiting]);
}
