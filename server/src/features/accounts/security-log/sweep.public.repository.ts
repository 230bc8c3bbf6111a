import { lt } from 'drizzle-orm';
import type { Database } from '../../../platform/database/index.ts';
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
