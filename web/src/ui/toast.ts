import type { ReactNode } from 'react';

/** S1.9: a toast goes by itself after 5000 ms. */
export const TOAST_DURATION = 5000;

export interface ToastOptions {
  title: string;
  description?: ReactNode;
  /** `destructive` is announced at once and marked as a failure. */
  tone?: 'plain' | 'destructive';
  /** Milliseconds on screen, not counting the time it is hovered or focused. */
  duration?: number;
  /** One thing that can be done about it, e.g. Undo. Doing it closes the toast. */
  action?: { label: string; onClick: () => void };
  /** A small drawing before the words; the house mark otherwise. */
  icon?: ReactNode;
}

export interface Toast extends ToastOptions {
  id: number;
}

let shown: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: Toast | null) {
  shown = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a toast in the one toast area; whatever stood there goes (S1.9: one visible
 * at a time). Returns a function that takes this toast away, and does nothing once it is gone.
 */
export function toast(options: ToastOptions): () => void {
  lastId += 1;
  const id = lastId;
  show({ ...options, id });
  return () => dismissToast(id);
}

/** Takes the toast with this id away, or whichever is shown. */
export function dismissToast(id?: number): void {
  if (shown && (id === undefined || shown.id === id)) show(null);
}

/** For `useSyncExternalStore` in the toast area. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): Toast | null => shown,
};
