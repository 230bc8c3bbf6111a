import { and, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { isAfter, newestFirst, type Window } from '../../platform/database/paging.ts';
import type { AuditState } from './audit.rules.ts';
import { auditLog } from './audit.tables.ts';

export type AuditRow = typeof auditLog.$inferSelect;

/** Something that was done, as the log is told. */
export interface Act {
  at: Date;
  area: string;
  act: string;
  /** Null for the server itself, and for whoever sits at its command line. */
  actorId: number | null;
  /** Whom it concerns; null for nobody, or once they have left. */
  personId?: number | null;
  subject?: { kind: string; id: number; number?: number };
  before?: AuditState | null;
  after?: AuditState | null;
  reason?: string | null;
}

/** Appends what somebody did, in the transaction that does it. */
export async function logAct(tx: Database, { subject, ...act }: Act): Promise<void> {
  await tx.insert(auditLog).values({
    ...act,
    subjectKind: subject?.kind ?? null,
    subjectId: subject?.id ?? null,
    subjectNumber: subject?.number ?? null,
  });
}

export interface WhichActs {
  acts?: readonly string[] | undefined;
  /** Who did it, or whom it concerns. */
  personId?: number | undefined;
  /** Only lines that say this of what was before. */
  saying?: string | undefined;
}

/** Lines of an area, newest first; of some acts or one person, or with something to say of before. */
export function listActs(
  db: Database,
  area: string,
  { acts, personId, saying }: WhichActs,
  { limit, after }: Window,
): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.area, area),
        acts === undefined ? undefined : inArray(auditLog.act, [...acts]),
        personId === undefined
          ? undefined
          : or(eq(auditLog.actorId, personId), eq(auditLog.personId, personId)),
        saying === undefined ? undefined : sql`${auditLog.before} ? ${saying}`,
        after ? isAfter(auditLog.at, auditLog.id, after) : undefined,
      ),
    )
    .orderBy(...newestFirst(auditLog.at, auditLog.id))
    .limit(limit);
}

/** Lines of every area or of one, newest first, of a time, an act or a person where they are named. */
export function listAllActs(
  db: Database,
  which: {
    area: string | undefined;
    act: string | undefined;
    /** Who did it, or whom it concerns. */
    personId: number | undefined;
    /** Acts on many that changed that person. */
    bulkIds: readonly number[];
    since: Date | undefined;
    until: Date | undefined;
  },
  { limit, after }: Window,
): Promise<AuditRow[]> {
  const { area, act, personId, bulkIds, since, until } = which;
  return db
    .select()
    .from(auditLog)
    .where(
      and(
        area === undefined ? undefined : eq(auditLog.area, area),
        act === undefined ? undefined : eq(auditLog.act, act),
        personId === undefined
          ? undefined
          : or(
              eq(auditLog.actorId, personId),
              eq(auditLog.personId, personId),
              bulkIds.length === 0
                ? undefined
                : and(eq(auditLog.subjectKind, 'bulk'), inArray(auditLog.subjectId, [...bulkIds])),
            ),
        since ? gte(auditLog.at, since) : undefined,
        until ? lt(auditLog.at, until) : undefined,
        after ? isAfter(auditLog.at, auditLog.id, after) : undefined,
      ),
    )
    .orderBy(...newestFirst(auditLog.at, auditLog.id))
    .limit(limit);
}

/** How often an act concerned each of these people. */
export async function countActs(
  db: Database,
  { area, act }: { area: string; act: string },
  personIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (personIds.length === 0) return new Map();
  const rows = await db
    .select({ personId: auditLog.personId, count: sql<number>`count(*)::int` })
    .from(auditLog)
    .where(
      and(
        inArray(auditLog.personId, [...personIds]),
        eq(auditLog.area, area),
        eq(auditLog.act, act),
      ),
    )
    .groupBy(auditLog.personId);
  return new Map(rows.map(({ personId, count }) => [personId ?? 0, count]));
}
