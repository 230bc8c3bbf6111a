import { type ToastOptions, toast } from './toast.ts';

const KEY = 'pathkeeper-flash';

/** A message for the page that a full redirect leads to, where a toast shown now would be lost. */
export function flash(message: Pick<ToastOptions, 'title'> & { description: string }): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(message));
  } catch {
    // Without session storage the message is lost; nothing else is.
  }
}

/** Shows, once, what the page before this one left. */
export function showFlash(): void {
  try {
    const raw = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (raw) toast(JSON.parse(raw) as ToastOptions);
  } catch {
    // As above.
  }
}
