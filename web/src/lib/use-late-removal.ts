import { useCallback, useEffect, useRef, useState } from 'react';

/** How long what is deleted can be brought back, in ms. */
const GRACE = 8000;

/**
 * Deletes things of a list, each with a way back: the call is sent when its time is over, or when the
 * screen or the window is left.
 * @param send makes the call; `onError` brings the thing back into its list
 */
export function useLateRemoval<Key>(send: (key: Key, on: { onError: () => void }) => void) {
  const [gone, setGone] = useState<ReadonlyMap<Key, 'waiting' | 'sent'>>(new Map());
  const timers = useRef(new Map<Key, number>());

  const forget = useCallback(
    (key: Key) => setGone((all) => new Map([...all].filter(([each]) => each !== key))),
    [],
  );
  const carryOut = useCallback(
    (key: Key) => {
      clearTimeout(timers.current.get(key));
      if (!timers.current.delete(key)) return;
      setGone((all) => new Map(all).set(key, 'sent'));
      send(key, { onError: () => forget(key) });
    },
    [send, forget],
  );
  const leave = useRef(() => {});
  leave.current = () => {
    for (const key of [...timers.current.keys()]) carryOut(key);
  };
  useEffect(() => {
    const onLeave = () => leave.current();
    window.addEventListener('pagehide', onLeave);
    return () => {
      window.removeEventListener('pagehide', onLeave);
      onLeave();
    };
  }, []);

  return {
    isGone: (key: Key) => gone.has(key),
    remove(key: Key) {
      setGone((all) => new Map(all).set(key, 'waiting'));
      timers.current.set(
        key,
        window.setTimeout(() => carryOut(key), GRACE),
      );
    },
    /** The way back while there is one. */
    undoOf: (key: Key) =>
      gone.get(key) === 'waiting'
        ? () => {
            clearTimeout(timers.current.get(key));
            timers.current.delete(key);
            forget(key);
          }
        : undefined,
  };
}
