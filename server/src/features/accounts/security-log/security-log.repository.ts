import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/index.ts';
import { isAfter, newestFirst, type Window } from '../../../platform/database/paging.ts';
import { securityEvents } from './security-log.tables.ts';

export type SecurityEventRow = typeof securityEvents.$inferSelect;

export async function insertEvent(
  db: Database,
  ownerId: number,
  event: Omit<SecurityEventRow, 'id' | 'userId'>,
): Promise<void> {
  await db.insert(securityEvents).values({ userId: ownerId, ...event });
}

export function listEvents(
  db: Database,
  ownerId: number,
  { limit, after }: Window,
): Promise<SecurityEventRow[]> {
  const { at, id } = securityEvents;
  return db
    .select()
    .from(securityEvents)
    .where(and(eq(securityEvents.userId, ownerId), after ? isAfter(at, id, after) : undefined))
    .orderBy(...newestFirst(at, id))
    .limit(limit);
}
