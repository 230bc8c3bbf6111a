import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { placeNotes } from './place-notes.ts';

/** What the words of an article do: notes, links inside the application, parts that scroll by themselves. */
export function useArticleWords(ref: RefObject<HTMLElement | null>, html: string): void {
  const router = useRouter();

  // biome-ignore lint/correctness/useExhaustiveDependencies: other words, other notes
  useLayoutEffect(() => {
    const words = ref.current;
    if (!words) return;
    const settle = () => {
      placeNotes(words);
      letScroll(words);
    };
    openNamed(words);
    settle();
    // Faces and pictures that arrive, another width, larger letters.
    const observer = new ResizeObserver(settle);
    observer.observe(words);
    return () => observer.disconnect();
  }, [ref, html]);

  useEffect(() => {
    const words = ref.current;
    if (!words) return;
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || isForBrowser(event, link)) return;
      const number = link.closest<HTMLElement>('sup[data-footnote]')?.dataset.footnote;
      const note = number && words.querySelector<HTMLElement>(`aside[data-footnote="${number}"]`);
      if (note) {
        event.preventDefault();
        showNote(words, note);
        return;
      }
      const url = new URL(link.href);
      if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
      if (url.hash !== '' && url.pathname === location.pathname) return;
      event.preventDefault();
      router.history.push(url.pathname + url.search + url.hash);
    };
    words.addEventListener('click', onClick);
    return () => words.removeEventListener('click', onClick);
  }, [ref, router]);
}

/** A press that asks for another tab, or for a file. */
const isForBrowser = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  event.button !== 0 ||
  [event.metaKey, event.ctrlKey, event.shiftKey, event.altKey].includes(true) ||
  event.defaultPrevented ||
  link.target !== '' ||
  link.hasAttribute('download');

/** In the margin a note is in sight already, and takes the focus; elsewhere it opens and closes. */
function showNote(words: HTMLElement, note: HTMLElement): void {
  if (getComputedStyle(note).float !== 'none') {
    note.tabIndex = -1;
    note.focus({ preventScroll: true });
    note.scrollIntoView({ block: 'nearest' });
    return;
  }
  // One that the address names is open by that; from here on it opens and closes as all do.
  if (note.matches(':target')) history.replaceState(history.state, '', location.pathname);
  note.toggleAttribute('data-open');
  placeNotes(words);
}

/** The note that the address names is open from the start, as from a feed reader. */
function openNamed(words: HTMLElement): void {
  const id = location.hash.slice(1);
  if (!/^footnote-\d+$/.test(id)) return;
  words.querySelector(`aside#${id}`)?.toggleAttribute('data-open', true);
}

/** Code and tables that are wider than their place can be moved with the keyboard. */
function letScroll(words: HTMLElement): void {
  for (const part of words.querySelectorAll<HTMLElement>('pre, .article-table')) {
    if (part.scrollWidth > part.clientWidth + 1) {
      part.tabIndex = 0;
      part.setAttribute('role', 'region');
      part.setAttribute('aria-label', part.matches('pre') ? 'Code' : 'Table');
    } else {
      for (const name of ['tabindex', 'role', 'aria-label']) part.removeAttribute(name);
    }
  }
}
