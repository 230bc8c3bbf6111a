import { useDocumentVisibility, useReducedMotion } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { storage } from '../../lib/storage/storage.ts';
import { browserClockwork } from './clockwork.ts';
import { startSwapping } from './hint-swap.ts';
import type { Hint } from './hints.data.ts';

const STILL_KEY = 'keep-still';

export interface HintSwap {
  /** What stands in the quote's place at the moment. */
  hint: Hint | null;
  /** False where nothing would ever swap: no hints, or a device that asks for less motion. */
  canSwap: boolean;
  isStill: boolean;
  /** Stops the swapping for good, or lets it begin again; this browser remembers. */
  toggleStill: () => void;
}

/** Swaps a hint in now and then, while somebody can see it and has not asked for stillness. */
export function useHintSwap(hints: readonly Hint[]): HintSwap {
  const [hint, setHint] = useState<Hint | null>(null);
  const [isStill, setStill] = useState(() => storage.get(STILL_KEY) !== null);
  const prefersStill = useReducedMotion(false, { getInitialValueInEffect: false });
  const isSeen = useDocumentVisibility() === 'visible';
  const canSwap = hints.length > 0 && !prefersStill;
  const swaps = canSwap && isSeen && !isStill;
  useEffect(
    () => (swaps ? startSwapping(hints, setHint, browserClockwork) : undefined),
    [swaps, hints],
  );
  return {
    hint,
    canSwap,
    isStill,
    toggleStill() {
      if (isStill) storage.remove(STILL_KEY);
      else storage.set(STILL_KEY, 'yes');
      setStill(!isStill);
    },
  };
}
