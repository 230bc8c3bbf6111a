import { safeNext } from '../../lib/paths.ts';
import { flash } from '../../ui/flash.ts';

/**
 * Goes in after signing in: a full redirect (S1.2), so that nothing of whoever was
 * here before is left in memory. The message is shown on the page it leads to.
 */
export function enter(message: { title: string; description: string }, next: unknown): void {
  flash(message);
  window.location.assign(safeNext(next));
}
