import { and, count, eq, gt, isNull, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { billingAccounts } from '../entitlements/entitlements.tables.ts';

/** How many people have each plan now, by the plan's id. */
export async function countByPlan(db: Database, now: Date): Promise<ReadonlyMap<number, number>> {
  const { planId, isEntitled, entitledUntil } = billingAccounts;
  const rows = await db
    .select({ planId, people: count() })
    .from(billingAccounts)
    .where(and(eq(isEntitled, true), or(isNull(entitledUntil), gt(entitledUntil, now))))
    .groupBy(planId);
  return new Map(rows.flatMap((row) => (row.planId === null ? [] : [[row.planId, row.people]])));
}
