import { can } from '@pathkeeper/contract';
import type { Context } from '../../../platform/context.ts';
import { findUserById } from '../../accounts/index.ts';
import { membersNamedIn } from '../../notices/index.ts';
import { actorOf } from '../forum.actor.ts';
import type { CategoryRow } from '../forum.public.repository.ts';

/** Whom a text names that may read it: nobody is called to a door that is closed to them. */
export async function namedReaders(
  context: Context,
  authorId: number,
  content: string,
  category: CategoryRow,
): Promise<number[]> {
  const named = await membersNamedIn(context, content, authorId);
  // Ten at most, and only where a level is asked for.
  if (category.readLevel <= 1) return named;
  const may = await Promise.all(named.map((id) => mayRead(context, id, category)));
  return named.filter((_, index) => may[index]);
}

async function mayRead(context: Context, id: number, category: CategoryRow): Promise<boolean> {
  const user = await findUserById(context.db, id);
  if (!user) return false;
  const actor = await actorOf(context, { id, role: user.role, isOwner: false });
  return can(actor, 'readCategory', category);
}
