import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { FOLLOWING_LEVELS, FORUM_LIMITS } from '../core/limits.ts';
import { cursor, done, id, idOf, idParams } from '../core/shapes.ts';
import { isBlank, line, optionalLine, text } from '../core/text.ts';
import { PICTURE_MAX_BYTES } from '../files.ts';
import { safetyAnswer } from '../guide/safety.ts';
import { earnings } from '../progression.ts';
import {
  categoryFigures,
  forumPost,
  forumReply,
  forumStats,
  listedCategory,
} from './forum-shapes.ts';

const title = line({ name: 'The title', max: FORUM_LIMITS.title });

const content = z
  .string({
    error: ({ input }) =>
      input === undefined ? 'The text is required.' : 'The text must be text.',
  })
  // A form sends each line break as two characters, whatever was typed.
  .transform((value) => value.replace(/\r\n?/g, '\n').trim())
  .pipe(text({ name: 'The text', max: FORUM_LIMITS.content }))
  .refine((value) => !isBlank(value), { error: 'The text is required.' });

const NOT_A_REPLY = { error: 'The number of a reply must be a whole number from 1 on.' };
const NOT_READ_UP_TO = { error: 'What has been read must be a whole number from 0 on.' };

const replyNumber = z.coerce
  .number(NOT_A_REPLY)
  .int(NOT_A_REPLY)
  .min(1, NOT_A_REPLY)
  .max(1e9, NOT_A_REPLY);

const replyParams = z.object({
  id: id('forum-post'),
  number: idOf('forum-reply', replyNumber),
});

/** What an edit began from; the server answers 409 when it has changed since. */
const expectedContent = text({ name: 'expected.content', max: FORUM_LIMITS.content });

const PAGE = { error: `limit must be between 1 and ${FORUM_LIMITS.replies}.` };

const pageSize = (usual: number) =>
  z.coerce.number(PAGE).int(PAGE).min(1, PAGE).max(FORUM_LIMITS.replies, PAGE).default(usual);

/** Beside what was written: helplines, when the safety check finds danger (D51). */
const saved = { safety: safetyAnswer.nullable() };

const yes = z.stringbool({ error: 'Say true or false.' }).optional();

export const forum = {
  categories: endpoint({
    method: 'GET',
    path: '/api/forum/categories',
    summary: 'Every category of the forum, in their order; its levels say what opens it',
    access: 'anyone',
    visibility: 'public',
    response: z.array(listedCategory),
  }),
  categoryFigures: endpoint({
    method: 'GET',
    path: '/api/forum/categories/:id/figures',
    summary: 'How much of a category is new to the caller, who wrote in it, and what they follow',
    access: 'user',
    visibility: 'public',
    params: idParams('forum-category'),
    response: categoryFigures,
  }),
  posts: endpoint({
    method: 'GET',
    path: '/api/forum/posts',
    summary:
      'Posts, pinned ones first, then by their newest reply; continued through the Link header',
    access: 'anyone',
    visibility: 'public',
    query: z.object({
      categoryId: id('forum-category').optional(),
      /** Full text over titles and words. */
      q: text({ name: 'The search', max: FORUM_LIMITS.search }).optional(),
      featured: yes,
      /** Only what the caller has not read; nothing for whoever is signed out. */
      unread: yes,
      limit: pageSize(20),
      cursor,
    }),
    response: z.array(forumPost),
  }),
  stats: endpoint({
    method: 'GET',
    path: '/api/forum/stats',
    summary: 'How many people and posts there are; counted anew every half minute',
    access: 'public',
    visibility: 'public',
    response: forumStats,
  }),
  post: endpoint({
    method: 'GET',
    path: '/api/forum/posts/:id',
    summary: 'One post',
    access: 'anyone',
    visibility: 'public',
    params: idParams('forum-post'),
    response: forumPost,
  }),
  createPost: endpoint({
    method: 'POST',
    path: '/api/forum/posts',
    summary: 'Start a post, where the level of its category is reached',
    access: 'user',
    visibility: 'public',
    body: z.object({
      title,
      content,
      categoryId: id('forum-category', 'The category is required.'),
    }),
    response: forumPost.extend({ ...earnings, ...saved }),
    status: 201,
    keyed: true,
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/forum/preview',
    summary: 'Words as they would be shown; nothing is kept of them',
    access: 'user',
    body: z.object({ content }),
    response: z.object({ contentHtml: z.string(), mentions: z.array(z.string()) }),
  }),
  editPost: endpoint({
    method: 'PATCH',
    path: '/api/forum/posts/:id',
    summary: 'Change one’s own post; its earlier words are kept for moderators',
    access: 'user',
    visibility: 'public',
    params: idParams('forum-post'),
    body: z.object({
      title,
      content,
      expected: z
        .object({
          title: text({ name: 'expected.title', max: FORUM_LIMITS.title }),
          content: expectedContent,
        })
        .optional(),
    }),
    response: forumPost.extend(saved),
  }),
  removePost: endpoint({
    method: 'DELETE',
    path: '/api/forum/posts/:id',
    summary: 'Remove one’s own post, as a moderator anybody’s; for 30 days it can be brought back',
    access: 'user',
    visibility: 'public',
    params: idParams('forum-post'),
    response: done,
  }),
  restorePost: endpoint({
    method: 'POST',
    path: '/api/forum/posts/:id/restore',
    summary: 'Bring back a post that the caller removed',
    access: 'user',
    visibility: 'public',
    params: idParams('forum-post'),
    response: done,
  }),
  replies: endpoint({
    method: 'GET',
    path: '/api/forum/posts/:id/replies',
    summary: 'Replies by number, oldest first; X-Total-Count holds the number of the newest',
    access: 'anyone',
    visibility: 'public',
    params: idParams('forum-post'),
    query: z.object({ from: replyNumber.default(1), limit: pageSize(FORUM_LIMITS.replies) }),
    response: z.array(forumReply),
  }),
  createReply: endpoint({
    method: 'POST',
    path: '/api/forum/posts/:id/replies',
    summary: 'Answer a post or a reply to it, with a photo where the category allows them',
    access: 'user',
    visibility: 'public',
    params: idParams('forum-post'),
    accepts: 'multipart',
    maxBytes: PICTURE_MAX_BYTES,
    body: z.object({
      content,
      // A form sends an empty field for a post's own answer.
      parentReplyId: z
        .preprocess(
          (value: number | '' | undefined) => (value === '' ? undefined : value),
          replyNumber.optional(),
        )
        .optional(),
      photo: z.file({ error: 'The photo must be a file.' }).optional(),
      photoAlt: optionalLine({ name: 'The description', max: FORUM_LIMITS.photoAlt }),
    }),
    response: forumReply.extend({ ...earnings, ...saved }),
    status: 201,
    keyed: true,
  }),
  editReply: endpoint({
    method: 'PATCH',
    path: '/api/forum/posts/:id/replies/:number',
    summary: 'Change one’s own reply; its earlier words are kept for moderators',
    access: 'user',
    visibility: 'public',
    params: replyParams,
    body: z.object({ content, expected: z.object({ content: expectedContent }).optional() }),
    response: forumReply.extend(saved),
  }),
  removeReply: endpoint({
    method: 'DELETE',
    path: '/api/forum/posts/:id/replies/:number',
    summary: 'Remove one’s own reply, as a moderator anybody’s; its number stays',
    access: 'user',
    visibility: 'public',
    params: replyParams,
    response: done,
  }),
  restoreReply: endpoint({
    method: 'POST',
    path: '/api/forum/posts/:id/replies/:number/restore',
    summary: 'Bring back a reply that the caller removed',
    access: 'user',
    visibility: 'public',
    params: replyParams,
    response: done,
  }),
  like: endpoint({
    method: 'POST',
    path: '/api/forum/like',
    summary: 'Like a post or a reply; toggles unless `liked` says what it should be',
    access: 'user',
    visibility: 'public',
    body: z.object({
      postId: id('forum-post'),
      replyId: idOf('forum-reply', replyNumber).optional(),
      liked: z.boolean({ error: 'liked must be true or false.' }).optional(),
    }),
    response: z.object({ liked: z.boolean(), likeCount: z.number() }),
  }),
  read: endpoint({
    method: 'PUT',
    path: '/api/forum/posts/:id/read',
    summary: 'Remember the reply up to which the caller has read; a smaller number changes nothing',
    access: 'user',
    params: idParams('forum-post'),
    body: z.object({
      number: z.coerce
        .number(NOT_READ_UP_TO)
        .int(NOT_READ_UP_TO)
        .min(0, NOT_READ_UP_TO)
        .max(1e9, NOT_READ_UP_TO),
    }),
    response: z.object({ readNumber: z.number() }),
  }),
  readAll: endpoint({
    method: 'PUT',
    path: '/api/forum/read',
    summary: 'Mark everything in the forum as read, up to now',
    access: 'user',
    response: done,
  }),
  follow: endpoint({
    method: 'PUT',
    path: '/api/forum/posts/:id/following',
    summary: 'Say how closely the caller follows a post',
    access: 'user',
    params: idParams('forum-post'),
    body: z.object({
      level: z.enum(FOLLOWING_LEVELS, {
        error: `The level must be one of: ${FOLLOWING_LEVELS.join(', ')}.`,
      }),
    }),
    response: z.object({ following: z.enum(FOLLOWING_LEVELS) }),
  }),
};
