import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { one } from '../../platform/database/one.ts';
import { subscriptionPlans } from './plans.tables.ts';

export type PlanRow = typeof subscriptionPlans.$inferSelect;

export async function findPlan(db: Database, id: number): Promise<PlanRow | undefined> {
  const [row] = await db.select().from(subscriptionPlans).where(eq(subscriptionPlans.id, id));
  return row;
}

/** The same, locked until the transaction ends: two who change it take turns. */
export async function lockPlan(tx: Database, id: number): Promise<PlanRow | undefined> {
  const { id: planId } = subscriptionPlans;
  const [row] = await tx.select().from(subscriptionPlans).where(eq(planId, id)).for('update');
  return row;
}

/** All of them, in the order of their making; there are few. */
export function listPlans(db: Database, which: { activeOnly: boolean }): Promise<PlanRow[]> {
  const { id, isActive } = subscriptionPlans;
  return db
    .select()
    .from(subscriptionPlans)
    .where(which.activeOnly ? eq(isActive, true) : undefined)
    .orderBy(asc(id));
}

export async function insertPlan(
  db: Database,
  plan: typeof subscriptionPlans.$inferInsert,
): Promise<PlanRow> {
  const rows = await db.insert(subscriptionPlans).values(plan).returning();
  return one(rows);
}

export async function updatePlan(
  db: Database,
  id: number,
  change: Partial<PlanRow>,
): Promise<PlanRow> {
  const rows = await db
    .update(subscriptionPlans)
    .set(change)
    .where(eq(subscriptionPlans.id, id))
    .returning();
  return one(rows);
}

/** Keeps the price that was made for a plan, unless the plan was changed meanwhile. */
export async function keepPriceId(db: Database, plan: PlanRow, priceId: string): Promise<void> {
  await db
    .update(subscriptionPlans)
    .set({ priceId })
    .where(
      sql`${subscriptionPlans.id} = ${plan.id}
        and ${subscriptionPlans.priceId} is not distinct from ${plan.priceId}
        and ${subscriptionPlans.price} = ${plan.price} and ${subscriptionPlans.currency} = ${plan.currency}
        and ${subscriptionPlans.interval} = ${plan.interval}`,
    );
}
