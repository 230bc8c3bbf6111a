import { useLayoutEffect, useState } from 'react';
import { useInstallOffered, wasInstalled } from '../../lib/install-prompt.ts';
import { storage } from '../../lib/storage.ts';
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

/**
 * From when it is awaited, false until there is a moment in which nobody has a dialog open or words
 * under their hand: a line that comes in above moves the page down. True from then on.
 */
function useQuietMoment(awaited: boolean): boolean {
  const [isQuiet, setIsQuiet] = useState(false);
  useLayoutEffect(() => {
    if (!awaited || isQuiet) return;
    const look = () => setIsQuiet(isQuietNow());
    // Focus is nowhere while it moves: look once it has arrived.
    const lookSoon = () => setTimeout(look);
    look();
    document.addEventListener('focusin', lookSoon);
    document.addEventListener('focusout', lookSoon);
    return () => {
      document.removeEventListener('focusin', lookSoon);
      document.removeEventListener('focusout', lookSoon);
    };
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
