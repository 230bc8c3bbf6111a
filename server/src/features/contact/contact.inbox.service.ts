import {
  type api,
  type ContactCounts,
  type ContactMessage,
  type ParsedInput,
  readContactContent,
} from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import { type Page, readPage } from '../../platform/database/paging.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { searchWords } from '../../platform/search/substring.ts';
import { logAct } from '../audit/index.ts';
import { type Attempt, type Kind, once } from '../idempotency/index.ts';
import { asOwner } from '../progression/index.ts';
import type { MessageRow } from './contact.inbox.repository.ts';
import * as repository from './contact.inbox.repository.ts';

const ANSWER: Kind = { name: 'contact-answer', noun: 'answer', sequence: 'contact_answers_id_seq' };

const noMessage = () => notFound('That message');

/** One page of the inbox, pinned messages first, then the newest (D57). */
export async function listMessages(
  { db, mail }: Context,
  { tab, search = '', ...query }: ParsedInput<typeof api.contact.messages>['query'],
): Promise<{ page: Page<ContactMessage>; counts: ContactCounts; canAnswer: boolean }> {
  const words = searchWords(search);
  const page = await readPage(query, {
    read: (window) => repository.listMessages(db, { tab, words }, window),
    rank: ({ pinned }) => Number(pinned),
    at: ({ timestamp }) => timestamp,
    present: (rows) => present({ db }, rows),
  });
  return { page, counts: await repository.countMessages(db), canAnswer: mail.isOn };
}

async function present(
  { db }: Pick<Context, 'db'>,
  rows: readonly MessageRow[],
): Promise<ContactMessage[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const answers = await repository.answersTo(db, ids);
  return rows.map((row) => ({
    ...row,
    timestamp: row.timestamp.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
    answers: answers
      .filter(({ messageId }) => messageId === row.id)
      .map(({ id, content, sentAt }) => ({ id, content, sentAt: sentAt.toISOString() })),
  }));
}

async function presentOne(context: Pick<Context, 'db'>, row: MessageRow | undefined) {
  const [message] = row ? await present(context, [row]) : [];
  if (!message) throw noMessage();
  return message;
}

/** One message with its answers; it is not marked as read by that. @throws AppError not_found */
export const readMessage = async ({ db }: Context, id: number): Promise<ContactMessage> =>
  presentOne({ db }, await repository.findMessage(db, id));

/** What can be changed of a message. */
type Change = { pinned: boolean } | { archived: boolean } | { read: boolean };

/** Pins, archives or marks a message, and logs who did. @throws AppError not_found */
export async function changeMessage(
  { db }: Context,
  callerId: number,
  id: number,
  change: Change,
  now: Date,
): Promise<ContactMessage> {
  const values = 'read' in change ? { readAt: change.read ? now : null } : change;
  const row = await db.transaction(async (tx) => {
    const changed = await repository.updateMessage(tx, id, values);
    // To have read something is nobody's business.
    if (changed && !('read' in change)) {
      const [[flag, set] = ['', false]] = Object.entries(change) as [string, boolean][];
      const act = { pinned: ['pin', 'unpin'], archived: ['archive', 'unarchive'] }[flag] ?? [];
      await logAct(tx, { ...lineOf(callerId, id, now), act: act[set ? 0 : 1] ?? flag });
    }
    return changed;
  });
  return presentOne({ db }, row);
}

const lineOf = (actorId: number, id: number, at: Date) => ({
  ...{ at, area: 'contact', actorId },
  subject: { kind: 'contact-message', id },
});

/** Deletes a message and its answers for good. @throws AppError not_found */
export async function removeMessage(
  { db }: Context,
  callerId: number,
  id: number,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await repository.deleteMessage(tx, id))) throw noMessage();
    await logAct(tx, { ...lineOf(callerId, id, now), act: 'delete' });
  });
}

/**
 * Answers a message by mail, once for each key, and keeps a copy with it; the message has been read then.
 * @throws AppError not_found, conflict where no mail is sent from here
 */
export async function answerMessage(
  context: Context,
  callerId: number,
  id: number,
  content: string,
  { now, key = null }: Pick<Attempt, 'now' | 'key'>,
): Promise<ContactMessage> {
  const { config, db, mail } = context;
  let isNew = false;
  const { thing: row } = await asOwner(context, callerId, (tx) => {
    isNew = false;
    return once(
      tx,
      callerId,
      { kind: ANSWER, key, request: { id, content }, now },
      {
        make: async (answerId) => {
          if (!mail.isOn) throw noMail();
          const message = await repository.findMessage(tx, id);
          if (!message) throw noMessage();
          await repository.insertAnswer(tx, { id: answerId, messageId: id, content, sentAt: now });
          await logAct(tx, { ...lineOf(callerId, id, now), act: 'answer' });
          isNew = true;
          const readAt = message.readAt ?? now;
          return { thing: (await repository.updateMessage(tx, id, { readAt })) ?? message };
        },
        find: () => repository.findMessage(tx, id),
      },
    );
  });
  const { email } = readContactContent(row.content);
  if (isNew) {
    mail.post(() => ({
      to: email,
      subject: `Re: ${row.subject.replace(/^Contact Form: /, '')}`,
      text: `${content}\n\n${quoted(row.content)}\n`,
      ...(config.SUPPORT_EMAIL
        ? { replyTo: { name: 'Pathkeeper', address: config.SUPPORT_EMAIL } }
        : {}),
    }));
  }
  return presentOne({ db }, row);
}

const noMail = () => new AppError('conflict', 'No mail is sent from here, so no answer can be.');

/** What is answered, as mail programs quote it. */
const quoted = (content: string): string =>
  readContactContent(content)
    .message.split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
