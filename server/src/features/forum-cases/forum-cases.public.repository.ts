import type { QueueDecision, ReportReason } from '@pathkeeper/contract';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { one } from '../../platform/database/one.ts';
import { users } from '../accounts/accounts.tables.ts';
import { forumCases, forumReports } from './forum-cases.tables.ts';

export type CaseRow = typeof forumCases.$inferSelect;

/** Which case it is: its post stands in every key of the forum (ADR-0022). */
type CaseKey = Pick<CaseRow, 'postId' | 'id'>;

/** A post (number 0) or a reply. */
export interface Thing {
  postId: number;
  number: number;
}

const isThing = ({ postId, number }: Thing) =>
  and(eq(forumCases.postId, postId), eq(forumCases.number, number));

/** The case of a thing that waits. Whoever changes it holds the lock of the post. */
export async function openCaseOf(db: Database, thing: Thing): Promise<CaseRow | undefined> {
  const [row] = await db
    .select()
    .from(forumCases)
    .where(and(isThing(thing), isNull(forumCases.decidedAt)));
  return row;
}

/** The case of a thing that was decided last. */
export async function decidedCaseOf(db: Database, thing: Thing): Promise<CaseRow | undefined> {
  const [row] = await db
    .select()
    .from(forumCases)
    .where(and(isThing(thing), isNotNull(forumCases.decidedAt)))
    .orderBy(desc(forumCases.id))
    .limit(1);
  return row;
}

/** Opens the case of a thing, or adds to the open one. The lock of its post is held. */
export async function openCase(
  tx: Database,
  thing: Thing,
  { now, isUrgent, kindWord }: { now: Date; isUrgent: boolean; kindWord: boolean },
): Promise<CaseRow> {
  const open = await openCaseOf(tx, thing);
  if (!open) {
    const rows = await tx
      .insert(forumCases)
      .values({ ...thing, openedAt: now, isUrgent, kindWord })
      .returning();
    return one(rows);
  }
  const more = {
    isUrgent: open.isUrgent || isUrgent,
    kindWord: open.kindWord || kindWord,
  };
  if (more.isUrgent !== open.isUrgent || more.kindWord !== open.kindWord) {
    await updateCase(tx, open, more);
  }
  return { ...open, ...more };
}

export async function updateCase(
  tx: Database,
  { postId, id }: CaseKey,
  change: Partial<typeof forumCases.$inferInsert>,
): Promise<void> {
  await tx
    .update(forumCases)
    .set(change)
    .where(and(eq(forumCases.postId, postId), eq(forumCases.id, id)));
}

/** What a moderator decided about a thing, where it waits; with it all its reports. */
export async function closeCase(
  tx: Database,
  thing: Thing,
  decided: {
    decision: QueueDecision;
    by: number;
    now: Date;
    /** What the thing was before. */
    was: { removedBy: CaseRow['wasRemovedBy']; removedAt: Date | null };
    wasLocked?: boolean;
  },
): Promise<void> {
  const open = await openCaseOf(tx, thing);
  if (!open) return;
  const { decision, by, now, was, wasLocked = false } = decided;
  await updateCase(tx, open, {
    ...{ decision, decidedBy: by, decidedAt: now, wasLocked },
    wasRemovedBy: was.removedBy,
    wasRemovedAt: was.removedAt,
  });
}

/** Whether an edit has ever brought a thing back. */
export async function hasReturned(tx: Database, thing: Thing): Promise<boolean> {
  const [row] = await tx
    .select({ id: forumCases.id })
    .from(forumCases)
    .where(and(isThing(thing), isNotNull(forumCases.returnedAt)))
    .limit(1);
  return row !== undefined;
}

/** Why things are hidden: the reasons of their open reports, by `postId/number`. */
export async function reasonsOf(
  db: Database,
  things: readonly Thing[],
): Promise<ReadonlyMap<string, ReportReason[]>> {
  if (things.length === 0) return new Map();
  const postIds = things.map(({ postId }) => postId);
  const numbers = things.map(({ number }) => number);
  const rows = await db.execute<{ key: string; reasons: ReportReason[] }>(sql`
    select c.post_id || '/' || c.number as key,
      array_agg(distinct r.reason order by r.reason) as reasons
    from unnest(${sql.param(postIds)}::bigint[], ${sql.param(numbers)}::int[]) t(post_id, number)
    join forum_cases c on c.post_id = t.post_id and c.number = t.number and c.decided_at is null
    join forum_reports r on r.post_id = c.post_id and r.case_id = c.id
    group by c.post_id, c.number`);
  return new Map([...rows].map(({ key, reasons }) => [key, reasons]));
}

/** Deletes every case of a thing, with its reports: it has no words left. */
export async function deleteCases(tx: Database, thing: Thing): Promise<void> {
  await tx.delete(forumCases).where(isThing(thing));
}

/** What somebody has reported of a thing, and whether that is still open. */
export async function findReport(
  tx: Database,
  { postId, number }: Thing,
  reporterId: number,
): Promise<{ isOpen: boolean } | undefined> {
  const [row] = await tx
    .select({ isOpen: sql<boolean>`${forumCases.decidedAt} is null` })
    .from(forumReports)
    .innerJoin(
      forumCases,
      and(eq(forumCases.postId, forumReports.postId), eq(forumCases.id, forumReports.caseId)),
    )
    .where(
      and(
        eq(forumReports.postId, postId),
        eq(forumReports.number, number),
        eq(forumReports.authorId, reporterId),
      ),
    );
  return row;
}

/** Adds a report; one of the same person that was decided long ago makes place for it. */
export async function insertReport(
  tx: Database,
  report: typeof forumReports.$inferInsert,
): Promise<void> {
  const { reason, note, createdAt, caseId } = report;
  await tx
    .insert(forumReports)
    .values(report)
    .onConflictDoUpdate({
      target: [forumReports.postId, forumReports.number, forumReports.authorId],
      set: { reason, note: note ?? null, createdAt, caseId },
    });
}

/** How many of a case's reports count: of accounts made before a time, made after another. */
export async function countReports(
  tx: Database,
  { postId, id }: CaseKey,
  { madeBefore, since }: { madeBefore: Date; since: Date | null },
): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(forumReports)
    .innerJoin(users, eq(users.id, forumReports.authorId))
    .where(
      and(
        eq(forumReports.postId, postId),
        eq(forumReports.caseId, id),
        sql`${users.createdAt} < ${madeBefore.toISOString()}::timestamptz`,
        since ? sql`${forumReports.createdAt} > ${since.toISOString()}::timestamptz` : undefined,
      ),
    );
  return row?.count ?? 0;
}
