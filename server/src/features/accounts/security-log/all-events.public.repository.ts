import type { SecurityEventKind } from '@pathkeeper/contract';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../../platform/database/index.ts';
import { isAfter, newestFirst, type Window } from '../../../platform/database/paging.ts';
import { stepTickets } from '../second-step/second-step.tables.ts';
import { securityEvents } from './security-log.tables.ts';

/** Forgets what happened before a time, of everybody. */
export async function deleteEventsBefore(db: Database, before: Date): Promise<void> {
  await db.delete(securityEvents).where(lt(securityEvents.at, before));
}

/** Forgets second steps that were not taken in time. */
export async function deleteExpiredTickets(db: Database, now: Date): Promise<void> {
  await db.delete(stepTickets).where(lt(stepTickets.expiresAt, now));
}

/** What happened at the doors of everybody, newest first; of one person or one kind where they are named. */
export function listAllEvents(
  db: Database,
  { userId, kind }: { userId: number | undefined; kind: SecurityEventKind | undefined },
  { limit, after }: Window,
) {
  const { at, id, address } = securityEvents;
  return db
    .select({ id, at, address, kind: securityEvents.kind, userId: securityEvents.userId })
    .from(securityEvents)
    .where(
      and(
        userId === undefined ? undefined : eq(securityEvents.userId, userId),
        kind === undefined ? undefined : eq(securityEvents.kind, kind),
        after ? isAfter(at, id, after) : undefined,
      ),
    )
    .orderBy(...newestFirst(at, id))
    .limit(limit);
}
