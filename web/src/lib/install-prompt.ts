import { useSyncExternalStore } from 'react';
import { storage } from './storage/storage.ts';

/** What Chromium sends when the application could be installed; no standard describes it yet. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const INSTALLED = 'install-done';

let offered: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function offer(next: InstallPrompt | null): void {
  offered = next;
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer for the banner. Called once at the start: it comes early, and once. */
export function watchInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer(event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => {
    storage.set(INSTALLED, '1');
    offer(null);
  });
}

/** Whether the application was installed from this browser. */
export const wasInstalled = (): boolean => storage.get(INSTALLED) !== null;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the browser has offered to install. */
export const useInstallOffered = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => offered !== null,
    () => false,
  );

/** Asks the browser to install, which it does once for each offer. True when it was agreed to. */
export async function install(): Promise<boolean> {
  const answer = await offered?.prompt();
  offer(null);
  return answer?.outcome === 'accepted';
}
