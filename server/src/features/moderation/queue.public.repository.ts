import type { ReportReason } from '@pathkeeper/contract';
import { and, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { isAfter, newestFirst, type Window } from '../../platform/database/paging.ts';
import { forumPosts, forumReplies, forumRevisions } from '../forum/forum.tables.ts';
import { forumCases, forumReports } from '../forum-cases/forum-cases.tables.ts';

export type ReportRow = typeof forumReports.$inferSelect;
export type PostRow = typeof forumPosts.$inferSelect;
export type ReplyRow = typeof forumReplies.$inferSelect;

/** Words with their post; `reply` is null for the post itself. */
export interface WordsRow {
  post: PostRow;
  reply: ReplyRow | null;
}

const removedBy = sql`case when ${forumCases.number} = 0 then ${forumPosts.removedBy}
  else ${forumReplies.removedBy} end`;

// What its author has removed waits until they bring it back.
const waits = and(
  isNull(forumCases.decidedAt),
  sql`(${removedBy} is null or ${removedBy} = 'reports')`,
);

const ofReply = and(
  eq(forumReplies.postId, forumCases.postId),
  eq(forumReplies.number, forumCases.number),
);

/** What somebody reported for this reason. */
const reportedFor = (reason: ReportReason | undefined): SQL | undefined =>
  reason &&
  sql`exists (select 1 from ${forumReports} where ${forumReports.postId} = ${forumCases.postId}
    and ${forumReports.caseId} = ${forumCases.id}
    and ${forumReports.reason} = ${reason})`;

/** Cases that wait, of one reason where it is named: urgent ones first, then the oldest. */
export function listQueue(
  db: Database,
  reason: ReportReason | undefined,
  { limit, after }: Window,
) {
  return db
    .select({ waiting: forumCases, post: forumPosts, reply: forumReplies })
    .from(forumCases)
    .innerJoin(forumPosts, eq(forumPosts.id, forumCases.postId))
    .leftJoin(forumReplies, ofReply)
    .where(and(waits, reportedFor(reason), after ? comesAfter(after) : undefined))
    .orderBy(desc(forumCases.isUrgent), forumCases.openedAt, forumCases.id)
    .limit(limit);
}

function comesAfter({ rank, at, id }: NonNullable<Window['after']>): SQL {
  const isUrgent = rank === 1;
  return sql`(${forumCases.isUrgent} < ${isUrgent} or (${forumCases.isUrgent} = ${isUrgent} and
    (${forumCases.openedAt}, ${forumCases.id}) > (${at.toISOString()}::timestamptz, ${id}::bigint)))`;
}

/** How much waits, of one reason where it is named. */
export async function countQueue(db: Database, reason: ReportReason | undefined): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(forumCases)
    .innerJoin(forumPosts, eq(forumPosts.id, forumCases.postId))
    .leftJoin(forumReplies, ofReply)
    .where(and(waits, reportedFor(reason)));
  return row?.count ?? 0;
}

/** Which case it is. */
type CaseKey = Pick<typeof forumCases.$inferSelect, 'postId' | 'id'>;

const ofCases = (cases: readonly CaseKey[]) =>
  and(
    inArray(
      forumReports.postId,
      cases.map(({ postId }) => postId),
    ),
    inArray(
      forumReports.caseId,
      cases.map(({ id }) => id),
    ),
  );

/** The newest reports of these cases, at most `most` of each, by the cases' ids. */
export async function reportsOf(
  db: Database,
  cases: readonly CaseKey[],
  most: number,
): Promise<ReadonlyMap<number, ReportRow[]>> {
  if (cases.length === 0) return new Map();
  const ranked = db
    .select({
      ...getTableColumns(forumReports),
      place:
        sql<number>`row_number() over (partition by ${forumReports.postId}, ${forumReports.caseId}
        order by ${forumReports.createdAt} desc, ${forumReports.authorId} desc)`.as('place'),
    })
    .from(forumReports)
    .where(ofCases(cases))
    .as('ranked');
  const rows = await db
    .select()
    .from(ranked)
    .where(sql`${ranked.place} <= ${most}`)
    .orderBy(desc(ranked.createdAt), desc(ranked.authorId));
  const byCase = new Map<number, ReportRow[]>(cases.map(({ id }) => [id, []]));
  for (const { place: _, ...report } of rows) byCase.get(report.caseId)?.push(report);
  return byCase;
}

/** How many reports each of these cases has, by their ids. */
export async function countReportsOf(
  db: Database,
  cases: readonly CaseKey[],
): Promise<ReadonlyMap<number, number>> {
  if (cases.length === 0) return new Map();
  const rows = await db
    .select({ caseId: forumReports.caseId, count: sql<number>`count(*)::int` })
    .from(forumReports)
    .where(ofCases(cases))
    .groupBy(forumReports.postId, forumReports.caseId);
  return new Map(rows.map(({ caseId, count }) => [caseId, count]));
}

/** These replies, by `postId/number`. */
export async function repliesOf(
  db: Database,
  things: readonly { postId: number; number: number }[],
): Promise<ReadonlyMap<string, ReplyRow>> {
  if (things.length === 0) return new Map();
  const rows = await db
    .select()
    .from(forumReplies)
    .where(isAmong(forumReplies.postId, forumReplies.number, things));
  return new Map(rows.map((row) => [`${row.postId}/${row.number}`, row]));
}

/** How many earlier versions these words have, by `postId/number`. */
export async function countRevisions(
  db: Database,
  things: readonly { postId: number; number: number }[],
): Promise<ReadonlyMap<string, number>> {
  if (things.length === 0) return new Map();
  const { postId, number } = forumRevisions;
  const rows = await db
    .select({ postId, number, count: sql<number>`count(*)::int` })
    .from(forumRevisions)
    .where(isAmong(postId, number, things))
    .groupBy(postId, number);
  return new Map(rows.map((row) => [`${row.postId}/${row.number}`, row.count]));
}

const isAmong = (
  postId: typeof forumReplies.postId | typeof forumRevisions.postId,
  number: typeof forumReplies.number | typeof forumRevisions.number,
  things: readonly { postId: number; number: number }[],
): SQL => sql`(${postId}, ${number}) in (select * from unnest(
  ${sql.param(things.map((each) => each.postId))}::bigint[],
  ${sql.param(things.map((each) => each.number))}::int[]))`;

/** What words were before they were changed, the newest first. */
export function listRevisions(
  db: Database,
  { postId, number }: { postId: number; number: number },
  { limit, after }: Window,
) {
  return db
    .select({
      id: forumRevisions.version,
      title: forumRevisions.title,
      content: forumRevisions.content,
      replacedAt: forumRevisions.replacedAt,
    })
    .from(forumRevisions)
    .where(
      and(
        eq(forumRevisions.postId, postId),
        eq(forumRevisions.number, number),
        after ? isAfter(forumRevisions.replacedAt, forumRevisions.version, after) : undefined,
      ),
    )
    .orderBy(...newestFirst(forumRevisions.replacedAt, forumRevisions.version))
    .limit(limit);
}
