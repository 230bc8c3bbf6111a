import { can, type ListedCategory } from '@pathkeeper/contract';
import type { Context } from '../../../platform/context.ts';
import { presentPeople } from '../../people/index.ts';
import { actorOf, type ForumCaller } from '../forum.actor.ts';
import { listCategories } from '../writing/posts.service.ts';
import { newestIn } from './lists.public.repository.ts';

/** Every category in its order, with the newest words of those that the caller may read. */
export async function listWithNewest(
  context: Context,
  caller: ForumCaller,
): Promise<ListedCategory[]> {
  const { db } = context;
  const [actor, categories] = await Promise.all([
    actorOf(context, caller),
    listCategories(context),
  ]);
  const readable = categories.filter((category) => can(actor, 'readCategory', category));
  const newest = await newestIn(
    db,
    readable.map(({ id }) => id),
  );
  const people = await presentPeople(
    { db },
    newest.map(({ by }) => by),
  );
  const byCategory = new Map(newest.map((each) => [each.categoryId, each]));
  return categories.map((category) => {
    const words = byCategory.get(category.id);
    if (!words) return { ...category, newest: null };
    const by = (words.by !== null && people.get(words.by)?.username) || null;
    return { ...category, newest: { by, at: words.at.toISOString() } };
  });
}
