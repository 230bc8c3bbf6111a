import { and, between, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/index.ts';
import type { LedgerLine } from '../progression.repository.ts';
import { xpEvents } from '../progression.tables.ts';

/** The bonuses that were paid for days of a run. */
export function streakBonusesOf(
  tx: Database,
  ownerId: number,
  { start, end }: { start: string; end: string },
): Promise<Pick<LedgerLine, 'kind' | 'reference'>[]> {
  return tx
    .select({ kind: xpEvents.kind, reference: xpEvents.reference })
    .from(xpEvents)
    .where(
      and(
        eq(xpEvents.userId, ownerId),
        inArray(xpEvents.kind, ['streak3', 'streak7']),
        between(xpEvents.reference, start, end),
      ),
    );
}

/** A gift by its name, which stands between giver and reason in its reference. */
export async function findGift(
  tx: Database,
  ownerId: number,
  name: string,
): Promise<LedgerLine | undefined> {
  const [row] = await tx
    .select({ kind: xpEvents.kind, reference: xpEvents.reference, amount: xpEvents.amount })
    .from(xpEvents)
    .where(
      and(
        eq(xpEvents.userId, ownerId),
        eq(xpEvents.kind, 'gift'),
        sql`split_part(${xpEvents.reference}, ':', 2) = ${name}`,
      ),
    );
  return row;
}
