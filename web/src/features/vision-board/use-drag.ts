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
  element: Element;
  from: Point;
  by: Point;
  isDragging: boolean;
  /** Escape was pressed: what follows until the pointer is let go is nothing. */
  isOver?: boolean;
}

/**
 * Drags an element by pointer events, so that mouse, pen and finger are one thing. A press that stays
 * where it is remains a click; after a drag no click follows. Escape puts it back.
 */
export function useDrag(options: DragOptions) {
  const latest = useRef(options);
  latest.current = options;
  const held = useRef<Held | null>(null);
  const release = useRef(() => {});

  const end = useCallback(() => {
    const { current } = held;
    held.current = null;
    release.current();
    release.current = () => {};
    return current;
  }, []);

  const cancel = useCallback(() => {
    const { isDragging = false, isOver = false } = end() ?? {};
    if (isDragging && !isOver) latest.current.onCancel();
  }, [end]);
  useEffect(() => cancel, [cancel]);

  return {
    onPointerDown(event: PointerEvent<Element>) {
      if (!latest.current.isEnabled || event.button !== 0 || held.current) return;
      held.current = {
        pointer: event.pointerId,
        element: event.currentTarget,
        from: { x: event.clientX, y: event.clientY },
        by: { x: 0, y: 0 },
        isDragging: false,
      };
      const onKey = (key: KeyboardEvent) => {
        if (key.key !== 'Escape' || !held.current?.isDragging) return;
        key.preventDefault();
        key.stopPropagation();
        if (!held.current.isOver) latest.current.onCancel();
        held.current.isOver = true;
      };
      window.addEventListener('keydown', onKey, true);
      release.current = () => window.removeEventListener('keydown', onKey, true);
    },
    onPointerMove(event: PointerEvent<Element>) {
      const { current } = held;
      if (!current || current.pointer !== event.pointerId) return;
      current.by = { x: event.clientX - current.from.x, y: event.clientY - current.from.y };
      if (!current.isDragging) {
        if (Math.hypot(current.by.x, current.by.y) < THRESHOLD) return;
        current.isDragging = true;
        // From here on the element hears the pointer wherever it is.
        current.element.setPointerCapture(current.pointer);
      }
      event.preventDefault();
      if (!current.isOver) latest.current.onMove(current.by);
    },
    onPointerUp(event: PointerEvent<Element>) {
      if (held.current?.pointer !== event.pointerId) return;
      const dropped = end();
      if (!dropped?.isDragging) return;
      swallowClick();
      if (!dropped.isOver) latest.current.onDrop(dropped.by);
    },
    onPointerCancel: cancel,
  };
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
