import { type Actor, can, VISION_CLOSED } from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { findUserById } from '../accounts/index.ts';
import { entitlements } from '../entitlements/index.ts';

type Caller = Actor & { id: number };

type VisionContext = Pick<Context, 'db' | 'clock' | 'settings'>;

const closed = () => new AppError('forbidden', VISION_CLOSED);

/**
 * Refuses somebody to whom the installation has not opened the vision tools (D65).
 * @throws AppError forbidden, with the sentence that the documents have for it
 */
async function requireVision(
  { db, clock, settings }: VisionContext,
  caller: Caller,
): Promise<void> {
  const { visionAccess } = settings.current();
  if (can(caller, 'useVision', { visionAccess })) return;
  if (visionAccess !== 'beta') throw closed();
  // A session does not know what its account was given, or pays for (D73): that is read where it decides.
  const [user, { isEntitled }] = await Promise.all([
    findUserById(db, caller.id),
    entitlements(db, caller.id, clock.now()),
  ]);
  const actor = { ...caller, betaAccessGranted: user?.betaAccessGranted === true, isEntitled };
  if (!can(actor, 'useVision', { visionAccess })) throw closed();
}

/** Refuses the Life Vision Journey to all but administrators (D65). @throws AppError forbidden */
export function requireJourney(caller: Caller): void {
  if (!can(caller, 'useVisionJourney')) throw closed();
}

/** A `mount` whose calls are refused to whom the vision tools are not open. */
export function mountForVision(mount: Mount, context: VisionContext): Mount {
  return (endpoint, handler) =>
    mount(endpoint, async (call) => {
      await requireVision(context, call.caller as Caller);
      return handler(call);
    });
}
