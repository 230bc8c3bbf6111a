import { NOTICE_LIMITS } from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/index.ts';
import { markdownProse } from '../../platform/html/index.ts';
import { membersNamed, namesOfMembers } from '../people/index.ts';
import * as rows from './notices.public.repository.ts';
import { deleteNotice, markTextsRead, settingsOf } from './notices.repository.ts';
import { type ModeratorsAct, type NoticeDetails, namesIn, subjectOfPost } from './notices.rules.ts';

/** Names that are looked up for one text; the first of somebody are told. */
const LOOKED_UP = 40;

/**
 * Whom a text names after `@`, in the order of its words: members that there are, outside code and
 * links, never its author, ten at most (D41, D48). Asked before the transaction that writes the text.
 */
export async function membersNamedIn(
  context: Pick<Context, 'db'>,
  content: string,
  authorId: number,
): Promise<number[]> {
  if (!content.includes('@')) return [];
  const names = namesIn(markdownProse(content)).slice(0, LOOKED_UP);
  const ids = await membersNamed(context, names);
  return ids.filter((id) => id !== authorId).slice(0, NOTICE_LIMITS.mentions);
}

/** Names that are looked up for all texts of a page; those after them stay plain words. */
const LOOKED_UP_A_PAGE = 500;

/**
 * The names after `@` in each of some texts that are members', in lower case, for them to be set apart:
 * one statement for all of them. What calls nobody (code, links) is for whoever shows the text to pass over.
 */
export async function mentionsIn(
  context: Pick<Context, 'db'>,
  texts: readonly string[],
): Promise<string[][]> {
  const called = texts.map((text) =>
    text.includes('@') ? namesIn(text).map((name) => name.toLowerCase()) : [],
  );
  const names = [...new Set(called.flat())].slice(0, LOOKED_UP_A_PAGE);
  const members = await namesOfMembers(context, names);
  return called.map((own) => own.filter((name) => members.has(name)));
}

/** A text of the forum that was written or changed. */
export interface WrittenText {
  postId: number;
  /** 0 is the post itself. */
  number: number;
  authorId: number;
  /** Whom it answers; null for nobody. */
  answeredId: number | null;
  /** Whom it names (`membersNamedIn`). */
  named: readonly number[];
  isNew: boolean;
  /** The answer of `whomReplyTells`, where that was asked already. */
  told?: readonly rows.ToldPerson[];
  now: Date;
}

/**
 * Whom a new reply is told to, for `noticeText`: asked under its post's lock before it is written, so that it goes
 * together with other statements.
 */
export function whomReplyTells(
  tx: Database,
  { postId, authorId, ...text }: Pick<WrittenText, 'postId' | 'authorId' | 'answeredId' | 'named'>,
): Promise<rows.ToldPerson[]> {
  const addressed = addressedBy({ ...text, isNew: true }, NOTICE_LIMITS.mentions);
  const subject = subjectOfPost(postId);
  return rows.whomToTell(tx, { postId, authorId, addressed, tellsFollowers: true, subject });
}

/** Whom a text names, as far as there is room for names, and whom it answers: each once. */
function addressedBy(
  { answeredId, named, isNew }: Pick<WrittenText, 'answeredId' | 'named' | 'isNew'>,
  room: number,
) {
  const mentions = named.slice(0, Math.max(0, room));
  const answered = isNew && answeredId !== null && !mentions.includes(answeredId);
  return [
    ...mentions.map((userId) => ({ userId, kind: 'mention' as const })),
    ...(answered ? [{ userId: answeredId, kind: 'answer' as const }] : []),
  ];
}

/**
 * Tells whom a text answers or names, and of a new reply those who follow its post, in the transaction
 * that writes it and under its post's lock. Each hears of it once, and of a changed text only whoever
 * it had not named before; no text ever names more than ten.
 */
export async function noticeText(
  tx: Database,
  { postId, number, authorId, told, now, ...text }: WrittenText,
): Promise<void> {
  const { named, isNew } = text;
  const isReply = number > 0;
  if (!isNew && named.length === 0) return;
  const room = isNew
    ? NOTICE_LIMITS.mentions
    : NOTICE_LIMITS.mentions - (await rows.countAddressed(tx, { postId, number }));
  const addressed = addressedBy(text, room);
  const tellsFollowers = isNew && isReply;
  if (addressed.length === 0 && !tellsFollowers) return;
  const subject = subjectOfPost(postId);
  const asked = { postId, authorId, addressed, tellsFollowers, subject };
  const people = told ?? (await rows.whomToTell(tx, asked));
  await rows.insertNoticesOfText(tx, { postId, number, subject, now }, people);
}

/** An act of a moderator, or a gift. */
export interface NoticeOfAct {
  kind: 'moderation' | 'gift';
  /** Whom it concerns. */
  to: number;
  /** Who did it. A moderator's name is not shown; nobody is told of what they did to themselves. */
  from: number | null;
  /**
   * What it is about: a later notice of the same kind and subject takes this one's place. For words
   * `words:<post>/<number>`, for a gift its reference in the ledger.
   */
  subject: string;
  /** The words that it is about; 0 is the post itself. */
  words?: { postId: number; number: number };
  details: NoticeDetails;
  now: Date;
}

/**
 * Tells one person of an act or a gift, in the transaction that does it. It takes no lock of that
 * person's: only a row of theirs is written, so it may stand in anybody's transaction (ADR-0024).
 * Nothing is written for somebody who wants no notices of the kind, or has muted the giver.
 */
export async function notify(
  tx: Database,
  { to, from, words, ...notice }: NoticeOfAct,
): Promise<void> {
  if (to === from) return;
  await rows.insertNoticeOfAct(tx, {
    ...{ ...notice, to, from },
    postId: words?.postId ?? null,
    number: words?.number ?? 0,
  });
}

/** Takes back what told one person of an act or a gift that was undone; with `act`, only what tells of that act. */
export const withdrawNotice = (
  tx: Database,
  ownerId: number,
  notice: Pick<NoticeOfAct, 'kind' | 'subject'> & { act?: ModeratorsAct },
): Promise<void> => deleteNotice(tx, ownerId, notice);

/** Marks as read what tells of texts of a post, up to one: they have been read where they stand. */
export function readNoticesOfPost(
  db: Database,
  ownerId: number,
  { postId, number }: { postId: number; number: number },
  now: Date,
): Promise<void> {
  return markTextsRead(db, ownerId, { subject: subjectOfPost(postId), number }, now);
}

/** Deletes everybody's notices about posts that are gone for good. */
export const forgetPosts = (tx: Database, postIds: readonly number[]): Promise<void> =>
  rows.deleteNoticesOfPosts(tx, postIds);

/** Whether somebody follows the posts in which they write. */
export async function followsOwn(db: Database, ownerId: number): Promise<boolean> {
  return (await settingsOf(db, ownerId))?.followsOwn ?? true;
}
