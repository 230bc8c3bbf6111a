import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

type Find = () => Element | null | undefined;

/** A dialog or a menu that closes has let go of the focus within this many ms. */
const LET_GO = 30;

const take = (target: Element | null | undefined) => {
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
};

/** What follows a change, such as the list that arrives again, may replace the element in this time, in ms. */
const HELD = 5_000;

/** Ends the holding of the focus that was handed on last. */
let letGo = () => {};

/**
 * Hands the focus on to an element, once what closes has let go of it (WCAG 2.4.3). If the element is drawn
 * anew within seconds and the focus lost with it, the new one takes it, unless somebody pressed anything.
 */
export function focusSoon(find: Find): void {
  letGo();
  let frame = 0;
  const timer = setTimeout(() => {
    take(find());
    const until = performance.now() + HELD;
    const hold = () => {
      if (document.activeElement === document.body) take(find());
      if (performance.now() < until) frame = requestAnimationFrame(hold);
      else stop();
    };
    frame = requestAnimationFrame(hold);
  }, LET_GO);
  const stop = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    for (const press of PRESSES) removeEventListener(press, stop, true);
  };
  for (const press of PRESSES) addEventListener(press, stop, true);
  letGo = stop;
}

const PRESSES = ['keydown', 'pointerdown'] as const;

/** Whether anything has had the focus since the page was loaded: before, there is none to be lost. */
let hasBeen = false;
if (typeof document !== 'undefined') {
  document.addEventListener('focusin', () => {
    hasBeen = true;
  });
}

/** The same, only where what had the focus has gone and nothing else has taken it. */
export function focusIfLost(find: Find): void {
  setTimeout(() => {
    if (hasBeen && document.activeElement === document.body) take(find());
  }, LET_GO);
}

/** Hands the focus on when something that had it goes from the page by itself. */
export function useFocusAfter(isThere: boolean, find: Find): void {
  const wasThere = useRef(isThere);
  const latest = useRef(find);
  latest.current = find;
  useEffect(() => {
    if (wasThere.current && !isThere) focusIfLost(() => latest.current());
    wasThere.current = isThere;
  }, [isThere]);
}

/** The first thing in a row that can be pressed. */
const CONTROL = 'a[href], button:not(:disabled), input:not(:disabled)';

/**
 * Keeps the focus in a list of so many rows: when the row that had it goes, the one in its place takes it,
 * else the one before, else the element itself (give it `tabIndex={-1}`). Rows are the `li` and `tr` of the
 * element that the ref is put on.
 */
export function useRowsFocus<E extends HTMLElement>(count: number): RefObject<E | null> {
  const box = useRef<E>(null);
  /** The row that had the focus last; null once it went elsewhere. */
  const at = useRef<number | null>(null);
  const before = useRef(count);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const index = rowsOf(box.current).findIndex((row) => row.contains(target as Node));
      at.current = index < 0 ? null : index;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useLayoutEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    const { current: place } = at;
    if (!isFewer || place === null) return;
    focusIfLost(() => {
      const rows = rowsOf(box.current);
      return rows[Math.min(place, rows.length - 1)]?.querySelector(CONTROL) ?? box.current;
    });
  }, [count]);
  return box;
}

const rowsOf = (box: Element | null): Element[] => [
  ...(box?.querySelectorAll('li, tbody tr') ?? []),
];
