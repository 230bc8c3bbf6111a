import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import {
  FORUM_LIMITS,
  MANAGED_STATES,
  MODERATION_ACTS,
  MODERATION_LIMITS,
  WHO_STARTS_POSTS,
} from '../core/limits.ts';
import { cursor, done, id, idOf, idParams } from '../core/shapes.ts';
import { line, optionalLine, text } from '../core/text.ts';
import { forumAdmin } from './forum-admin.ts';
import {
  forumRevision,
  forumSettings,
  managedItem,
  moderationEvent,
  queueDecision,
  queueItem,
  reportReason,
  writingStop,
} from './moderation-shapes.ts';

const NOT_A_NUMBER = { error: 'The number must be a whole number; 0 is the post itself.' };

const number = z.coerce
  .number(NOT_A_NUMBER)
  .int(NOT_A_NUMBER)
  .min(0, NOT_A_NUMBER)
  .max(1e9, NOT_A_NUMBER);

const replyNumber = number.min(1, { error: 'The number of a reply must be 1 or more.' });

const thing = z.object({ postId: id('forum-post'), number });

const PAGE = { error: `limit must be between 1 and ${FORUM_LIMITS.replies}.` };

const pageSize = z.coerce
  .number(PAGE)
  .int(PAGE)
  .min(1, PAGE)
  .max(FORUM_LIMITS.replies, PAGE)
  .default(20);

const DAYS = {
  error: `The days must be a whole number from 1 to ${MODERATION_LIMITS.stopDays}.`,
};

const days = z.number(DAYS).int(DAYS).min(1, DAYS).max(MODERATION_LIMITS.stopDays, DAYS);

const REPORTS = {
  error: `The number of reports must be from 1 to ${MODERATION_LIMITS.reportsToHide}.`,
};

const yes = (name: string) => z.boolean({ error: `${name} must be true or false.` }).optional();

const revisionsQuery = z.object({ limit: pageSize, cursor });

export const moderation = {
  report: endpoint({
    method: 'POST',
    path: '/api/forum/reports',
    summary: 'Report a post or a reply; a second time changes nothing',
    access: 'user',
    body: z.object({
      postId: id('forum-post'),
      replyId: idOf('forum-reply', replyNumber).optional(),
      reason: reportReason,
      note: optionalLine({ name: 'The note', max: MODERATION_LIMITS.note }),
    }),
    /** `hidden`: whether it is hidden now, until a moderator has looked. */
    response: done.extend({ hidden: z.boolean() }),
    status: 201,
  }),
  standing: endpoint({
    method: 'GET',
    path: '/api/forum/standing',
    summary: 'Whether the caller may write in the forum, and if not why and until when',
    access: 'user',
    response: z.object({
      stop: writingStop.nullable(),
      /** Whether the settings of the forum let the caller start posts. */
      mayStartPosts: z.boolean(),
    }),
  }),
  queue: endpoint({
    method: 'GET',
    path: '/api/forum/queue',
    summary:
      'What waits for a moderator, danger first, then the oldest; X-Total-Count holds how much',
    access: 'moderator',
    visibility: 'public',
    query: z.object({
      /** Only what somebody reported for this. */
      reason: reportReason.optional(),
      limit: pageSize,
      cursor,
    }),
    response: z.array(queueItem),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/forum/queue/:postId/:number',
    summary: 'Decide about something in the queue; 409 says what another moderator has decided',
    access: 'moderator',
    visibility: 'public',
    params: thing,
    body: z.object({
      decision: queueDecision,
      /** Stops its author from writing in the forum for so long. */
      stopDays: days.optional(),
      /** Read by the author where it concerns them, and kept in the log. */
      reason: optionalLine({ name: 'The reason', max: MODERATION_LIMITS.reason }),
      /** Refuses the decision if this is not what waits any more. */
      caseId: id('forum-case').optional(),
    }),
    response: done,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/forum/queue/:postId/:number/undo',
    summary: 'Take back the last decision about something; it waits in the queue again',
    access: 'moderator',
    visibility: 'public',
    params: thing,
    response: done,
  }),
  stops: endpoint({
    method: 'GET',
    path: '/api/forum/stops',
    summary: 'Who may not write in the forum at the moment',
    access: 'moderator',
    visibility: 'public',
    query: z.object({ limit: pageSize, cursor }),
    response: z.array(
      writingStop.extend({
        userId: z.number(),
        username: z.string(),
        /** Null once that account is gone. */
        stoppedBy: z.string().nullable(),
        createdAt: z.iso.datetime({ offset: true }),
      }),
    ),
  }),
  stop: endpoint({
    method: 'PUT',
    path: '/api/forum/stops/:id',
    summary: 'Stop somebody from writing in the forum for some days, from now on',
    access: 'moderator',
    visibility: 'public',
    params: idParams('user'),
    body: z.object({ days, reason: line({ name: 'The reason', max: MODERATION_LIMITS.reason }) }),
    response: writingStop,
  }),
  liftStop: endpoint({
    method: 'DELETE',
    path: '/api/forum/stops/:id',
    summary: 'Let somebody write in the forum again',
    access: 'moderator',
    visibility: 'public',
    params: idParams('user'),
    response: done,
  }),
  log: endpoint({
    method: 'GET',
    path: '/api/forum/log',
    summary: 'What moderators, administrators and the owner did in the forum, newest first',
    access: 'moderator',
    visibility: 'public',
    query: z.object({
      act: z
        .enum(MODERATION_ACTS, {
          error: `The act must be one of: ${MODERATION_ACTS.join(', ')}.`,
        })
        .optional(),
      /** Only what waited in the queue and was decided: kept, removed or locked. */
      settled: z.stringbool({ error: 'Say true or false.' }).optional(),
      /** Who did it, or whom it concerns. */
      personId: id('user').optional(),
      /** The same by name. */
      person: text({ name: 'The name', max: 50 }).optional(),
      limit: pageSize,
      cursor,
    }),
    response: z.array(moderationEvent),
  }),
  postRevisions: endpoint({
    method: 'GET',
    path: '/api/forum/posts/:id/revisions',
    summary: 'What a post was before it was changed, newest first',
    access: 'moderator',
    visibility: 'public',
    params: idParams('forum-post'),
    query: revisionsQuery,
    response: z.array(forumRevision),
  }),
  replyRevisions: endpoint({
    method: 'GET',
    path: '/api/forum/posts/:id/replies/:number/revisions',
    summary: 'What a reply was before it was changed, newest first',
    access: 'moderator',
    visibility: 'public',
    params: z.object({ id: id('forum-post'), number: idOf('forum-reply', replyNumber) }),
    query: revisionsQuery,
    response: z.array(forumRevision),
  }),
  managed: endpoint({
    method: 'GET',
    path: '/api/forum/manage',
    summary: 'Posts by their state, and replies that are reported, hidden or removed; newest first',
    access: 'moderator',
    visibility: 'public',
    query: z.object({
      state: z
        .enum(MANAGED_STATES, {
          error: `The state must be one of: ${MANAGED_STATES.join(', ')}.`,
        })
        .default('published'),
      q: text({ name: 'The search', max: FORUM_LIMITS.search }).optional(),
      limit: pageSize,
      cursor,
    }),
    response: z.array(managedItem),
  }),
  settings: endpoint({
    method: 'GET',
    path: '/api/forum/settings',
    summary: 'What is set for the whole forum',
    access: 'moderator',
    response: forumSettings,
  }),
  changeSettings: endpoint({
    method: 'PATCH',
    path: '/api/forum/settings',
    summary: 'Change what is named',
    access: 'moderator',
    body: z.object({
      autoHide: yes('autoHide'),
      reportsToHide: z
        .number(REPORTS)
        .int(REPORTS)
        .min(1, REPORTS)
        .max(MODERATION_LIMITS.reportsToHide, REPORTS)
        .optional(),
      startPosts: z
        .enum(WHO_STARTS_POSTS, {
          error: `startPosts must be one of: ${WHO_STARTS_POSTS.join(', ')}.`,
        })
        .optional(),
      newcomerLinks: yes('newcomerLinks'),
    }),
    response: forumSettings,
  }),
  ...forumAdmin,
};
