import { type Actor, can, VISION_CLOSED } from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { findUserById } from '../accounts/index.ts';

type Caller = Actor & { id: number };

const closed = () => new AppError('forbidden', VISION_CLOSED);

/**
 * Refuses somebody to whom the installation has not opened the vision tools (D65).
 * @throws AppError forbidden, with the sentence that the documents have for it
 */
async function requireVision(
  { db, settings }: Pick<Context, 'db' | 'settings'>,
  caller: Caller,
): Promise<void> {
  const { visionAccess } = settings.current();
  if (can(caller, 'useVision', { visionAccess })) return;
  // A session does not know what was granted to its account: that is read where it decides.
  const user = visionAccess === 'beta' ? await findUserById(db, caller.id) : undefined;
  const actor = { ...caller, betaAccessGranted: user?.betaAccessGranted === true };
  if (!can(actor, 'useVision', { visionAccess })) throw closed();
}

/** Refuses the Life Vision Journey to all but administrators (D65). @throws AppError forbidden */
export function requireJourney(caller: Caller): void {
  if (!can(caller, 'useVisionJourney')) throw closed();
}

/** A `mount` whose calls are refused to whom the vision tools are not open. */
export function mountForVision(mount: Mount, context: Pick<Context, 'db' | 'settings'>): Mount {
  return (endpoint, handler) =>
    mount(endpoint, async (call) => {
      await requireVision(context, call.caller as Caller);
      return handler(call);
    });
}
