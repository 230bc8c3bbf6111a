import { useCallback, useEffect, useRef, useState } from 'react';
import { useRemoveStep } from './daily.queries.ts';

/** How long a step that is deleted can be brought back, in ms. */
const GRACE = 8000;

/**
 * Deletes steps of the trail, each with a way back: the call is sent when its time is over, or when the
 * screen or the window is left.
 */
export function useStepRemoval() {
  const [gone, setGone] = useState<ReadonlyMap<string, 'waiting' | 'sent'>>(new Map());
  const { mutate } = useRemoveStep();
  const timers = useRef(new Map<string, number>());

  const forget = useCallback(
    (day: string) => setGone((all) => new Map([...all].filter(([each]) => each !== day))),
    [],
  );
  const carryOut = useCallback(
    (day: string) => {
      clearTimeout(timers.current.get(day));
      if (!timers.current.delete(day)) return;
      setGone((all) => new Map(all).set(day, 'sent'));
      mutate(day, { onError: () => forget(day) });
    },
    [mutate, forget],
  );
  const leave = useRef(() => {});
  leave.current = () => {
    for (const day of [...timers.current.keys()]) carryOut(day);
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
    isGone: (day: string) => gone.has(day),
    remove(day: string) {
      setGone((all) => new Map(all).set(day, 'waiting'));
      timers.current.set(
        day,
        window.setTimeout(() => carryOut(day), GRACE),
      );
    },
    /** The way back while there is one. */
    undoOf: (day: string) =>
      gone.get(day) === 'waiting'
        ? () => {
            clearTimeout(timers.current.get(day));
            timers.current.delete(day);
            forget(day);
          }
        : undefined,
  };
}
