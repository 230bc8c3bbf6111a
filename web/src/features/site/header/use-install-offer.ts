import { useLayoutEffect, useState } from 'react';
import { useInstallOffered, wasInstalled } from '../../../lib/install-prompt.ts';
import { storage } from '../../../lib/storage/storage.ts';
import { DISMISSED_KEY, isIosSafari, mayOfferInstall } from './install-rule.ts';

/** How it can be installed: by the browser's own prompt, or by hand from Safari's share menu. */
export type InstallOffer = 'prompt' | 'share-menu';

/** What can be offered here and now, or null; and the way to rest it for seven days. */
export function useInstallOffer(): { offer: InstallOffer | null; dismiss: () => void } {
  const isOffered = useInstallOffered();
  const [may, setMay] = useState(() =>
    mayOfferInstall({
      isStandalone: isStandalone(),
      wasInstalled: wasInstalled(),
      dismissed: storage.get(DISMISSED_KEY),
      now: Date.now(),
    }),
  );
  const offer = isOffered
    ? 'prompt'
    : isIosSafari(navigator.userAgent, navigator.maxTouchPoints)
      ? 'share-menu'
      : null;
  const mayCome = useQuietMoment(may && offer !== null);
  return {
    offer: may && mayCome ? offer : null,
    dismiss: () => {
      storage.set(DISMISSED_KEY, String(Date.now()));
      setMay(false);
    },
  };
}

function isStandalone(): boolean {
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === true || matchMedia('(display-mode: standalone)').matches;
}

/** A tap is told from other touches this long after the finger has left, in ms. */
const TAP = 350;

/**
 * From when it is awaited, false until there is a moment in which nobody has a dialog open or words
 * under their hand: a line that comes in above moves the page down. True from then on.
 */
function useQuietMoment(awaited: boolean): boolean {
  const [isQuiet, setIsQuiet] = useState(false);
  useLayoutEffect(() => {
    if (!awaited || isQuiet) return;
    let isPressed = false;
    const look = () => {
      // What is under a finger would move away before it is lifted.
      if (!isPressed) setIsQuiet(isQuietNow());
    };
    const press = () => {
      isPressed = true;
    };
    const release = () => {
      isPressed = false;
      setTimeout(look, TAP);
    };
    // Focus is nowhere while it moves: look once it has arrived.
    const lookSoon = () => setTimeout(look);
    look();
    const leave = new AbortController();
    const { signal } = leave;
    document.addEventListener('focusin', lookSoon, { signal });
    document.addEventListener('focusout', lookSoon, { signal });
    document.addEventListener('pointerdown', press, { signal });
    document.addEventListener('pointerup', release, { signal });
    document.addEventListener('pointercancel', release, { signal });
    return () => leave.abort();
  }, [awaited, isQuiet]);
  return isQuiet;
}

function isQuietNow(): boolean {
  const field = document.activeElement;
  const isWriting =
    (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) &&
    field.value !== '';
  return !isWriting && document.querySelector('[role="dialog"]') === null;
}
