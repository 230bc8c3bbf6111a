import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { untie } from '../../platform/database/set-aside.ts';
import { goalMilestones } from './goals.tables.ts';

export type MilestoneRow = typeof goalMilestones.$inferSelect;

export type NewMilestone = Pick<MilestoneRow, 'title' | 'description' | 'targetDate'> & {
  /** The id reserved under its idempotency key; without it the next one. */
  id?: number | null;
};

/** The milestones of the given goals, those of each in their order. */
export function listMilestones(
  db: Database,
  ownerId: number,
  goalIds: number[],
): Promise<MilestoneRow[]> {
  if (goalIds.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(goalMilestones)
    .where(and(eq(goalMilestones.userId, ownerId), inArray(goalMilestones.goalId, goalIds)))
    .orderBy(asc(goalMilestones.goalId), asc(goalMilestones.sortOrder), asc(goalMilestones.id));
}

/** Adds milestones to a goal, the first at the place `from`; answers their ids. */
export async function insertMilestones(
  tx: Database,
  ownerId: number,
  goalId: number,
  milestones: NewMilestone[],
  from: number,
): Promise<number[]> {
  if (milestones.length === 0) return [];
  const rows = await tx
    .insert(goalMilestones)
    .values(
      milestones.map(({ id = null, ...milestone }, index) => ({
        ...milestone,
        ...(id === null ? {} : { id }),
        userId: ownerId,
        goalId,
        isCompleted: false,
        sortOrder: from + index,
      })),
    )
    .returning({ id: goalMilestones.id, place: goalMilestones.sortOrder });
  return rows.sort((a, b) => a.place - b.place).map(({ id }) => id);
}

export async function updateMilestone(
  tx: Database,
  ownerId: number,
  id: number,
  change: Partial<Omit<MilestoneRow, 'userId' | 'id' | 'goalId'>>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx
    .update(goalMilestones)
    .set(change)
    .where(and(eq(goalMilestones.userId, ownerId), eq(goalMilestones.id, id)));
}

/** Puts milestones into the order of the given ids. */
export async function orderMilestones(tx: Database, ownerId: number, ids: number[]): Promise<void> {
  await tx
    .update(goalMilestones)
    .set({ sortOrder: sql`array_position(${sql.param(ids)}::bigint[], ${goalMilestones.id}) - 1` })
    .where(and(eq(goalMilestones.userId, ownerId), inArray(goalMilestones.id, ids)));
}

export async function deleteMilestone(tx: Database, ownerId: number, id: number): Promise<void> {
  await untie(tx, ownerId, 'goal_milestones', [id]);
  await tx
    .delete(goalMilestones)
    .where(and(eq(goalMilestones.userId, ownerId), eq(goalMilestones.id, id)));
}
