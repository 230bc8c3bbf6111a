import {
  type Actor,
  type api,
  CATEGORY_LIMITS,
  type ForumCategory,
  type ParsedInput,
} from '@pathkeeper/contract';
import type { Context, Moment } from '../../../platform/context.ts';
import { refusingViolations } from '../../../platform/database/constraint-violations.ts';
import type { Database } from '../../../platform/database/index.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { type Act, logAct } from '../../audit/index.ts';
import { listCategories } from '../../forum/index.ts';
import * as rows from './categories.public.repository.ts';
import { changesBetween } from './settings.service.ts';

type Caller = Actor & { id: number };
type Input<Call extends keyof typeof api.moderation> = ParsedInput<(typeof api.moderation)[Call]>;

const present = ({ position: _position, ...row }: rows.CategoryRow): ForumCategory => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

const log = (
  tx: Database,
  caller: Caller,
  act: string,
  { id, at, ...states }: { id?: number; at: Date } & Pick<Act, 'before' | 'after'>,
) =>
  logAct(tx, {
    ...{ at, area: 'forum', act, actorId: caller.id, ...states },
    ...(id === undefined ? {} : { subject: { kind: 'category', id } }),
  });

/** Adds a category after the others. @throws AppError conflict for a name that is taken, or too many */
export function createCategory(
  { db }: Context,
  caller: Caller,
  body: Input<'createCategory'>['body'],
  { now }: Moment,
): Promise<ForumCategory> {
  return db.transaction(async (tx) => {
    const all = await rows.lockCategories(tx);
    if (all.length >= CATEGORY_LIMITS.categories) {
      throw new AppError('conflict', 'There are as many categories as there can be.');
    }
    requireNewName(all, body.name);
    const position = Math.max(0, ...all.map((each) => each.position)) + 1;
    const row = await rows.insertCategory(tx, { ...body, position, createdAt: now });
    await log(tx, caller, 'category-create', { id: row.id, at: now, after: { ...body } });
    return present(row);
  });
}

/** Changes what is named. @throws AppError not_found; conflict for a name that is taken */
export function editCategory(
  { db }: Context,
  caller: Caller,
  id: number,
  body: Input<'editCategory'>['body'],
  { now }: Moment,
): Promise<ForumCategory> {
  return db.transaction(async (tx) => {
    const all = await rows.lockCategories(tx);
    const was = all.find((each) => each.id === id);
    if (!was) throw notFound('That category');
    if (body.name !== undefined) {
      requireNewName(
        all.filter((each) => each !== was),
        body.name,
      );
    }
    const changed = changesBetween(was, { ...was, ...body } as typeof was);
    if (!changed) return present(was);
    const row = await rows.updateCategory(tx, id, changed.after);
    await log(tx, caller, 'category-change', { id, at: now, ...changed });
    return present(row);
  });
}

function requireNewName(others: readonly rows.CategoryRow[], name: string): void {
  if (!others.some((each) => each.name.toLowerCase() === name.toLowerCase())) return;
  const sentence = 'Another category has this name.';
  throw new AppError('conflict', sentence, { fields: { name: sentence } });
}

/** Puts categories into an order; those that are not named keep theirs, after them. @throws AppError not_found */
export async function orderCategories(
  context: Context,
  caller: Caller,
  { ids }: Input<'orderCategories'>['body'],
  { now }: Moment,
): Promise<ForumCategory[]> {
  await context.db.transaction(async (tx) => {
    const all = (await rows.lockCategories(tx)).sort(
      (a, b) => a.position - b.position || a.id - b.id,
    );
    const named = [...new Set(ids)].map((id) => all.find((each) => each.id === id));
    if (named.includes(undefined)) throw notFound('That category', 'ids');
    const order = [...named, ...all.filter((each) => !named.includes(each))];
    const moved = order.flatMap((each, index) =>
      each && each.position !== index + 1 ? [{ id: each.id, position: index + 1 }] : [],
    );
    for (const { id, position } of moved) await rows.updateCategory(tx, id, { position });
    if (moved.length > 0) await log(tx, caller, 'category-order', { at: now });
  });
  return listCategories(context);
}

const MEANWHILE = {
  forum_posts_category_id_forum_categories_id_fk: () =>
    new AppError('conflict', 'Somebody has just written in this category. Please look again.'),
};

/**
 * Deletes a category. Its posts, those that are removed included, move to another one.
 * @throws AppError not_found; conflict with the number of posts, where nothing says where they go
 */
export function removeCategory(
  { db }: Context,
  caller: Caller,
  id: number,
  { moveTo }: Input<'removeCategory'>['query'],
  { now }: Moment,
): Promise<void> {
  return refusingViolations(MEANWHILE, () =>
    db.transaction(async (tx) => {
      // Posts come before categories in the order of locks.
      const moved = moveTo === undefined ? 0 : await rows.movePosts(tx, id, moveTo);
      const all = await rows.lockCategories(tx);
      const was = all.find((each) => each.id === id);
      if (!was) throw notFound('That category');
      if (moveTo !== undefined) {
        if (moveTo === id || !all.some((each) => each.id === moveTo)) {
          throw notFound('The category that its posts are to move to', 'moveTo');
        }
        await rows.recount(tx, moveTo);
      } else {
        const posts = await rows.countPostsIn(tx, id);
        const sentence = `This category holds ${posts} ${posts === 1 ? 'post' : 'posts'}. Say where they are to go.`;
        if (posts > 0) throw new AppError('conflict', sentence, { posts });
      }
      await rows.deleteCategory(tx, id);
      const before = { name: was.name, posts: moved };
      const after = moved > 0 ? { movedTo: moveTo ?? null } : null;
      await log(tx, caller, 'category-delete', { id, at: now, before, after });
    }),
  );
}
