import type { LifePath } from '@pathkeeper/contract';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { lifePaths } from './questionnaire.tables.ts';

export type LifePathRow = typeof lifePaths.$inferSelect;

/** Stores answers and analysis beside earlier ones. @returns the new one's id */
export async function insertLifePath(
  tx: Database,
  ownerId: number,
  made: { answers: string[]; analysis: LifePath; createdAt: Date },
): Promise<number> {
  const [row] = await tx
    .insert(lifePaths)
    .values({ ...made, userId: ownerId })
    .returning({ id: lifePaths.id });
  return row?.id as number;
}

export async function findLatestLifePath(
  db: Database,
  ownerId: number,
): Promise<LifePathRow | undefined> {
  const [row] = await db
    .select()
    .from(lifePaths)
    .where(eq(lifePaths.userId, ownerId))
    .orderBy(desc(lifePaths.createdAt), desc(lifePaths.id))
    .limit(1);
  return row;
}
