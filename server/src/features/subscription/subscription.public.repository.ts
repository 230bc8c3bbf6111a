import { and, asc, eq, gt, isNotNull, isNull, lt, min, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { one } from '../../platform/database/one.ts';
import { accountDeletions } from '../accounts/accounts.tables.ts';
import { billingAccounts } from '../entitlements/entitlements.tables.ts';
import { ENDED } from './subscription.rules.ts';
import { billingCustomers, billingEvents } from './subscription.tables.ts';

export type EventRow = typeof billingEvents.$inferSelect;

/** Whose customer this is; null for nobody's here. */
export async function findOwnerOf(db: Database, customerId: string): Promise<number | null> {
  const [row] = await db
    .select({ userId: billingCustomers.userId })
    .from(billingCustomers)
    .where(eq(billingCustomers.customerId, customerId));
  return row?.userId ?? null;
}

/** Customers with what was last seen of them, in the order of their ids. */
export function listCustomers(db: Database, after: string, limit: number) {
  const { customerId, userId } = billingCustomers;
  return db
    .select({ customerId, account: billingAccounts })
    .from(billingCustomers)
    .leftJoin(billingAccounts, eq(billingAccounts.userId, userId))
    .where(gt(customerId, after))
    .orderBy(asc(customerId))
    .limit(limit);
}

/** Those whose account is to be deleted and whose plan still goes on, in the order of their ids. */
export function listLeavingPayers(
  db: Database,
  { after, limit }: { after: number; limit: number },
): Promise<{ userId: number }[]> {
  const { userId, status, endsAt } = billingAccounts;
  return db
    .select({ userId })
    .from(accountDeletions)
    .innerJoin(billingAccounts, eq(userId, accountDeletions.userId))
    .where(and(gt(userId, after), isNull(endsAt), notInArray(status, [...ENDED])))
    .orderBy(asc(userId))
    .limit(limit);
}

/** Takes an event down, once however often it comes; answers it as it is kept. */
export async function keepEvent(
  db: Database,
  event: Pick<EventRow, 'id' | 'type' | 'customerId' | 'createdAt' | 'receivedAt'>,
): Promise<EventRow> {
  await db.insert(billingEvents).values(event).onConflictDoNothing();
  const rows = await db.select().from(billingEvents).where(eq(billingEvents.id, event.id));
  return one(rows);
}

/** Says that what an event asks for is done, or what kept it from that; false when it was done before. */
export async function settleEvent(
  db: Database,
  id: string,
  outcome: { processedAt: Date } | { failure: string },
): Promise<boolean> {
  const rows = await db
    .update(billingEvents)
    .set({ failure: null, ...outcome, tries: sql`${billingEvents.tries} + 1` })
    .where(and(eq(billingEvents.id, id), isNull(billingEvents.processedAt)))
    .returning({ id: billingEvents.id });
  return rows.length > 0;
}

/** Events that wait since before an instant, those tried least often first. */
export function listOpenEvents(db: Database, before: Date, limit: number): Promise<EventRow[]> {
  const { processedAt, receivedAt, tries, id } = billingEvents;
  return db
    .select()
    .from(billingEvents)
    .where(and(isNull(processedAt), lt(receivedAt, before)))
    .orderBy(asc(tries), asc(receivedAt), asc(id))
    .limit(limit);
}

/** When the first customer was made: before that there is nothing to hear of; null without any. */
export async function firstCustomer(db: Database): Promise<Date | null> {
  const [row] = await db.select({ at: min(billingCustomers.createdAt) }).from(billingCustomers);
  return row?.at ?? null;
}

/** Forgets events that were dealt with before an instant. */
export async function forgetEvents(db: Database, before: Date): Promise<void> {
  const { processedAt, receivedAt } = billingEvents;
  await db.delete(billingEvents).where(and(isNotNull(processedAt), lt(receivedAt, before)));
}
