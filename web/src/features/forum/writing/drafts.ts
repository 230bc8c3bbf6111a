import { isBlank } from '@pathkeeper/contract';
import type { Successor } from '../../../lib/drafts/draft-types.ts';
import type { Words } from './writing.queries.ts';

/** A new post as it is written. */
export interface NewPostDraft extends Words {
  /** 0 until one is chosen. */
  categoryId: number;
}

/** A reply as it is written. */
export interface ReplyDraft {
  content: string;
  /** The reply that is answered, with what is shown of it; null where the post itself is. */
  parent: { number: number; name: string; line: string } | null;
  /** What the chosen photo is called; empty without one. The photo itself is not kept. */
  photoName: string;
  photoAlt: string;
}

/** Where somebody's new post is kept, wherever it is written; 0 where no category is chosen yet. */
export const newPostForm = (userId: number, categoryId: number) =>
  ({
    key: `forum-post:${userId}`,
    start: { title: '', content: '', categoryId },
  }) satisfies Successor & { start: NewPostDraft };

/** Where somebody's reply to a post is kept. */
export const replyForm = (userId: number, postId: number): Successor & { start: ReplyDraft } => ({
  key: `forum-reply:${userId}:${postId}`,
  start: { content: '', parent: null, photoName: '', photoAlt: '' },
});

/** Where somebody's edit of a post (number 0) or reply is kept. */
export const editKey = (userId: number, postId: number, number: number): string =>
  `forum-edit:${userId}:${postId}/${number}`;

export const isEmptyPost = ({ title, content }: Words): boolean =>
  isBlank(title) && isBlank(content);

/** Says nothing yet: no words, or the name alone that an answer begins with. */
export const isUnsaid = ({ content, parent }: ReplyDraft): boolean =>
  isBlank(content) || (parent !== null && content.trim() === `@${parent.name}`);

/** Nothing in it would be missed. */
export const isEmptyReply = (reply: ReplyDraft): boolean =>
  isUnsaid(reply) && reply.photoName === '';

/** A reply that could not be sent, above what was typed since. */
export const joinedReplies = (sent: ReplyDraft, since: ReplyDraft): ReplyDraft => ({
  content: isBlank(since.content) ? sent.content : `${sent.content.trimEnd()}\n\n${since.content}`,
  parent: sent.parent ?? since.parent,
  photoName: sent.photoName || since.photoName,
  photoAlt: sent.photoAlt || since.photoAlt,
});
