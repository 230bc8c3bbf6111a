import { useEffect, useRef, useState } from 'react';
import { browserClockwork } from './clockwork.ts';
import type { Hint } from './hints.data.ts';
import { startVisits, type Visit, type Visits } from './visits.ts';

/** Merlin's visits as a component sees them: the present one, and what may be done about it. */
export function useVisits(hints: readonly Hint[]) {
  const [visit, setVisit] = useState<Visit<Hint> | null>(null);
  const visits = useRef<Visits | null>(null);
  useEffect(() => {
    const isAway = () => document.hidden;
    const running = startVisits(hints, setVisit, isAway, browserClockwork);
    visits.current = running;
    return running.stop;
  }, [hints]);
  return {
    visit,
    hold: (reason: string) => visits.current?.hold(reason),
    release: (reason: string) => visits.current?.release(reason),
    dismiss: () => visits.current?.dismiss(),
  };
}
