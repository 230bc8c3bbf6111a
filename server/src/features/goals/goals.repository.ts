import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { one } from '../../platform/database/one.ts';
import { untie } from '../../platform/database/set-aside.ts';
import { goals } from './goals.tables.ts';

export type GoalRow = typeof goals.$inferSelect;

type OrdinaryGoal = Pick<GoalRow, 'title' | 'description' | 'targetDate' | 'createdAt'>;

/** What a goal of the vision has beside (D66). */
export type VisionFields = Pick<
  GoalRow,
  | 'pillar'
  | 'category'
  | 'phrase'
  | 'color'
  | 'icon'
  | 'obstacle'
  | 'whenThen'
  | 'position'
  | 'source'
  | 'evidence'
>;

export type NewGoal = OrdinaryGoal & Partial<VisionFields>;

/** Whether a goal is one of the vision. */
export const isOfVision = ({ pillar, category }: Pick<GoalRow, 'pillar' | 'category'>): boolean =>
  pillar !== null || category !== null;

const ofVision = () => or(isNotNull(goals.pillar), isNotNull(goals.category));

const owned = (ownerId: number, id: number) => and(eq(goals.userId, ownerId), eq(goals.id, id));

/** A person's goals, or those of the given ids: open ones first, newest first. */
export function listGoals(db: Database, ownerId: number, ids?: number[]): Promise<GoalRow[]> {
  return db
    .select()
    .from(goals)
    .where(and(eq(goals.userId, ownerId), ids ? inArray(goals.id, ids) : undefined))
    .orderBy(
      asc(goals.isCompleted),
      desc(sql`coalesce(${goals.completedAt}, ${goals.createdAt})`),
      desc(goals.id),
    );
}

/** How many ordinary goals somebody has: the vision has limits of its own. */
export async function countGoals(db: Database, ownerId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(goals)
    .where(and(eq(goals.userId, ownerId), isNull(goals.pillar), isNull(goals.category)));
  return row?.count ?? 0;
}

/** The goals of somebody's vision, in their order. */
export function listVisionGoals(db: Database, ownerId: number): Promise<GoalRow[]> {
  return db
    .select()
    .from(goals)
    .where(and(eq(goals.userId, ownerId), ofVision()))
    .orderBy(asc(goals.position), asc(goals.id));
}

/** Puts goals into the order of the given ids. */
export async function orderVisionGoals(
  tx: Database,
  ownerId: number,
  ids: number[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(goals)
    .set({ position: sql`array_position(${sql.param(ids)}::bigint[], ${goals.id}) - 1` })
    .where(and(eq(goals.userId, ownerId), inArray(goals.id, ids)));
}

export async function findGoal(
  db: Database,
  ownerId: number,
  id: number,
): Promise<GoalRow | undefined> {
  const [row] = await db.select().from(goals).where(owned(ownerId, id));
  return row;
}

/** Adds a goal, under `id` or the next one; answers its id. */
export async function insertGoal(
  tx: Database,
  ownerId: number,
  goal: NewGoal,
  id: number | null,
): Promise<number> {
  const rows = await tx
    .insert(goals)
    .values({ ...goal, ...(id === null ? {} : { id }), userId: ownerId, isCompleted: false })
    .returning({ id: goals.id });
  return one(rows).id;
}

export async function updateGoal(
  tx: Database,
  ownerId: number,
  id: number,
  change: Partial<Omit<GoalRow, 'userId' | 'id'>>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx.update(goals).set(change).where(owned(ownerId, id));
}

/**
 * Deletes a goal with its milestones and notes, within a transaction of `asOwner`; false when there was none.
 */
export async function deleteGoal(tx: Database, ownerId: number, id: number): Promise<boolean> {
  await untie(tx, ownerId, 'goals', [id]);
  const rows = await tx.delete(goals).where(owned(ownerId, id)).returning({ id: goals.id });
  return rows.length > 0;
}
