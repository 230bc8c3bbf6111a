/** Under this key the moment of "Not now" is kept, in epoch milliseconds. */
export const DISMISSED_KEY = 'install-dismissed';

const DAY_MS = 24 * 60 * 60_000;
/** How long "Not now" holds (S1.9). */
const REST_MS = 7 * DAY_MS;

export interface InstallFacts {
  /** The application runs in a window of its own already. */
  isStandalone: boolean;
  /** It was installed from this browser. */
  wasInstalled: boolean;
  /** What is stored of the last "Not now", as it is stored. */
  dismissed: string | null;
  now: number;
}

/**
 * Whether to offer the installation (S1.4). A clock that was set wrong hides it for
 * seven days at most, and what is no moment hides nothing.
 */
export function mayOfferInstall({ isStandalone, wasInstalled, dismissed, now }: InstallFacts) {
  if (isStandalone || wasInstalled) return false;
  if (dismissed === null || dismissed.trim() === '') return true;
  const since = Math.abs(now - Number(dismissed));
  return Number.isNaN(since) || since >= REST_MS;
}

/**
 * Whether this is Safari on an iPhone or iPad, where nothing but the share menu installs. An iPad
 * says that it is a Mac; no Mac has a touch screen.
 */
export function isIosSafari(userAgent: string, touchPoints: number): boolean {
  const isIos =
    /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  return (
    isIos && /Safari\//.test(userAgent) && !/CriOS|FxiOS|EdgiOS|OPiOS|DuckDuckGo/.test(userAgent)
  );
}
