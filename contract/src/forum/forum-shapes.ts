import { z } from 'zod';
import { FOLLOWING_LEVELS, REPORT_REASONS } from '../core/limits.ts';
import { WORDS_REMOVED_BY } from '../core/policy.ts';
import { answeredId, instant } from '../core/shapes.ts';
import { personCard } from './people.ts';

/** A category of the forum (S2.3). */
export const forumCategory = z.object({
  id: answeredId('forum-category'),
  name: z.string(),
  description: z.string(),
  color: z.string(),
  icon: z.string(),
  /** Whether anything new may be written in it. */
  isActive: z.boolean(),
  allowPhotos: z.boolean(),
  /** From which level on one may write in it, and read it (D40). */
  minLevel: z.number(),
  readLevel: z.number(),
  /** Posts in it that are not removed. */
  postCount: z.number(),
  createdAt: instant,
});

export type ForumCategory = z.infer<typeof forumCategory>;

/** A category in the forum's list of them, with who last wrote in it. */
export const listedCategory = forumCategory.extend({
  /**
   * The newest words in it, a post's or a reply's: whose (null of an account that is gone), and when.
   * Null where there are none, and of a category that the reader may not read.
   */
  newest: z.object({ by: z.string().nullable(), at: instant }).nullable(),
});

export type ListedCategory = z.infer<typeof listedCategory>;

/** What a category holds for whoever reads it, beside its posts. */
export const categoryFigures = z.object({
  /** Posts in which they have something to read; no more are counted than `FORUM_LIMITS.countedNew`. */
  newToReader: z.number(),
  /** Different people who wrote a post or reply that stands, within 30 days; counted every ten minutes. */
  voices: z.number(),
  /** Posts that they follow. */
  following: z.number(),
});

export type CategoryFigures = z.infer<typeof categoryFigures>;

/** Who wrote something in the forum; null once the account is gone. */
const author = personCard.nullable();

/** Who took words away; they are empty then to all but their author and moderators. */
const removedBy = z.enum(WORDS_REMOVED_BY).nullable();

/** What posts and replies have in common. */
const words = {
  /** As it was written, in Markdown. */
  content: z.string(),
  /** As it is shown: safe HTML. */
  contentHtml: z.string(),
  /** The names after `@` in them that are members', in lower case (D41). */
  mentions: z.array(z.string()),
  authorId: z.number().nullable(),
  author,
  likeCount: z.number(),
  /** Whether the reader likes it. */
  liked: z.boolean(),
  createdAt: instant,
  /** When the words were last changed; null while they are as they were first written. */
  editedAt: instant.nullable(),
  removedBy,
  /** Why it is hidden (`removedBy` is 'reports'), for its author and moderators; empty for all others. */
  hiddenReasons: z.array(z.enum(REPORT_REASONS)),
  /** Whether the reader has muted whoever wrote them: they are shown folded away (D49). */
  isMuted: z.boolean(),
};

/** A post of the forum (S2.3). */
export const forumPost = z.object({
  id: answeredId('forum-post'),
  title: z.string(),
  ...words,
  /** The first characters of the words, as plain text. */
  excerpt: z.string(),
  categoryId: z.number(),
  category: z.object({ id: z.number(), name: z.string(), allowPhotos: z.boolean() }),
  isPinned: z.boolean(),
  isFeatured: z.boolean(),
  isLocked: z.boolean(),
  /** Replies that are not removed. */
  replyCount: z.number(),
  /** The number of the newest reply, removed ones counted; 0 without any. */
  lastNumber: z.number(),
  viewCount: z.number(),
  lastReplyAt: instant.nullable(),
  /** Name of whoever wrote the newest reply. */
  lastReplyBy: z.string().nullable(),
  /** The reply up to which the reader has read; null before the first visit. */
  readNumber: z.number().nullable(),
  /**
   * How much of it the reader has not read: its replies, and the post itself before the first visit. 0 for
   * whoever is signed out, who muted it, and for what is older than `FORUM_LIMITS.unreadDays` or than the account.
   */
  unreadCount: z.number(),
  /** Where to begin reading: a reply's number, 0 for the post itself; null when nothing is unread. */
  firstUnread: z.number().nullable(),
  following: z.enum(FOLLOWING_LEVELS),
  /**
   * The level that reading in its category asks for, where the reader has not reached it: then they are shown
   * what they wrote there themselves, and nothing of anybody else's.
   */
  closedBelow: z.number().nullable(),
});

export type ForumPost = z.infer<typeof forumPost>;

/** A reply. Its id is its number in its post, from 1 on without gaps. */
export const forumReply = z.object({
  id: z.number(),
  postId: answeredId('forum-post'),
  ...words,
  /** The reply that this one answers; null when it answers the post. */
  parentReplyId: z.number().nullable(),
  /** That reply in one line; its author and words are empty where they are not shown. */
  answers: z.object({ author: z.string().nullable(), excerpt: z.string() }).nullable(),
  photoUrl: z.string().nullable(),
  photoAlt: z.string().nullable(),
});

export type ForumReply = z.infer<typeof forumReply>;

/** The figures of the forum's front page (D45). */
export const forumStats = z.object({
  /** Different people who posted, replied or liked within 30 days. */
  activeMembers: z.number(),
  /** Posts that are not removed. */
  totalPosts: z.number(),
  totalCategories: z.number(),
  /** Different people, signed in, who called within five minutes. */
  onlineNow: z.number(),
});

export type ForumStats = z.infer<typeof forumStats>;
