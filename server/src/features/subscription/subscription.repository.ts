import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { billingCustomers } from './subscription.tables.ts';

export async function findCustomerOf(db: Database, userId: number): Promise<string | null> {
  const [row] = await db
    .select({ customerId: billingCustomers.customerId })
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, userId));
  return row?.customerId ?? null;
}

export async function keepCustomer(
  db: Database,
  userId: number,
  customerId: string,
  now: Date,
): Promise<void> {
  await db.insert(billingCustomers).values({ customerId, userId, createdAt: now });
}

export async function forgetCustomer(
  db: Database,
  userId: number,
  customerId: string,
): Promise<void> {
  await db
    .delete(billingCustomers)
    .where(and(eq(billingCustomers.userId, userId), eq(billingCustomers.customerId, customerId)));
}
