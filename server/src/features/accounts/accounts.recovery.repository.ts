import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { passwordResets } from './accounts.tables.ts';

const standing = (ownerId: number, tokenHash: string, now: Date) =>
  and(
    eq(passwordResets.userId, ownerId),
    eq(passwordResets.tokenHash, tokenHash),
    gt(passwordResets.expiresAt, now),
  );

export async function insertReset(
  db: Database,
  ownerId: number,
  reset: { tokenHash: string; expiresAt: Date },
): Promise<void> {
  await db.insert(passwordResets).values({ ...reset, userId: ownerId });
}

export async function resetStands(
  db: Database,
  ownerId: number,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(standing(ownerId, tokenHash, now));
  return rows.length > 0;
}

/** Uses a way back in up; false when it was used already or is too old. */
export async function takeReset(
  tx: Database,
  ownerId: number,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .delete(passwordResets)
    .where(standing(ownerId, tokenHash, now))
    .returning({ userId: passwordResets.userId });
  return rows.length > 0;
}

export async function deleteExpiredResets(db: Database, ownerId: number, now: Date): Promise<void> {
  await db
    .delete(passwordResets)
    .where(and(eq(passwordResets.userId, ownerId), lte(passwordResets.expiresAt, now)));
}
