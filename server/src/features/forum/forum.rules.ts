import { type Actor, can } from '@pathkeeper/contract';

type Words = Parameters<typeof can<'readRemoved'>>[2];
type Category = Parameters<typeof can<'readCategory'>>[2];

/** A post (number 0) or a reply. */
export interface Target {
  postId: number;
  number: number;
}

/** Whether somebody is shown words: removed ones only to their author and to moderators. */
export const isShown = (actor: Actor | null, words: Words): boolean =>
  words.removedBy === null || can(actor, 'readRemoved', words);

/** Whether a post is there for somebody: a removed one while others have answered it, a hidden one not (D46). */
export const isThere = (actor: Actor | null, post: Words & { replyCount: number }): boolean =>
  isShown(actor, post) || (post.removedBy !== 'reports' && post.replyCount > 0);

/** What a reply stands in. */
export interface Place {
  post: Words & { replyCount: number };
  category: Category;
  /** Whether whoever reads may read there nothing but what they wrote themselves. */
  isOwnOnly?: boolean;
}

/**
 * Whether somebody may read a reply where it stands; of `null` whether anybody may. Its author may always,
 * whatever has become of it and of its place, and so may moderators.
 */
export const mayReadReply = (
  actor: Actor | null,
  reply: Words,
  { post, category }: Place,
): boolean =>
  can(actor, 'readRemoved', reply) ||
  (reply.removedBy === null && can(actor, 'readCategory', category) && isThere(actor, post));
