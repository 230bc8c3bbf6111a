import type { GuideSource } from '@pathkeeper/contract';
import { and, asc, eq, gte, inArray, sql, sum } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { isAfter, newestFirst, type Window } from '../../platform/database/paging.ts';
import { entryContext } from '../entries/index.ts';
import {
  guideCalls,
  guideClosedEntries,
  guideClosedFolders,
  guideConsents,
} from './guide.tables.ts';

export type GuideCallRow = typeof guideCalls.$inferSelect;

export async function findConsent(db: Database, ownerId: number) {
  const [row] = await db.select().from(guideConsents).where(eq(guideConsents.userId, ownerId));
  return row;
}

export async function keepConsent(
  db: Database,
  ownerId: number,
  consent: { destination: string; consentedAt: Date },
): Promise<void> {
  await db
    .insert(guideConsents)
    .values({ userId: ownerId, ...consent })
    .onConflictDoUpdate({ target: guideConsents.userId, set: consent });
}

export async function deleteConsent(db: Database, ownerId: number): Promise<void> {
  await db.delete(guideConsents).where(eq(guideConsents.userId, ownerId));
}

export async function closedFolders(db: Database, ownerId: number): Promise<number[]> {
  const rows = await db
    .select({ folderId: guideClosedFolders.folderId })
    .from(guideClosedFolders)
    .where(eq(guideClosedFolders.userId, ownerId))
    .orderBy(asc(guideClosedFolders.folderId));
  return rows.map(({ folderId }) => folderId);
}

/** Those of the given entries that are closed to an outside model. */
export async function closedAmong(
  db: Database,
  ownerId: number,
  entryIds: number[],
): Promise<Set<number>> {
  if (entryIds.length === 0) return new Set();
  const rows = await db
    .select({ entryId: guideClosedEntries.entryId })
    .from(guideClosedEntries)
    .where(
      and(eq(guideClosedEntries.userId, ownerId), inArray(guideClosedEntries.entryId, entryIds)),
    );
  return new Set(rows.map(({ entryId }) => entryId));
}

/** Entries that must not go to a guide's source, one by one or with their folder. */
export async function closedTo(
  db: Database,
  ownerId: number,
  { kind }: GuideSource,
): Promise<number[]> {
  if (kind === 'built-in') return [];
  const [folders, alone] = await Promise.all([
    closedFolders(db, ownerId),
    db
      .select({ id: guideClosedEntries.entryId })
      .from(guideClosedEntries)
      .where(eq(guideClosedEntries.userId, ownerId)),
  ]);
  const filed = await entryContext.idsInFolders(db, ownerId, folders);
  return [...alone.map(({ id }) => id), ...filed];
}

/** Closes or opens a folder; the database refuses one that is not this person's. */
export async function setFolderClosed(
  db: Database,
  ownerId: number,
  folderId: number,
  closed: boolean,
): Promise<void> {
  // Also to open it: the key refuses a folder that is not this person's.
  await db.insert(guideClosedFolders).values({ userId: ownerId, folderId }).onConflictDoNothing();
  if (closed) return;
  await db
    .delete(guideClosedFolders)
    .where(and(eq(guideClosedFolders.userId, ownerId), eq(guideClosedFolders.folderId, folderId)));
}

export async function setEntryClosed(
  db: Database,
  ownerId: number,
  entryId: number,
  closed: boolean,
): Promise<void> {
  if (closed) {
    await db.insert(guideClosedEntries).values({ userId: ownerId, entryId }).onConflictDoNothing();
    return;
  }
  await db
    .delete(guideClosedEntries)
    .where(and(eq(guideClosedEntries.userId, ownerId), eq(guideClosedEntries.entryId, entryId)));
}

/**
 * Closes one by one the entries of a closed folder that is about to be deleted, so that they stay closed.
 * Does nothing for an open folder.
 */
export async function closeEntriesOf(
  db: Database,
  ownerId: number,
  { folderId, entryIds }: { folderId: number; entryIds: number[] },
): Promise<void> {
  await db.execute(sql`
    insert into ${guideClosedEntries} (user_id, entry_id)
    select ${guideClosedFolders.userId}, held.id
    from ${guideClosedFolders}, unnest(${sql.param(entryIds)}::bigint[]) as held (id)
    where ${guideClosedFolders.userId} = ${ownerId} and ${guideClosedFolders.folderId} = ${folderId}
    on conflict do nothing`);
}

/** Records a call before it is sent, at its highest cost. Returns the record's id. */
export async function beginCall(
  db: Database,
  ownerId: number,
  call: Omit<typeof guideCalls.$inferInsert, 'userId' | 'id' | 'outcome'>,
): Promise<number> {
  const [row] = await db
    .insert(guideCalls)
    .values({ ...call, userId: ownerId, outcome: 'sent' })
    .returning({ id: guideCalls.id });
  return row?.id as number;
}

/** Sets the cost of an open call, and its outcome when it has ended; false when it is not open. */
export async function settleCall(
  db: Database,
  ownerId: number,
  id: number,
  result: { outcome?: 'answered' | 'failed'; costMicros: number },
): Promise<boolean> {
  const { userId, outcome, id: callId } = guideCalls;
  const rows = await db
    .update(guideCalls)
    .set(result)
    .where(and(eq(userId, ownerId), eq(callId, id), eq(outcome, 'sent')))
    .returning({ id: callId });
  return rows.length > 0;
}

/** The cost of a user's calls since an instant, in millionths of a dollar; open calls at their highest cost. */
export async function costSince(db: Database, ownerId: number, since: Date): Promise<number> {
  const [row] = await db
    .select({ cost: sum(guideCalls.costMicros).mapWith(Number) })
    .from(guideCalls)
    .where(and(eq(guideCalls.userId, ownerId), gte(guideCalls.sentAt, since)));
  return row?.cost ?? 0;
}

/** Calls, newest first. */
export function listCalls(
  db: Database,
  ownerId: number,
  { limit, after }: Window,
): Promise<GuideCallRow[]> {
  return db
    .select()
    .from(guideCalls)
    .where(
      and(
        eq(guideCalls.userId, ownerId),
        after ? isAfter(guideCalls.sentAt, guideCalls.id, after) : undefined,
      ),
    )
    .orderBy(...newestFirst(guideCalls.sentAt, guideCalls.id))
    .limit(limit);
}
