import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { promptMarks } from './prompts.tables.ts';

export type MarkRow = typeof promptMarks.$inferSelect;

type Mark = Pick<MarkRow, 'promptId' | 'mark'>;

/** Every mark that somebody has made: at most two for each prompt there is. */
export function findMarks(db: Database, ownerId: number): Promise<MarkRow[]> {
  return db.select().from(promptMarks).where(eq(promptMarks.userId, ownerId));
}

/** Makes a mark; one that is there gets the later instant. */
export async function setMark(
  db: Database,
  ownerId: number,
  mark: Mark,
  markedAt: Date,
): Promise<void> {
  await db
    .insert(promptMarks)
    .values({ ...mark, userId: ownerId, markedAt })
    .onConflictDoUpdate({
      target: [promptMarks.userId, promptMarks.promptId, promptMarks.mark],
      set: { markedAt },
    });
}

export async function removeMark(
  db: Database,
  ownerId: number,
  { promptId, mark }: Mark,
): Promise<void> {
  await db
    .delete(promptMarks)
    .where(
      and(
        eq(promptMarks.userId, ownerId),
        eq(promptMarks.promptId, promptId),
        eq(promptMarks.mark, mark),
      ),
    );
}
