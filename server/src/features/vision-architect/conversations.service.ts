import type { ArchitectConversation, ArchitectConversationLine } from '@pathkeeper/contract';
import type { Context, Moment } from '../../platform/context.ts';
import { type Page, type PageRequest, readPage } from '../../platform/database/paging.ts';
import { notFound } from '../../platform/errors.ts';
import { asOwner } from '../progression/index.ts';
import type { Safety } from '../safety/index.ts';
import { forgetMessages } from '../vision/index.ts';
import { presentConversation } from './vision-architect.present.ts';
import * as repository from './vision-architect.repository.ts';

interface Reader {
  ownerId: number;
  at: Moment;
  safety: Safety;
  commitmentTime: string | null;
}

const LINE = 140;

/** The conversation that goes on; the opening question where there is none. */
export async function currentConversation(
  { db }: Context,
  reader: Reader,
): Promise<ArchitectConversation> {
  const chat = await repository.findCurrent(db, reader.ownerId);
  const rows = chat ? await repository.listMessages(db, reader.ownerId, chat.id) : [];
  return presentConversation(chat, rows, reader);
}

/** A conversation of one's own. @throws AppError not_found */
export async function readConversation(
  { db }: Context,
  id: number,
  reader: Reader,
): Promise<ArchitectConversation> {
  const chat = await repository.findChat(db, reader.ownerId, id);
  if (!chat) throw notFound('That conversation');
  const rows = await repository.listMessages(db, reader.ownerId, id);
  return presentConversation(chat, rows, reader);
}

/** One page of earlier conversations, the last one first. */
export function listConversations(
  { db }: Context,
  ownerId: number,
  page: PageRequest,
): Promise<Page<ArchitectConversationLine>> {
  return readPage(page, {
    read: (window) => repository.listEarlier(db, ownerId, window),
    at: ({ updatedAt }) => updatedAt,
    present: (rows) =>
      rows.map(({ id, startedAt, updatedAt, messages, line, isMade }) => ({
        ...{ id, messages, made: isMade },
        startedAt: startedAt.toISOString(),
        updatedAt: updatedAt.toISOString(),
        line: [...line.replace(/\s+/g, ' ').trim()].slice(0, LINE).join(''),
      })),
  });
}

/** Lays the conversation with the earlier ones; the next message begins another. A second try changes nothing. */
export async function beginAnew(context: Context, reader: Reader): Promise<ArchitectConversation> {
  const { ownerId } = reader;
  await asOwner(context, ownerId, async (tx) => {
    const chat = await repository.findCurrent(tx, ownerId);
    if (chat) await repository.updateChat(tx, ownerId, chat.id, { isCurrent: false });
  });
  return presentConversation(undefined, [], reader);
}

/**
 * Deletes a conversation with what was drafted of it. Goals that were made of it stay; what they quote of
 * it goes. @throws AppError not_found
 */
export async function removeConversation(
  context: Context,
  ownerId: number,
  id: number,
): Promise<void> {
  await asOwner(context, ownerId, async (tx) => {
    const chat = await repository.findChat(tx, ownerId, id);
    if (!chat) throw notFound('That conversation');
    const messages = await repository.listMessages(tx, ownerId, id);
    await repository.deleteChat(tx, ownerId, id);
    const ids = messages.map((message) => message.id);
    await forgetMessages(tx, ownerId, ids, chat.made?.responseId ?? null);
  });
}
