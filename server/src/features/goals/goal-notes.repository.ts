import { and, count, desc, eq, inArray, isNotNull, ne, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { goalProgress as notes } from './goals.tables.ts';

export type NoteRow = typeof notes.$inferSelect;

export type NewNote = Omit<NoteRow, 'userId' | 'id' | 'goalId'>;

/** A note that only tied an entry is empty once that entry is deleted; it is not shown. */
export const saysSomething = or(
  isNotNull(notes.entryId),
  isNotNull(notes.progressValue),
  ne(notes.progressNote, ''),
);

const ofGoals = (ownerId: number, goalIds: number[]) =>
  and(eq(notes.userId, ownerId), inArray(notes.goalId, goalIds), saysSomething);

/** The notes of the given goals, newest first. */
export function listNotes(db: Database, ownerId: number, goalIds: number[]): Promise<NoteRow[]> {
  if (goalIds.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(notes)
    .where(ofGoals(ownerId, goalIds))
    .orderBy(desc(notes.createdAt), desc(notes.id));
}

export async function countNotes(db: Database, ownerId: number, goalId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(notes)
    .where(ofGoals(ownerId, [goalId]));
  return row?.count ?? 0;
}

/** Adds a note, under `id` or the next one. An entry that is not this person's breaks a foreign key. */
export async function insertNote(
  tx: Database,
  ownerId: number,
  goalId: number,
  note: NewNote,
  id: number | null,
): Promise<void> {
  await tx
    .insert(notes)
    .values({ ...note, ...(id === null ? {} : { id }), userId: ownerId, goalId });
}

/** Deletes a note of a goal; false when it has none of that id. */
export async function deleteNote(
  tx: Database,
  ownerId: number,
  goalId: number,
  id: number,
): Promise<boolean> {
  const rows = await tx
    .delete(notes)
    .where(and(eq(notes.userId, ownerId), eq(notes.goalId, goalId), eq(notes.id, id)))
    .returning({ id: notes.id });
  return rows.length > 0;
}
