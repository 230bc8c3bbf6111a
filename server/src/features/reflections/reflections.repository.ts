import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { monthAround, periodAfter, weekOf } from './period.ts';
import { periodReflections } from './reflections.tables.ts';
import { afterEdit, type StoredPeriod } from './stored-period.ts';

type PeriodKey = { kind: 'week' | 'month'; start: string };

const isPeriod = (ownerId: number, { kind, start }: PeriodKey) =>
  and(
    eq(periodReflections.userId, ownerId),
    eq(periodReflections.kind, kind),
    eq(periodReflections.start, start),
  );

export async function findPeriod(db: Database, ownerId: number, { kind, start }: PeriodKey) {
  const [row] = await db.select().from(periodReflections).where(isPeriod(ownerId, { kind, start }));
  return row;
}

/** Stores a period's reflection; replaces the one before. */
export async function savePeriod(
  db: Database,
  ownerId: number,
  key: PeriodKey,
  made: { fingerprint: string; body: StoredPeriod; createdAt: Date },
): Promise<void> {
  await db
    .insert(periodReflections)
    .values({ userId: ownerId, ...key, ...made })
    .onConflictDoUpdate({
      target: [periodReflections.userId, periodReflections.kind, periodReflections.start],
      set: made,
    });
}

/** An entry that reflections may be made with, as it was then. */
interface Read {
  id: number;
  localDate: string;
}

/** A deleted reflection, as the bin holds it. */
type GonePeriod = Omit<typeof periodReflections.$inferSelect, 'userId' | 'createdAt'> & {
  createdAt: string;
};

/**
 * The reflections that were made with an entry: those of its week and month, those of the periods
 * after, which compare with them, and later ones that may recall it. A reflection that does not list
 * what it recalls may recall any entry.
 */
function madeWith(ownerId: number, { id, localDate }: Read) {
  const { kind, start, body } = periodReflections;
  const own = [weekOf(localDate), monthAround(localDate)];
  const told = [...own, ...own.map(periodAfter)].map((period) =>
    and(eq(kind, period.kind), eq(start, period.from)),
  );
  const recalls = sql`coalesce(${body} -> 'recalls' @> ${JSON.stringify([id])}::jsonb, true)`;
  return and(
    eq(periodReflections.userId, ownerId),
    or(...told, and(gt(start, localDate), recalls)),
  );
}

/**
 * Deletes the reflections that were made with an entry which was deleted, left its day or tells of
 * danger now: no word of it stays, in a quotation or retold. Answers what it deleted.
 */
export async function deletePeriodsOf(
  tx: Database,
  ownerId: number,
  entry: Read,
): Promise<GonePeriod[]> {
  const rows = await tx.delete(periodReflections).where(madeWith(ownerId, entry)).returning();
  return rows.map(({ userId: _, createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
  }));
}

/** Puts deleted reflections back to their periods; one that was made anew meanwhile stays. */
export async function putPeriodsBack(
  tx: Database,
  ownerId: number,
  gone: readonly GonePeriod[],
): Promise<void> {
  const rows = gone.map((row) => ({
    ...row,
    userId: ownerId,
    createdAt: new Date(row.createdAt),
  }));
  if (rows.length > 0) await tx.insert(periodReflections).values(rows).onConflictDoNothing();
}

/**
 * Drops from the reflections that were made with an entry what they quote of it and it no longer says.
 * One of which no paragraph is left is deleted.
 */
export async function prunePeriodsOf(
  tx: Database,
  ownerId: number,
  { id, localDate, content: before }: Read & { content: string },
  after: string,
): Promise<void> {
  if (before === after) return;
  const rows = await tx
    .select()
    .from(periodReflections)
    .where(madeWith(ownerId, { id, localDate }));
  for (const { kind, start, body } of rows) {
    const left = afterEdit(body, { id, before, after });
    const own = isPeriod(ownerId, { kind, start });
    if (left) await tx.update(periodReflections).set({ body: left }).where(own);
    else await tx.delete(periodReflections).where(own);
  }
}
