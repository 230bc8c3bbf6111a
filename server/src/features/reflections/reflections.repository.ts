import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { monthAround, periodAfter, weekOf } from './period.ts';
import { type KeptPeriod, periodReflections } from './reflections.tables.ts';

type PeriodKey = { kind: 'week' | 'month'; start: string };

export async function findPeriod(db: Database, ownerId: number, { kind, start }: PeriodKey) {
  const [row] = await db
    .select()
    .from(periodReflections)
    .where(
      and(
        eq(periodReflections.userId, ownerId),
        eq(periodReflections.kind, kind),
        eq(periodReflections.start, start),
      ),
    );
  return row;
}

/** Stores a period's reflection; replaces the one before. */
export async function keepPeriod(
  db: Database,
  ownerId: number,
  key: PeriodKey,
  made: { fingerprint: string; body: KeptPeriod; createdAt: Date },
): Promise<void> {
  await db
    .insert(periodReflections)
    .values({ userId: ownerId, ...key, ...made })
    .onConflictDoUpdate({
      target: [periodReflections.userId, periodReflections.kind, periodReflections.start],
      set: made,
    });
}

/**
 * Deletes the reflections that were made with an entry: those of its week and month, those of the
 * periods after, which compare with them, and later ones that may recall it. A reflection that does
 * not list what it recalls may recall any entry.
 */
export async function deletePeriodsOf(
  tx: Database,
  ownerId: number,
  { id, localDate }: { id: number; localDate: string },
): Promise<void> {
  const { kind, start, body } = periodReflections;
  const own = [weekOf(localDate), monthAround(localDate)];
  const told = [...own, ...own.map(periodAfter)].map((period) =>
    and(eq(kind, period.kind), eq(start, period.from)),
  );
  const recalls = sql`coalesce(${body} -> 'recalls' @> ${JSON.stringify([id])}::jsonb, true)`;
  await tx
    .delete(periodReflections)
    .where(
      and(eq(periodReflections.userId, ownerId), or(...told, and(gt(start, localDate), recalls))),
    );
}
