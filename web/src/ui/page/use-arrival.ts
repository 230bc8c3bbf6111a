import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Where somebody was when they left a page: how far down, and at which link in it. */
interface Place {
  y: number;
  link: { href: string; top: number } | null;
}

/** As many steps back as anybody takes in one go. */
const MOST_PLACES = 100;

/**
 * What happens on the way to another page. A new one begins at its top (document 1 section 2),
 * without motion where none is wanted, and with the focus on its heading, for what had it is gone
 * with the page before. One that is come back to lies as it was left, with the focus on the link
 * that led away.
 */
export function useArrival(): void {
  const router = useRouter();
  useEffect(() => {
    const places = new Map<string, Place>();
    let isReturn = false;
    const leave = [
      router.history.subscribe(({ action }) => {
        isReturn = action.type !== 'PUSH' && action.type !== 'REPLACE';
      }),
      router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        places.set(keyOf(fromLocation), placeNow());
        const [oldest] = places.keys();
        if (places.size > MOST_PLACES && oldest !== undefined) places.delete(oldest);
      }),
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        const place = isReturn ? places.get(keyOf(toLocation)) : undefined;
        if (place) comeBack(place);
        else if (!isReturn) toTop();
        if (document.activeElement === document.body) focusHeading();
      }),
    ];
    return () => {
      for (const stop of leave) stop();
    };
  }, [router]);
}

const keyOf = ({ state }: { state: { __TSR_key?: string } }) => state.__TSR_key ?? '';

function placeNow(): Place {
  const at = document.activeElement?.closest('main a[href]');
  const href = at?.getAttribute('href');
  return {
    y: window.scrollY,
    link: at && href ? { href, top: at.getBoundingClientRect().top } : null,
  };
}

/** Rows out of sight may have other heights than before: the link says where the page was. */
function comeBack({ y, link }: Place): void {
  window.scrollTo({ top: y, behavior: 'instant' });
  if (!link) return;
  const at = document.querySelector<HTMLElement>(`main a[href="${CSS.escape(link.href)}"]`);
  if (!at) return;
  at.focus({ preventScroll: true });
  const align = () => {
    const by = at.getBoundingClientRect().top - link.top;
    window.scrollBy({ top: by, behavior: 'instant' });
  };
  align();
  // Once more when what came into sight by that has its height.
  requestAnimationFrame(() => requestAnimationFrame(align));
}

function toTop(): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  (heading ?? document.getElementById('main'))?.focus({ preventScroll: true });
}
