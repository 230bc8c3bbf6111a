import { type PointerEvent, useCallback, useEffect, useRef } from 'react';
import type { Point } from './model/points.ts';

/** A press becomes a drag once the pointer has gone so far, in px. */
const THRESHOLD = 6;

interface DragOptions {
  /** False where nothing is dragged: on a phone (S2.4), in an example. */
  isEnabled: boolean;
  /** How far the pointer has gone since the press, in px; called at every move. */
  onMove: (by: Point) => void;
  onDrop: (by: Point) => void;
  /** Escape, or the system took the pointer: as if it had never been. */
  onCancel: () => void;
}

interface Held {
  pointer: number;
  from: Point;
  by: Point;
  isDragging: boolean;
  /** Escape was pressed: what follows until the pointer is let go is nothing. */
  isOver: boolean;
  release: () => void;
}

/**
 * Drags an element by pointer events, so that mouse, pen and finger are one thing. A press that stays
 * where it is remains a click; after a drag no click follows. Escape puts it back.
 */
export function useDrag(options: DragOptions) {
  const latest = useRef(options);
  latest.current = options;
  const held = useRef<Held | null>(null);

  const end = useCallback(() => {
    const { current } = held;
    held.current = null;
    current?.release();
    return current;
  }, []);
  const cancel = useCallback(() => {
    const dropped = end();
    if (dropped?.isDragging && !dropped.isOver) latest.current.onCancel();
  }, [end]);
  useEffect(() => cancel, [cancel]);

  const onPointerDown = ({ button, pointerId, clientX, clientY }: PointerEvent<Element>) => {
    if (!latest.current.isEnabled || button !== 0 || held.current) return;
    const isOurs = (event: globalThis.PointerEvent) => event.pointerId === held.current?.pointer;
    const onMove = (event: globalThis.PointerEvent) => {
      const { current } = held;
      if (!current || !isOurs(event)) return;
      current.by = { x: event.clientX - current.from.x, y: event.clientY - current.from.y };
      if (!current.isDragging && Math.hypot(current.by.x, current.by.y) < THRESHOLD) return;
      current.isDragging = true;
      if (!current.isOver) latest.current.onMove(current.by);
    };
    const onUp = (event: globalThis.PointerEvent) => {
      if (!isOurs(event)) return;
      const dropped = end();
      if (!dropped?.isDragging) return;
      swallowClick();
      if (!dropped.isOver) latest.current.onDrop(dropped.by);
    };
    const onSystem = (event: globalThis.PointerEvent) => {
      if (isOurs(event)) cancel();
    };
    const onKey = (event: KeyboardEvent) => {
      const { current } = held;
      if (event.key !== 'Escape' || !current?.isDragging || current.isOver) return;
      event.preventDefault();
      event.stopPropagation();
      current.isOver = true;
      latest.current.onCancel();
    };
    // On the window: a quick hand has left the element before it is heard there.
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onSystem);
    window.addEventListener('keydown', onKey, true);
    const release = () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onSystem);
      window.removeEventListener('keydown', onKey, true);
    };
    const from = { x: clientX, y: clientY };
    const start = { by: { x: 0, y: 0 }, isDragging: false, isOver: false };
    held.current = { pointer: pointerId, from, ...start, release };
  };
  return { onPointerDown };
}

/** The click that the browser makes of the end of a drag is none. */
function swallowClick(): void {
  const stop = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', stop, true), 60);
}
