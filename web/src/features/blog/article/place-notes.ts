/** How far above the foot of its line a call stands, in px. */
const RISE = 4;

/**
 * Puts the notes of an article beside the lines that call them, where there is a margin for them, and
 * says of each call whether its note is open where there is none. It runs over the words that the server
 * has written and over the application's (D63): both look the same.
 */
export function placeNotes(words: ParentNode): void {
  const places = [...words.querySelectorAll<HTMLElement>('aside[data-footnote]')].map((note) => {
    const call = words.querySelector(`sup[data-footnote="${note.dataset.footnote}"]`);
    const style = getComputedStyle(note);
    const { top, height } = note.getBoundingClientRect();
    return {
      note,
      link: call?.querySelector('a'),
      isInMargin: style.float !== 'none',
      callTop: (call?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) - RISE,
      blockBottom: blockBefore(note)?.getBoundingClientRect().bottom ?? top,
      height,
      gap: Number.parseFloat(style.marginBlockEnd),
    };
  });
  // Where the note before ends, with the space below it: none stands higher.
  let free = Number.NEGATIVE_INFINITY;
  for (const { note, link, isInMargin, callTop, blockBottom, height, gap } of places) {
    const unlifted = Math.max(blockBottom, free);
    const top = Math.min(unlifted, Math.max(callTop, free));
    note.style.setProperty('--lift', isInMargin ? `${Math.floor(unlifted - top)}px` : '0px');
    free = top + height + gap + 1;
    if (isInMargin) link?.removeAttribute('aria-expanded');
    else link?.setAttribute('aria-expanded', String(isOpen(note)));
  }
}

/** Whether a note is shown where notes open under their lines. */
const isOpen = (note: HTMLElement): boolean =>
  note.dataset.open !== undefined || note.matches(':target');

/** The block that a note follows; other notes may stand between. */
function blockBefore(note: Element): Element | null {
  let before = note.previousElementSibling;
  while (before?.matches('aside[data-footnote]')) before = before.previousElementSibling;
  return before;
}
