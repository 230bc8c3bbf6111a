import { and, asc, count, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../../platform/database/index.ts';
import {
  passkeys,
  recoveryCodes,
  stepTickets,
  type TicketPurpose,
  totpFactors,
} from './second-step.tables.ts';

export type TotpRow = typeof totpFactors.$inferSelect;
export type PasskeyRow = typeof passkeys.$inferSelect;

export async function findTotp(db: Database, ownerId: number): Promise<TotpRow | undefined> {
  const [row] = await db.select().from(totpFactors).where(eq(totpFactors.userId, ownerId));
  return row;
}

/** Begins anew with another secret; one that counts already is kept until it is removed. */
export async function beginTotp(
  db: Database,
  ownerId: number,
  secret: string,
  now: Date,
): Promise<boolean> {
  const fresh = { secret, createdAt: now, lastStep: 0 };
  const rows = await db
    .insert(totpFactors)
    .values({ userId: ownerId, ...fresh })
    .onConflictDoUpdate({
      target: totpFactors.userId,
      set: fresh,
      setWhere: isNull(totpFactors.confirmedAt),
    })
    .returning({ userId: totpFactors.userId });
  return rows.length > 0;
}

export async function confirmTotp(tx: Database, ownerId: number, now: Date): Promise<void> {
  await tx.update(totpFactors).set({ confirmedAt: now }).where(eq(totpFactors.userId, ownerId));
}

/** Uses a step's code up; false when it, or a later one, was used before. */
export async function spendTotpStep(tx: Database, ownerId: number, step: number): Promise<boolean> {
  const rows = await tx
    .update(totpFactors)
    .set({ lastStep: step })
    .where(and(eq(totpFactors.userId, ownerId), lt(totpFactors.lastStep, step)))
    .returning({ userId: totpFactors.userId });
  return rows.length > 0;
}

export async function deleteTotp(tx: Database, ownerId: number): Promise<boolean> {
  const rows = await tx
    .delete(totpFactors)
    .where(eq(totpFactors.userId, ownerId))
    .returning({ confirmedAt: totpFactors.confirmedAt });
  return rows.some(({ confirmedAt }) => confirmedAt !== null);
}

/** Puts other recovery codes in the place of those before. */
export async function replaceCodes(tx: Database, ownerId: number, hashes: string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, ownerId));
  if (hashes.length === 0) return;
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId: ownerId, codeHash })));
}

/** Strikes a recovery code off; false when there is none. */
export async function spendCode(tx: Database, ownerId: number, codeHash: string): Promise<boolean> {
  const rows = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, ownerId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId });
  return rows.length > 0;
}

export async function countCodes(db: Database, ownerId: number): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, ownerId));
  return row?.left ?? 0;
}

const owned = (ownerId: number, id: string) =>
  and(eq(passkeys.userId, ownerId), eq(passkeys.id, id));

export function listPasskeys(db: Database, ownerId: number): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, ownerId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

export async function findPasskey(
  db: Database,
  ownerId: number,
  id: string,
): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(owned(ownerId, id));
  return row;
}

export async function insertPasskey(
  tx: Database,
  ownerId: number,
  row: Omit<PasskeyRow, 'userId'>,
): Promise<void> {
  await tx.insert(passkeys).values({ userId: ownerId, ...row });
}

export async function updatePasskey(
  db: Database,
  ownerId: number,
  id: string,
  values: Partial<Pick<PasskeyRow, 'name' | 'counter' | 'lastUsedAt'>>,
): Promise<PasskeyRow | undefined> {
  const [row] = await db.update(passkeys).set(values).where(owned(ownerId, id)).returning();
  return row;
}

export async function deletePasskey(tx: Database, ownerId: number, id: string): Promise<boolean> {
  const rows = await tx.delete(passkeys).where(owned(ownerId, id)).returning({ id: passkeys.id });
  return rows.length > 0;
}

export async function deletePasskeys(tx: Database, ownerId: number): Promise<boolean> {
  const rows = await tx
    .delete(passkeys)
    .where(eq(passkeys.userId, ownerId))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

export async function insertTicket(
  db: Database,
  ownerId: number,
  values: { tokenHash: string; purpose: TicketPurpose; challenge: string; expiresAt: Date },
): Promise<void> {
  await db.insert(stepTickets).values({ userId: ownerId, ...values });
}

const ticketOf = (ownerId: number, tokenHash: string, purpose: TicketPurpose, now: Date) =>
  and(
    eq(stepTickets.userId, ownerId),
    eq(stepTickets.tokenHash, tokenHash),
    eq(stepTickets.purpose, purpose),
    gt(stepTickets.expiresAt, now),
  );

/** The challenge of a ticket that is still good. */
export async function findTicket(
  db: Database,
  ownerId: number,
  tokenHash: string,
  purpose: TicketPurpose,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db
    .select({ challenge: stepTickets.challenge })
    .from(stepTickets)
    .where(ticketOf(ownerId, tokenHash, purpose, now));
  return row?.challenge;
}

/** Uses a ticket up; of two at once one finds it used. */
export async function spendTicket(
  tx: Database,
  ownerId: number,
  tokenHash: string,
  purpose: TicketPurpose,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .delete(stepTickets)
    .where(ticketOf(ownerId, tokenHash, purpose, now))
    .returning({ userId: stepTickets.userId });
  return rows.length > 0;
}

/** Ends every second step of an account that is under way: its password or factors are others now. */
export async function deleteTickets(tx: Database, ownerId: number): Promise<void> {
  await tx.delete(stepTickets).where(eq(stepTickets.userId, ownerId));
}
