import { and, eq, inArray, isNull, lte, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { isAfter, newestFirst, type Window } from '../../platform/database/paging.ts';
import { prepared } from '../../platform/database/queries/prepared-query.ts';
import type { ModeratorsAct } from './notices.rules.ts';
import { noticeSettings, notices } from './notices.tables.ts';

export type NoticeRow = typeof notices.$inferSelect;
export type NoticeSettingsRow = typeof noticeSettings.$inferSelect;
type Kind = NoticeRow['kind'];

/** Which notices of somebody's: without those of some kinds, and the unread ones alone or all. */
export interface NoticeFilter {
  without: readonly Kind[];
  isUnread: boolean;
}

/** Notices of somebody, newest first. */
export function listNotices(
  db: Database,
  ownerId: number,
  { without, isUnread }: NoticeFilter,
  { limit, after }: Window,
): Promise<NoticeRow[]> {
  return db
    .select()
    .from(notices)
    .where(
      and(
        eq(notices.userId, ownerId),
        isUnread ? isNull(notices.readAt) : undefined,
        without.length === 0 ? undefined : notInArray(notices.kind, [...without]),
        after ? isAfter(notices.createdAt, notices.id, after) : undefined,
      ),
    )
    .orderBy(...newestFirst(notices.createdAt, notices.id))
    .limit(limit);
}

export async function findNotice(
  db: Database,
  ownerId: number,
  id: number,
): Promise<NoticeRow | undefined> {
  const [row] = await db
    .select()
    .from(notices)
    .where(and(eq(notices.userId, ownerId), eq(notices.id, id)));
  return row;
}

/**
 * Marks what is unread and meets a condition as read. A row to which more is just being added stays
 * unread, and is not waited for.
 */
async function markRead(
  db: Database,
  ownerId: number,
  which: ReturnType<typeof and>,
  readAt: Date,
): Promise<void> {
  const unread = db
    .select({ id: notices.id })
    .from(notices)
    .where(and(eq(notices.userId, ownerId), isNull(notices.readAt), which))
    .for('update', { skipLocked: true });
  await db
    .update(notices)
    .set({ readAt })
    .where(and(eq(notices.userId, ownerId), inArray(notices.id, unread)));
}

/** Marks a notice and all that were drawn before it as read. */
export const markReadUpTo = (db: Database, ownerId: number, upTo: number, at: Date) =>
  markRead(db, ownerId, lte(notices.id, upTo), at);

export const markOneRead = (db: Database, ownerId: number, id: number, at: Date) =>
  markRead(db, ownerId, eq(notices.id, id), at);

/** Marks as read what tells of texts of a subject up to a number. */
export const markTextsRead = (
  db: Database,
  ownerId: number,
  { subject, number }: { subject: string; number: number },
  at: Date,
) =>
  markRead(
    db,
    ownerId,
    and(
      inArray(notices.kind, ['answer', 'mention', 'followed']),
      eq(notices.subject, subject),
      lte(notices.number, number),
    ),
    at,
  );

const settings = prepared((db) =>
  db
    .select()
    .from(noticeSettings)
    .where(eq(noticeSettings.userId, sql.placeholder('ownerId')))
    .prepare('notice_settings'),
);

export async function settingsOf(
  db: Database,
  ownerId: number,
): Promise<NoticeSettingsRow | undefined> {
  const [row] = await settings(db).execute({ ownerId });
  return row;
}

/** Changes what somebody wants to be told about; kinds are switched one by one. */
export async function saveSettings(
  db: Database,
  ownerId: number,
  change: { on: readonly Kind[]; off: readonly Kind[]; letter?: boolean; followsOwn?: boolean },
): Promise<void> {
  const { on, off, ...switches } = change;
  const untouched = [...on, ...off].reduce(
    (left, kind) => sql`array_remove(${left}, ${kind}::text)`,
    sql`${noticeSettings.off}`,
  );
  await db
    .insert(noticeSettings)
    .values({ userId: ownerId, off: [...off], ...switches })
    .onConflictDoUpdate({
      target: noticeSettings.userId,
      set: {
        off: sql`${untouched} || ${sql.param([...off])}::text[]`,
        ...switches,
      },
    });
}

/** Takes the day's letter for somebody, which one process can do; false where it is taken. */
export async function claimLetter(
  db: Database,
  ownerId: number,
  { now, notSince }: { now: Date; notSince: Date },
): Promise<boolean> {
  const claimed = await db
    .insert(noticeSettings)
    .values({ userId: ownerId, letterAt: now })
    .onConflictDoUpdate({
      target: noticeSettings.userId,
      set: { letterAt: now },
      setWhere: sql`${noticeSettings.letter} and (${noticeSettings.letterAt} is null
        or ${noticeSettings.letterAt} < ${notSince.toISOString()}::timestamptz)`,
    })
    .returning({ userId: noticeSettings.userId });
  return claimed.length > 0;
}

/** Deletes what tells somebody of an act or a gift. */
export async function deleteNotice(
  tx: Database,
  ownerId: number,
  { kind, subject, act }: Pick<NoticeRow, 'kind' | 'subject'> & { act?: ModeratorsAct },
): Promise<void> {
  await tx
    .delete(notices)
    .where(
      and(
        eq(notices.userId, ownerId),
        eq(notices.kind, kind),
        eq(notices.subject, subject),
        act && sql`${notices.details}->>'act' = ${act}`,
      ),
    );
}
