import { isHeld } from '../../lib/api/api-error.ts';
import { maySignIn } from '../../lib/api/session.ts';
import { paths, safeNext } from '../../lib/paths.ts';
import { flash } from '../../ui/flash.ts';

/**
 * Goes in after signing in: a full redirect (S1.2), so that nothing of whoever was
 * here before is left in memory. The message is shown on the page it leads to.
 */
export function enter(message: { title: string; description: string }, next: unknown): void {
  flash(message);
  window.location.assign(safeNext(next));
}

/**
 * Whether a sign-in was refused to somebody who is kept out and still has a session here: it has proven that
 * session (ADR-0027), so they go to what stands in place of every page, which has the download.
 */
export function goBackHeld(error: unknown): boolean {
  if (!isHeld(error) || !maySignIn()) return false;
  window.location.assign(paths.home);
  return true;
}
