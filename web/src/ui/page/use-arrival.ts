import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Where somebody was when they left a page: how far down, and at which link in it. */
interface Place {
  y: number;
  link: { href: string; nth: number; top: number } | null;
}

/** As many steps back as anybody takes in one go. */
const MOST_PLACES = 100;

/** How long a page may take to become what it was, or to show its heading, in ms. */
const SETTLING = 1500;

/**
 * What happens on the way to another page. A new one begins at its top (S1.2),
 * without motion where none is wanted, and with the focus on its heading, for what had it is gone
 * with the page before. One that is come back to lies as it was left, with the focus on the link
 * that led away.
 */
export function useArrival(): void {
  const router = useRouter();
  useEffect(() => {
    const places = new Map<string, Place>();
    let isReturn = false;
    let hadFocus = false;
    let stopSettling = () => {};
    const leave = [
      ownScrolling(),
      router.history.subscribe(({ action }) => {
        isReturn = action.type !== 'PUSH' && action.type !== 'REPLACE';
      }),
      router.subscribe('onBeforeLoad', ({ fromLocation, hrefChanged }) => {
        if (!fromLocation || !hrefChanged) return;
        stopSettling();
        hadFocus = document.activeElement !== document.body;
        places.set(keyOf(fromLocation), placeNow());
        const [oldest] = places.keys();
        if (places.size > MOST_PLACES && oldest !== undefined) places.delete(oldest);
      }),
      router.subscribe('onRendered', ({ fromLocation, toLocation, hrefChanged, pathChanged }) => {
        if (!fromLocation || !hrefChanged) return;
        const place = isReturn ? places.get(keyOf(toLocation)) : undefined;
        if (!place && pathChanged) toTop();
        const comeBack = place && comeBackTo(place);
        stopSettling = settle(() => {
          comeBack?.();
          if ((pathChanged || hadFocus) && document.activeElement === document.body) focusHeading();
        });
      }),
      () => stopSettling(),
    ];
    return () => {
      for (const stop of leave) stop();
    };
  }, [router]);
}

const keyOf = ({ state }: { state: { __TSR_key?: string } }) => state.__TSR_key ?? '';

/** The browser would put the page where it was before its rows are there; a reload is still its own. */
function ownScrolling(): () => void {
  const giveBack = () => {
    history.scrollRestoration = 'auto';
  };
  history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', giveBack);
  return () => {
    giveBack();
    window.removeEventListener('pagehide', giveBack);
  };
}

/** Does something for each frame until the page has settled or its reader does something. */
function settle(act: () => void): () => void {
  const until = performance.now() + SETTLING;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const kind of SIGNS_OF_LIFE) window.removeEventListener(kind, stop, true);
  };
  const next = () => {
    act();
    if (performance.now() < until) frame = requestAnimationFrame(next);
    else stop();
  };
  for (const kind of SIGNS_OF_LIFE) window.addEventListener(kind, stop, true);
  next();
  return stop;
}

const SIGNS_OF_LIFE = ['keydown', 'pointerdown', 'wheel', 'touchstart'];

const linksTo = (href: string) => [
  ...document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(href)}"]`),
];

function placeNow(): Place {
  const at = document.activeElement?.closest<HTMLElement>('main a[href]');
  const href = at?.getAttribute('href');
  if (!at || !href) return { y: window.scrollY, link: null };
  const nth = linksTo(href).indexOf(at);
  return { y: window.scrollY, link: { href, nth, top: at.getBoundingClientRect().top } };
}

/**
 * Puts the page where it was, as often as it is called: rows out of sight may have other heights than
 * before, and the link says where it was. That has the focus once, and may lose it then.
 */
function comeBackTo({ y, link }: Place): () => void {
  let isFocused = false;
  return () => {
    const at = link && linksTo(link.href)[link.nth];
    if (!link || !at) {
      window.scrollTo({ top: y, behavior: 'instant' });
      return;
    }
    if (!isFocused) at.focus({ preventScroll: true });
    isFocused = true;
    const by = Math.round(at.getBoundingClientRect().top - link.top);
    if (by !== 0) window.scrollBy({ top: by, behavior: 'instant' });
  };
}

function toTop(): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
  if (!calm) standStillWhenPressed();
}

/** What is pressed while the page moves would have moved on before the press ends, and not hear of it. */
function standStillWhenPressed(): void {
  const stop = () => window.scrollTo({ top: window.scrollY, behavior: 'instant' });
  const signal = AbortSignal.timeout(SETTLING);
  window.addEventListener('pointerdown', stop, { capture: true, once: true, signal });
}

export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  (heading ?? document.getElementById('main'))?.focus({ preventScroll: true });
}
