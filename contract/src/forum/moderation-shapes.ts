import { z } from 'zod';
import {
  MODERATION_ACTS,
  QUEUE_DECISIONS,
  REPORT_REASONS,
  WHO_STARTS_POSTS,
} from '../core/limits.ts';
import { WORDS_REMOVED_BY } from '../core/policy.ts';
import { answeredId, instant } from '../core/shapes.ts';
import { personCard } from './people.ts';

const person = personCard.nullable();

export const reportReason = z.enum(REPORT_REASONS, {
  error: `The reason must be one of: ${REPORT_REASONS.join(', ')}.`,
});

/** A report as moderators read it; who reported is theirs to know (D46). */
const forumReport = z.object({
  reason: reportReason,
  note: z.string().nullable(),
  /** Null once the account is gone. */
  reporter: person,
  createdAt: instant,
});

/** Somebody's stop from writing in the forum. */
export const writingStop = z.object({
  until: instant,
  reason: z.string(),
});

export type WritingStop = z.infer<typeof writingStop>;

/** Words of the forum as moderators see them, whatever has become of them. */
const moderated = {
  postId: answeredId('forum-post'),
  /** 0 is the post itself. */
  number: z.number(),
  /** Of the post. */
  title: z.string(),
  content: z.string(),
  contentHtml: z.string(),
  author: person,
  category: z.object({ id: z.number(), name: z.string() }),
  createdAt: instant,
  editedAt: instant.nullable(),
  /** Whether reports hide it until a moderator has looked. */
  hidden: z.boolean(),
  isLocked: z.boolean(),
};

/** Something that waits for a moderator (D46, D83). */
export const queueItem = z.object({
  ...moderated,
  /** Names what is decided: sent back, a decision on what has moved on is refused. */
  caseId: answeredId('forum-case'),
  /** Newest first, a hundred at most. */
  reports: z.array(forumReport),
  reportCount: z.number(),
  /** Words of danger: the author may need a kind word (D51). */
  kindWord: z.boolean(),
  /** What a reply answers, as one line; null for a post, and for an answer to the post. */
  parent: z
    .object({ number: z.number(), username: z.string().nullable(), line: z.string() })
    .nullable(),
  photoUrl: z.string().nullable(),
  photoAlt: z.string().nullable(),
  /** Earlier versions that can be read. */
  revisions: z.number(),
  /** When an edit of its author brought it back from hiding; that happens once. */
  returnedAt: instant.nullable(),
  /** The author's stop, while there is one. */
  stop: writingStop.nullable(),
  /** How often moderators have removed words of this author. */
  removedBefore: z.number(),
  openedAt: instant,
});

export type QueueItem = z.infer<typeof queueItem>;

/** A post or reply in the lists of “Manage Posts” (D47). */
export const managedItem = z.object({
  ...moderated,
  isPinned: z.boolean(),
  isFeatured: z.boolean(),
  /** Replies that are not removed; 0 of a reply. */
  replyCount: z.number(),
  /** Open reports. */
  reportCount: z.number(),
  removedBy: z.enum(WORDS_REMOVED_BY).nullable(),
  removedAt: instant.nullable(),
});

export type ManagedItem = z.infer<typeof managedItem>;

/** What words were before they were changed (D42). */
export const forumRevision = z.object({
  version: z.number(),
  /** Of a post; null of a reply. */
  title: z.string().nullable(),
  content: z.string(),
  /** Until when they stood. */
  replacedAt: instant,
});

export type ForumRevision = z.infer<typeof forumRevision>;

/** What was decided about something in the queue, as the 409 of a second decision says it. */
export const queueDecision = z.enum(QUEUE_DECISIONS, {
  error: `The decision must be one of: ${QUEUE_DECISIONS.join(', ')}.`,
});

/** The state that a log line tells of: flags, names, times; never anybody's words. */
const state = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
  .nullable();

/** A line of the moderation log (D46, D54). */
export const moderationEvent = z.object({
  id: z.number(),
  at: instant,
  act: z.enum(MODERATION_ACTS),
  /** Null once the account is gone. */
  actor: person,
  /** Whom it concerns; null for none, and once the account is gone. */
  person,
  subject: z
    .object({
      kind: z.enum(['post', 'reply', 'category']),
      /** Of the post or the category. */
      id: z.number(),
      /** Of the reply; 0 else. */
      number: z.number(),
      /** The title of the post or name of the category as it is now; null once it is gone. */
      title: z.string().nullable(),
    })
    .nullable(),
  before: state,
  after: state,
  reason: z.string().nullable(),
});

export type ModerationEvent = z.infer<typeof moderationEvent>;

/** What moderators set for the whole forum (D46, D47). */
export const forumSettings = z.object({
  /** Whether reports hide things by themselves. */
  autoHide: z.boolean(),
  /** How many people's reports hide something. */
  reportsToHide: z.number(),
  /** Who may start posts; replies are everybody's either way. */
  startPosts: z.enum(WHO_STARTS_POSTS),
  /** Whether somebody's first three posts and replies may hold links. */
  newcomerLinks: z.boolean(),
});

export type ForumSettings = z.infer<typeof forumSettings>;

/** A moderator of the forum (S2.3). */
export const forumModerator = z.object({
  id: z.number(),
  userId: answeredId('user'),
  user: personCard,
  /** Null where nobody is known who did, and once that account is gone. */
  assignedBy: z.string().nullable(),
  createdAt: instant.nullable(),
});

export type ForumModerator = z.infer<typeof forumModerator>;
