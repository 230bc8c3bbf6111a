import { and, asc, eq, exists, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { one } from '../../platform/database/one.ts';
import { isAfter, newestFirst, type Window } from '../../platform/database/paging.ts';
import { visionChats, visionMessages } from './vision-architect.tables.ts';

export type ChatRow = typeof visionChats.$inferSelect;
export type MessageRow = typeof visionMessages.$inferSelect;
export type NewMessage = Omit<MessageRow, 'userId' | 'id'>;

const owned = (ownerId: number, id: number) =>
  and(eq(visionChats.userId, ownerId), eq(visionChats.id, id));

const ownedMessage = (ownerId: number, id: number) =>
  and(eq(visionMessages.userId, ownerId), eq(visionMessages.id, id));

/** The conversation that goes on. */
export async function findCurrent(db: Database, ownerId: number): Promise<ChatRow | undefined> {
  const [row] = await db
    .select()
    .from(visionChats)
    .where(and(eq(visionChats.userId, ownerId), visionChats.isCurrent));
  return row;
}

export async function findChat(
  db: Database,
  ownerId: number,
  id: number,
): Promise<ChatRow | undefined> {
  const [row] = await db.select().from(visionChats).where(owned(ownerId, id));
  return row;
}

/** The conversation of which a stored vision was made. */
export async function findMaker(
  db: Database,
  ownerId: number,
  responseId: number,
): Promise<ChatRow | undefined> {
  const [row] = await db
    .select()
    .from(visionChats)
    .where(
      and(
        eq(visionChats.userId, ownerId),
        sql`(${visionChats.made} ->> 'responseId')::bigint = ${responseId}`,
      ),
    );
  return row;
}

/** How many earlier conversations with the same beginning are looked through. */
const MOST_ALIKE = 5;

/** Earlier conversations in which somebody said this first, the last ones. */
export function listBegunWith(db: Database, ownerId: number, first: string): Promise<ChatRow[]> {
  const begun = db
    .select({ one: sql`1` })
    .from(visionMessages)
    .where(
      and(
        eq(visionMessages.userId, visionChats.userId),
        eq(visionMessages.chatId, visionChats.id),
        lte(visionMessages.number, 2),
        eq(visionMessages.role, 'user'),
        eq(visionMessages.content, first),
      ),
    );
  return db
    .select()
    .from(visionChats)
    .where(and(eq(visionChats.userId, ownerId), eq(visionChats.isCurrent, false), exists(begun)))
    .orderBy(...newestFirst(visionChats.updatedAt, visionChats.id))
    .limit(MOST_ALIKE);
}

export async function insertChat(
  tx: Database,
  ownerId: number,
  now: Date,
  isCurrent = true,
): Promise<ChatRow> {
  const rows = await tx
    .insert(visionChats)
    .values({ ...{ userId: ownerId, isCurrent }, startedAt: now, updatedAt: now })
    .returning();
  return one(rows);
}

export async function updateChat(
  tx: Database,
  ownerId: number,
  id: number,
  change: Partial<Pick<ChatRow, 'isCurrent' | 'updatedAt' | 'made'>>,
): Promise<void> {
  await tx.update(visionChats).set(change).where(owned(ownerId, id));
}

/** Deletes a conversation with its messages. */
export async function deleteChat(tx: Database, ownerId: number, id: number): Promise<boolean> {
  const rows = await tx
    .delete(visionChats)
    .where(owned(ownerId, id))
    .returning({ id: visionChats.id });
  return rows.length > 0;
}

/** Earlier conversations, the last one first, each with its length and how it began. */
export function listEarlier(db: Database, ownerId: number, { limit, after }: Window) {
  const its = and(
    eq(visionMessages.userId, visionChats.userId),
    eq(visionMessages.chatId, visionChats.id),
  );
  const first = db
    .select({ content: sql`left(${visionMessages.content}, 200)`.as('first_content') })
    .from(visionMessages)
    .where(and(its, eq(visionMessages.role, 'user')))
    .orderBy(asc(visionMessages.number))
    .limit(1);
  return db
    .select({
      id: visionChats.id,
      startedAt: visionChats.startedAt,
      updatedAt: visionChats.updatedAt,
      isMade: sql<boolean>`${visionChats.made} is not null`,
      messages: sql<number>`${db.$count(visionMessages, its)}`.mapWith(Number),
      line: sql<string>`coalesce((${first}), '')`,
    })
    .from(visionChats)
    .where(
      and(
        eq(visionChats.userId, ownerId),
        eq(visionChats.isCurrent, false),
        after ? isAfter(visionChats.updatedAt, visionChats.id, after) : undefined,
      ),
    )
    .orderBy(...newestFirst(visionChats.updatedAt, visionChats.id))
    .limit(limit);
}

/** The messages of a conversation, in their order. */
export function listMessages(db: Database, ownerId: number, chatId: number): Promise<MessageRow[]> {
  return db
    .select()
    .from(visionMessages)
    .where(and(eq(visionMessages.userId, ownerId), eq(visionMessages.chatId, chatId)))
    .orderBy(asc(visionMessages.number));
}

export async function findMessage(
  db: Database,
  ownerId: number,
  id: number,
): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(visionMessages).where(ownedMessage(ownerId, id));
  return row;
}

/** Adds a message, under `id` or the next one. */
export async function insertMessage(
  tx: Database,
  ownerId: number,
  message: NewMessage,
  id: number | null = null,
): Promise<MessageRow> {
  const rows = await tx
    .insert(visionMessages)
    .values({ ...message, ...(id === null ? {} : { id }), userId: ownerId })
    .returning();
  return one(rows);
}

/** Puts another question in the place of one that is open. */
export async function updateMessage(
  tx: Database,
  ownerId: number,
  id: number,
  change: Partial<NewMessage>,
): Promise<MessageRow> {
  const rows = await tx
    .update(visionMessages)
    .set(change)
    .where(ownedMessage(ownerId, id))
    .returning();
  return one(rows);
}
