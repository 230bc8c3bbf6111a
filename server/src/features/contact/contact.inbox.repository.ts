import type { ContactCounts, ContactTab } from '@pathkeeper/contract';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import type { Window } from '../../platform/database/paging.ts';
import { containsWords } from '../../platform/search/substring.ts';
import { contactAnswers, contactMessages } from './contact.tables.ts';

export type MessageRow = typeof contactMessages.$inferSelect;
export type AnswerRow = typeof contactAnswers.$inferSelect;

const TABS: Record<ContactTab, SQL | undefined> = {
  all: undefined,
  active: eq(contactMessages.archived, false),
  pinned: eq(contactMessages.pinned, true),
  archived: eq(contactMessages.archived, true),
};

/** Messages of a tab, those that hold every word; pinned first, then the newest. */
export function listMessages(
  db: Database,
  { tab, words }: { tab: ContactTab; words: readonly string[] },
  { limit, after }: Window,
): Promise<MessageRow[]> {
  const { pinned, timestamp, id, subject, content } = contactMessages;
  const behind =
    after &&
    sql`(${pinned}, ${timestamp}, ${id}) < (${after.rank === 1}, ${after.at.toISOString()}::timestamptz, ${after.id}::bigint)`;
  return db
    .select()
    .from(contactMessages)
    .where(
      and(
        TABS[tab],
        words.length > 0 ? containsWords(sql`${subject} || ' ' || ${content}`, words) : undefined,
        behind ?? undefined,
      ),
    )
    .orderBy(desc(pinned), desc(timestamp), desc(id))
    .limit(limit);
}

export async function findMessage(db: Database, id: number): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  return row;
}

/** Changes a message; undefined when there is none. */
export async function updateMessage(
  db: Database,
  id: number,
  values: Partial<Pick<MessageRow, 'pinned' | 'archived' | 'readAt'>>,
): Promise<MessageRow | undefined> {
  const [row] = await db
    .update(contactMessages)
    .set(values)
    .where(eq(contactMessages.id, id))
    .returning();
  return row;
}

export async function deleteMessage(db: Database, id: number): Promise<boolean> {
  const rows = await db
    .delete(contactMessages)
    .where(eq(contactMessages.id, id))
    .returning({ id: contactMessages.id });
  return rows.length > 0;
}

/** How many there are of each kind. */
export async function countMessages(db: Database): Promise<ContactCounts> {
  const of = (which: SQL) => sql<number>`(count(*) filter (where ${which}))::int`;
  const { pinned, archived, readAt } = contactMessages;
  const [row] = await db
    .select({
      total: of(sql`true`),
      active: of(sql`not ${archived}`),
      pinned: of(sql`${pinned}`),
      archived: of(sql`${archived}`),
      unread: of(sql`${readAt} is null`),
    })
    .from(contactMessages);
  return row ?? { total: 0, active: 0, pinned: 0, archived: 0, unread: 0 };
}

/** What was answered to these messages, oldest first. */
export function answersTo(db: Database, messageIds: readonly number[]): Promise<AnswerRow[]> {
  return db
    .select()
    .from(contactAnswers)
    .where(inArray(contactAnswers.messageId, [...messageIds]))
    .orderBy(asc(contactAnswers.messageId), asc(contactAnswers.id));
}

/** Stores an answer, under the next id where that is null. */
export async function insertAnswer(
  tx: Database,
  { id, ...values }: Omit<AnswerRow, 'id'> & { id: number | null },
): Promise<void> {
  await tx.insert(contactAnswers).values({ ...values, ...(id === null ? {} : { id }) });
}
