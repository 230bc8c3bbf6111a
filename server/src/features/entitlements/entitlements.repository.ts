import { eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import type { StoredRight } from './entitlements.rules.ts';
import { billingAccounts } from './entitlements.tables.ts';

export type AccountRow = typeof billingAccounts.$inferSelect;

/** What one look at the payment provider comes to. */
export type Looked = Omit<AccountRow, 'userId' | 'syncedAt' | 'version' | 'busyUntil'>;

export async function findRight(db: Database, userId: number): Promise<StoredRight | undefined> {
  const [row] = await db
    .select({
      isEntitled: billingAccounts.isEntitled,
      entitledUntil: billingAccounts.entitledUntil,
    })
    .from(billingAccounts)
    .where(eq(billingAccounts.userId, userId));
  return row;
}

export async function findAccount(db: Database, userId: number): Promise<AccountRow | undefined> {
  const [row] = await db.select().from(billingAccounts).where(eq(billingAccounts.userId, userId));
  return row;
}

/**
 * Stores what was seen, unless somebody has stored something since `version` was read: then what was seen
 * may be older than what is stored, and false is the answer.
 */
export async function storeLook(
  db: Database,
  userId: number,
  version: number,
  looked: Looked & { syncedAt: Date },
): Promise<boolean> {
  const values = { ...looked, version: version + 1 };
  const rows = await db
    .insert(billingAccounts)
    .values({ userId, ...values })
    .onConflictDoUpdate({
      target: billingAccounts.userId,
      set: values,
      setWhere: eq(billingAccounts.version, version),
    })
    .returning({ version: billingAccounts.version });
  return rows.length > 0;
}

/** Takes the right to open a payment page for somebody, which one call has at a time; false while another has it. */
export async function beginOpening(
  db: Database,
  userId: number,
  now: Date,
  until: Date,
): Promise<boolean> {
  const { busyUntil } = billingAccounts;
  const rows = await db
    .insert(billingAccounts)
    .values({ userId, busyUntil: until })
    .onConflictDoUpdate({
      target: billingAccounts.userId,
      set: { busyUntil: until },
      setWhere: or(isNull(busyUntil), lt(busyUntil, now)),
    })
    .returning({ userId: billingAccounts.userId });
  return rows.length > 0;
}

export async function endOpening(db: Database, userId: number): Promise<void> {
  await db
    .update(billingAccounts)
    .set({ busyUntil: null })
    .where(eq(billingAccounts.userId, userId));
}
