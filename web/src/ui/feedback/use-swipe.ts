import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';

/** How far to the side something is drawn before it goes (S1.9), in px. */
const THRESHOLD = 50;

/**
 * What a finger draws to the side follows it, and `onAway` is called when it is let go further away than
 * 50 px; nearer, it comes back. A mouse selects words instead. The style sheet leaves the direction to it
 * with `touch-action: pan-y`.
 */
export function useSwipe(onAway: () => void) {
  const from = useRef<{ id: number; x: number } | null>(null);
  const [drawn, setDrawn] = useState(0);
  const end = () => {
    from.current = null;
    setDrawn(0);
  };
  const wayOf = ({ pointerId, clientX }: PointerEvent): number =>
    from.current?.id === pointerId ? clientX - from.current.x : 0;
  const style: CSSProperties | undefined =
    drawn === 0 ? undefined : { transform: `translateX(${drawn}px)` };
  return {
    style,
    onPointerDown({ pointerType, pointerId, clientX }: PointerEvent) {
      if (pointerType !== 'mouse') from.current ??= { id: pointerId, x: clientX };
    },
    onPointerMove: (event: PointerEvent) => setDrawn(wayOf(event)),
    onPointerUp(event: PointerEvent) {
      const isAway = Math.abs(wayOf(event)) > THRESHOLD;
      end();
      if (isAway) onAway();
    },
    onPointerCancel: end,
  };
}
