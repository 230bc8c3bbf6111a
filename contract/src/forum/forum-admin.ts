import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { CATEGORY_LIMITS, FORUM_ICONS, MODERATION_LIMITS } from '../core/limits.ts';
import { done, id, idParams } from '../core/shapes.ts';
import { line, optionalLine, text } from '../core/text.ts';
import { forumCategory } from './forum-shapes.ts';
import { forumModerator } from './moderation-shapes.ts';

const yes = (name: string) => z.boolean({ error: `${name} must be true or false.` });

const LEVEL = { error: 'The level must be a whole number from 1 to 10.' };

const level = z.number(LEVEL).int(LEVEL).min(1, LEVEL).max(10, LEVEL);

const name = line({ name: 'The name', max: CATEGORY_LIMITS.name });

const description = text({ name: 'The description', max: CATEGORY_LIMITS.description }).transform(
  (value) => value.trim(),
);

const color = z.string({ error: 'The color must be text.' }).regex(/^#[0-9A-Fa-f]{6}$/, {
  error: 'The color must be written like #3B82F6.',
});

/** One of the four; any other falls back to the first (S2.3). */
const icon = text({ name: 'The icon', max: 50 }).transform(
  (given) => FORUM_ICONS.find((known) => known === given) ?? FORUM_ICONS[0],
);

/** From which level on one may write in a category, and read it (D40). */
const levels = { minLevel: level, readLevel: level };

/** Why, for the log. */
const reason = optionalLine({ name: 'The reason', max: MODERATION_LIMITS.reason });

const post = idParams('forum-post');

/** The calls of S2.7 that administer the forum. They are part of `moderation`. */
export const forumAdmin = {
  createCategory: endpoint({
    method: 'POST',
    path: '/api/admin/forum/categories',
    summary: 'Add a category, after the others',
    access: 'owner',
    visibility: 'public',
    body: z.object({
      name,
      description: description.default(''),
      color: color.default(CATEGORY_LIMITS.color),
      icon: icon.default(FORUM_ICONS[0]),
      isActive: yes('isActive').default(true),
      allowPhotos: yes('allowPhotos').default(false),
      minLevel: level.default(CATEGORY_LIMITS.minLevel),
      readLevel: level.default(1),
    }),
    response: forumCategory,
    status: 201,
  }),
  orderCategories: endpoint({
    method: 'PUT',
    path: '/api/admin/forum/categories/order',
    summary: 'Put the categories into an order; those that are not named come last',
    access: 'owner',
    visibility: 'public',
    body: z.object({
      ids: z
        .array(id('forum-category'), { error: 'The ids must be a list.' })
        .max(CATEGORY_LIMITS.categories, {
          error: `At most ${CATEGORY_LIMITS.categories} categories can be named.`,
        }),
    }),
    response: z.array(forumCategory),
  }),
  editCategory: endpoint({
    method: 'PATCH',
    path: '/api/admin/forum/categories/:id',
    summary: 'Change what is named of a category',
    access: 'owner',
    visibility: 'public',
    params: idParams('forum-category'),
    body: z
      .object({
        name,
        description,
        color,
        icon,
        isActive: yes('isActive'),
        allowPhotos: yes('allowPhotos'),
        ...levels,
      })
      .partial(),
    response: forumCategory,
  }),
  allowPhotos: endpoint({
    method: 'PATCH',
    path: '/api/admin/forum/categories/:id/photos',
    summary: 'Say whether replies in a category may hold photos',
    access: 'owner',
    visibility: 'public',
    params: idParams('forum-category'),
    body: z.object({ allowPhotos: yes('allowPhotos') }),
    response: forumCategory,
  }),
  removeCategory: endpoint({
    method: 'DELETE',
    path: '/api/admin/forum/categories/:id',
    summary: 'Delete a category; its posts move to another one, without which 409 says how many',
    access: 'owner',
    visibility: 'public',
    params: idParams('forum-category'),
    query: z.object({ moveTo: id('forum-category').optional() }),
    response: done,
  }),
  pin: endpoint({
    method: 'PATCH',
    path: '/api/admin/forum/posts/:id/pin',
    summary: 'Pin a post to the top of its lists, or let it go',
    access: 'moderator',
    visibility: 'public',
    params: post,
    body: z.object({ isPinned: yes('isPinned'), reason }),
    response: done,
  }),
  feature: endpoint({
    method: 'PATCH',
    path: '/api/admin/forum/posts/:id/feature',
    summary: 'Put a post among the featured ones, or take it out',
    access: 'moderator',
    visibility: 'public',
    params: post,
    body: z.object({ isFeatured: yes('isFeatured'), reason }),
    response: done,
  }),
  lock: endpoint({
    method: 'PATCH',
    path: '/api/admin/forum/posts/:id/lock',
    summary: 'Lock a post against further replies, or open it',
    access: 'moderator',
    visibility: 'public',
    params: post,
    body: z.object({ isLocked: yes('isLocked'), reason }),
    response: done,
  }),
  removePost: endpoint({
    method: 'DELETE',
    path: '/api/admin/forum/posts/:id',
    summary: 'Remove a post as a moderator; for 30 days a moderator can bring it back',
    access: 'moderator',
    visibility: 'public',
    params: post,
    response: done,
  }),
  moderators: endpoint({
    method: 'GET',
    path: '/api/admin/forum/moderators',
    summary: 'The moderators of the forum',
    access: 'owner',
    visibility: 'public',
    response: z.array(forumModerator),
  }),
  addModerator: endpoint({
    method: 'POST',
    path: '/api/admin/forum/moderators',
    summary: 'Make somebody a moderator, by id or by name; it holds from their next call on',
    access: 'owner',
    visibility: 'public',
    body: z
      .object({
        userId: id('user').optional(),
        username: text({ name: 'The username', max: 50 }).optional(),
      })
      .refine(({ userId, username }) => userId !== undefined || username !== undefined, {
        error: 'Say who is to moderate.',
        path: ['userId'],
      }),
    response: forumModerator,
    status: 201,
  }),
  removeModerator: endpoint({
    method: 'DELETE',
    path: '/api/admin/forum/moderators/:id',
    summary: 'Make a moderator a member again; it holds from their next call on',
    access: 'owner',
    visibility: 'public',
    params: idParams('user'),
    response: done,
  }),
};
