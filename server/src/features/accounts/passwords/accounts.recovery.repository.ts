import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../../platform/database/index.ts';
import { passwordResets } from '../accounts.tables.ts';

const isValid = (ownerId: number, tokenHash: string, now: Date) =>
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

/** Whether a reset token exists and has not expired. */
export async function isResetValid(
  db: Database,
  ownerId: number,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(isValid(ownerId, tokenHash, now));
  return rows.length > 0;
}

/** Uses up a reset token; false when it was used already or has expired. */
export async function useReset(
  tx: Database,
  ownerId: number,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .delete(passwordResets)
    .where(isValid(ownerId, tokenHash, now))
    .returning({ userId: passwordResets.userId });
  return rows.length > 0;
}

export async function deleteExpiredResets(db: Database, ownerId: number, now: Date): Promise<void> {
  await db
    .delete(passwordResets)
    .where(and(eq(passwordResets.userId, ownerId), lte(passwordResets.expiresAt, now)));
}
