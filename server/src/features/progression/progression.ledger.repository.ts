import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import type { LedgerLine } from './progression.repository.ts';
import { xpEvents } from './progression.tables.ts';

/** The bonuses of streaks that were paid for a day or one after it. */
export function streakBonusesSince(
  tx: Database,
  ownerId: number,
  day: string,
): Promise<Pick<LedgerLine, 'kind' | 'reference'>[]> {
  return tx
    .select({ kind: xpEvents.kind, reference: xpEvents.reference })
    .from(xpEvents)
    .where(
      and(
        eq(xpEvents.userId, ownerId),
        inArray(xpEvents.kind, ['streak3', 'streak7']),
        gte(xpEvents.reference, day),
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
