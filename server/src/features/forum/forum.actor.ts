import { type Actor, can } from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { findLevel } from '../progression/index.ts';

/** Whoever calls, as the routes know them. */
export type ForumCaller =
  | (Actor & {
      id: number;
      /** The address, for their session, of a photo that not everybody may see. */
      photoUrl?: (hash: string) => string;
    })
  | null;

/** What policy asks of a category. */
interface Category {
  isActive: boolean;
  minLevel: number;
  readLevel: number;
}

/** The caller with the level that gates go by. */
export async function actorOf(
  context: Pick<Context, 'db' | 'config'>,
  caller: ForumCaller,
): Promise<ForumCaller> {
  if (!caller) return null;
  const { gateLevel } = await findLevel(context, caller.id);
  return { ...caller, level: gateLevel };
}

/** @throws AppError level_required unless the category may be read, not_found where there is none */
export function requireReading<C extends Category>(
  actor: ForumCaller,
  category: C | undefined,
): asserts category is C {
  if (!category) throw notFound('That category');
  if (can(actor, 'readCategory', category)) return;
  throw levelRequired('Reading here', category.readLevel);
}

/** @throws AppError level_required, forbidden unless one may write in the category (D40) */
export function requireWriting<C extends Category>(
  actor: ForumCaller,
  category: C | undefined,
): asserts category is C {
  requireReading(actor, category);
  if (can(actor, 'writeInCategory', category)) return;
  if (!category.isActive) {
    throw new AppError('forbidden', 'This category is closed: nothing new can be written in it.');
  }
  throw levelRequired('Writing here', category.minLevel);
}

function levelRequired(what: string, requiredLevel: number): AppError {
  return new AppError('level_required', `${what} opens at level ${requiredLevel}.`, {
    requiredLevel,
  });
}
