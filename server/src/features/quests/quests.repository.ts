import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { userQuests } from './quests.tables.ts';

export type QuestRow = typeof userQuests.$inferSelect;

export function findQuests(db: Database, ownerId: number, ids: number[]): Promise<QuestRow[]> {
  return db
    .select()
    .from(userQuests)
    .where(and(eq(userQuests.userId, ownerId), inArray(userQuests.questId, ids)));
}

/** Records an acceptance; a second one changes nothing. */
export async function acceptQuest(
  db: Database,
  ownerId: number,
  questId: number,
  acceptedAt: Date,
): Promise<void> {
  await db
    .insert(userQuests)
    .values({ userId: ownerId, questId, acceptedAt })
    .onConflictDoNothing();
}

export async function completeQuest(
  tx: Database,
  ownerId: number,
  questId: number,
  done: { completedAt: Date; entryId: number },
): Promise<void> {
  await tx
    .update(userQuests)
    .set(done)
    .where(and(eq(userQuests.userId, ownerId), eq(userQuests.questId, questId)));
}
