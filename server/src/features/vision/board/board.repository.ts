import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/index.ts';
import { one } from '../../../platform/database/one.ts';
import { visionBoards } from '../vision.tables.ts';

export type BoardRow = typeof visionBoards.$inferSelect;

/** Somebody's board: the one of that id, or the one there is. */
export async function findBoard(
  db: Database,
  ownerId: number,
  id: number | null = null,
): Promise<BoardRow | undefined> {
  const [row] = await db
    .select()
    .from(visionBoards)
    .where(
      and(
        eq(visionBoards.userId, ownerId),
        id === null ? eq(visionBoards.isDefault, true) : eq(visionBoards.id, id),
      ),
    );
  return row;
}

export async function insertBoard(
  tx: Database,
  ownerId: number,
  board: Pick<BoardRow, 'name' | 'layout' | 'updatedAt'>,
): Promise<BoardRow> {
  const rows = await tx
    .insert(visionBoards)
    .values({ ...board, userId: ownerId, isDefault: true })
    .returning();
  return one(rows);
}

export async function updateLayout(
  tx: Database,
  ownerId: number,
  id: number,
  change: Pick<BoardRow, 'layout' | 'updatedAt'>,
): Promise<BoardRow> {
  const rows = await tx
    .update(visionBoards)
    .set(change)
    .where(and(eq(visionBoards.userId, ownerId), eq(visionBoards.id, id)))
    .returning();
  return one(rows);
}
