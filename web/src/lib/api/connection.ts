import { useSyncExternalStore } from 'react';

let isOffline = false;
const listeners = new Set<() => void>();

/**
 * Whether what is shown comes from the copy on this device, because the server could not be reached.
 * It says nothing of the cable: a network that leads nowhere is no network.
 */
export const connection = {
  isOffline: (): boolean => isOffline,
  /** Something was answered from the copy. */
  lost: (): void => set(true),
  /** The server has answered again. */
  found: (): void => set(false),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function set(next: boolean): void {
  if (isOffline === next) return;
  isOffline = next;
  for (const listener of listeners) listener();
}

/** True while pages are read from the copy on this device. */
export const useOffline = (): boolean =>
  useSyncExternalStore(connection.subscribe, connection.isOffline, () => false);
