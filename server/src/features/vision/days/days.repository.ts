import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/index.ts';
import { one } from '../../../platform/database/one.ts';
import { isAfter, newestFirst, type Window } from '../../../platform/database/paging.ts';
import { visionCommitments, visionSteps } from '../vision.tables.ts';

export type CommitmentRow = typeof visionCommitments.$inferSelect;
export type StepRow = typeof visionSteps.$inferSelect;
export type NewStep = Omit<StepRow, 'userId' | 'id'>;

export async function findCommitment(
  db: Database,
  ownerId: number,
): Promise<CommitmentRow | undefined> {
  const [row] = await db
    .select()
    .from(visionCommitments)
    .where(eq(visionCommitments.userId, ownerId));
  return row;
}

/** Makes a commitment, or changes what is given of the one there is. */
export async function saveCommitment(
  tx: Database,
  ownerId: number,
  {
    since,
    userId: _,
    ...change
  }: Partial<CommitmentRow> & Pick<CommitmentRow, 'commitmentTime' | 'since'>,
): Promise<CommitmentRow> {
  const rows = await tx
    .insert(visionCommitments)
    .values({ ...change, since, userId: ownerId })
    .onConflictDoUpdate({ target: visionCommitments.userId, set: change })
    .returning();
  return one(rows);
}

export async function deleteCommitment(tx: Database, ownerId: number): Promise<void> {
  await tx.delete(visionCommitments).where(eq(visionCommitments.userId, ownerId));
}

const onDay = (ownerId: number, localDate: string) =>
  and(eq(visionSteps.userId, ownerId), eq(visionSteps.localDate, localDate));

export async function findStep(
  db: Database,
  ownerId: number,
  localDate: string,
): Promise<StepRow | undefined> {
  const [row] = await db.select().from(visionSteps).where(onDay(ownerId, localDate));
  return row;
}

export async function findStepById(
  db: Database,
  ownerId: number,
  id: number,
): Promise<StepRow | undefined> {
  const [row] = await db
    .select()
    .from(visionSteps)
    .where(and(eq(visionSteps.userId, ownerId), eq(visionSteps.id, id)));
  return row;
}

/** The step of the last day that has one. */
export async function findLastStep(db: Database, ownerId: number): Promise<StepRow | undefined> {
  const [row] = await db
    .select()
    .from(visionSteps)
    .where(eq(visionSteps.userId, ownerId))
    .orderBy(desc(visionSteps.localDate))
    .limit(1);
  return row;
}

/** Steps newest first, after a place when one is given. */
export function listSteps(
  db: Database,
  ownerId: number,
  { limit, after }: Window,
): Promise<StepRow[]> {
  return db
    .select()
    .from(visionSteps)
    .where(
      and(
        eq(visionSteps.userId, ownerId),
        after ? isAfter(visionSteps.answeredAt, visionSteps.id, after) : undefined,
      ),
    )
    .orderBy(...newestFirst(visionSteps.answeredAt, visionSteps.id))
    .limit(limit);
}

/** Adds a step, under `id` or the next one. A goal that is not this person's breaks a foreign key. */
export async function insertStep(
  tx: Database,
  ownerId: number,
  step: NewStep,
  id: number | null,
): Promise<StepRow> {
  const rows = await tx
    .insert(visionSteps)
    .values({ ...step, ...(id === null ? {} : { id }), userId: ownerId })
    .returning();
  return one(rows);
}

export async function setStepEntry(
  tx: Database,
  ownerId: number,
  localDate: string,
  entryId: number,
): Promise<StepRow> {
  const rows = await tx
    .update(visionSteps)
    .set({ entryId })
    .where(onDay(ownerId, localDate))
    .returning();
  return one(rows);
}

/** Deletes the step of a day; false when there was none. */
export async function deleteStep(
  tx: Database,
  ownerId: number,
  localDate: string,
): Promise<boolean> {
  const rows = await tx
    .delete(visionSteps)
    .where(onDay(ownerId, localDate))
    .returning({ id: visionSteps.id });
  return rows.length > 0;
}
