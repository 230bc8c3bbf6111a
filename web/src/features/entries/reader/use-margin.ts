import { type RefObject, useLayoutEffect } from 'react';
import { stack } from './margin.ts';

/** Between two notes, in px. */
const GAP = 20;

/**
 * Sets the notes of a text beside their passages: every `[data-note]` in it at the height of the
 * `[data-begins]` of the same name, where the style sheet gives it a margin. `notes` says when to look
 * again.
 */
export function useMargin(text: RefObject<HTMLElement | null>, notes: readonly unknown[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the notes decide what is measured
  useLayoutEffect(() => {
    const element = text.current;
    if (!element) return;
    const found = [...element.querySelectorAll<HTMLElement>('[data-note]')];
    const set = () => place(element, found);
    set();
    const observer = new ResizeObserver(set);
    for (const box of [element, ...found]) observer.observe(box);
    return () => {
      observer.disconnect();
      element.style.minHeight = '';
    };
  }, [text, notes]);
}

function place(text: HTMLElement, notes: readonly HTMLElement[]): void {
  const hasMargin = notes.some((note) => getComputedStyle(note).position === 'absolute');
  if (!hasMargin) {
    text.style.minHeight = '';
    return;
  }
  const ground = text.getBoundingClientRect().top;
  const boxes = notes.map((note) => ({
    top: (passageTop(text, note.dataset.note) ?? ground) - ground,
    height: note.offsetHeight,
  }));
  const tops = stack(boxes, GAP);
  for (const [index, note] of notes.entries()) note.style.top = `${tops[index] ?? 0}px`;
  const last = boxes.length - 1;
  text.style.minHeight = `${(tops[last] ?? 0) + (boxes[last]?.height ?? 0)}px`;
}

/** The top of a passage's first line. */
function passageTop(text: HTMLElement, note: string | undefined): number | undefined {
  const begins = text.querySelector(`[data-begins~="${note}"]`);
  return begins?.getClientRects()[0]?.top;
}
