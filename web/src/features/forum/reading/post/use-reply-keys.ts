import type { KeyboardEvent } from 'react';

const NEXT = ['j', 'ArrowDown'];
const BEFORE = ['k', 'ArrowUp'];

/**
 * j and k go from reply to reply while the focus is in the discussion, and so do the arrows while a
 * reply itself has it (a single key only where it belongs, WCAG 2.1.4).
 */
export function useReplyKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const step = NEXT.includes(event.key) ? 1 : BEFORE.includes(event.key) ? -1 : 0;
    if (step === 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as HTMLElement;
    // Keys of a dialog over the page come through React all the same.
    if (!event.currentTarget.contains(target)) return;
    if (target.closest('input, textarea, select, [contenteditable], [role="menu"]')) return;
    const isPlace = target.matches('[data-place]');
    if (event.key.startsWith('Arrow') && !isPlace) return;
    const places = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-place]')];
    const here = places.findIndex((place) => place.contains(target));
    const next = places[here + step];
    if (!next) return;
    event.preventDefault();
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: 'start', behavior: 'instant' });
  };
}
