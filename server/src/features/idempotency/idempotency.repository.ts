import type { Earnings } from '@pathkeeper/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { prepared } from '../../platform/database/queries/prepared-query.ts';
import { idempotencyKeys } from './idempotency.tables.ts';

export type KeyRow = typeof idempotencyKeys.$inferSelect;

const newKey = prepared((db) =>
  db
    .insert(idempotencyKeys)
    .values({
      userId: sql.placeholder('ownerId'),
      key: sql.placeholder('key'),
      kind: sql.placeholder('kind'),
      madeId: sql`nextval(${sql.placeholder('sequence')}::text::regclass)`,
      requestHash: sql.placeholder('requestHash'),
      createdAt: sql.placeholder('createdAt'),
    })
    .onConflictDoNothing()
    .returning({ madeId: idempotencyKeys.madeId })
    .prepare('insert_key'),
);

/**
 * Records a key, with the next id of `sequence` for the thing that is made under it.
 * @returns that id, or null when the key was used before
 */
export async function insertKey(
  tx: Database,
  ownerId: number,
  values: Pick<KeyRow, 'key' | 'kind' | 'requestHash' | 'createdAt'> & { sequence: string },
): Promise<number | null> {
  const [row] = await newKey(tx).execute({ ...values, ownerId });
  return row?.madeId ?? null;
}

const keyOf = prepared((db) =>
  db
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.userId, sql.placeholder('ownerId')),
        eq(idempotencyKeys.key, sql.placeholder('key')),
      ),
    )
    .prepare('find_key'),
);

export async function findKey(
  tx: Database,
  ownerId: number,
  key: string,
): Promise<KeyRow | undefined> {
  const [row] = await keyOf(tx).execute({ ownerId, key });
  return row;
}

const earned = prepared((db) =>
  db
    .update(idempotencyKeys)
    .set({ earnings: sql`${sql.placeholder('earnings')}::jsonb` })
    .where(
      and(
        eq(idempotencyKeys.userId, sql.placeholder('ownerId')),
        eq(idempotencyKeys.key, sql.placeholder('key')),
      ),
    )
    .prepare('set_key_earnings'),
);

export async function setEarnings(
  tx: Database,
  ownerId: number,
  key: string,
  earnings: Earnings,
): Promise<void> {
  await earned(tx).execute({ ownerId, key, earnings: JSON.stringify(earnings) });
}
