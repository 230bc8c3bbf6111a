import { and, eq, gt, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/index.ts';
import { isAfter, newestFirst, type Window } from '../../platform/database/paging.ts';
import { invitations, users } from './accounts.tables.ts';

export type InvitationRow = typeof invitations.$inferSelect;

const [makers, newcomers] = [alias(users, 'makers'), alias(users, 'newcomers')];

/** Invitations with the names of those who made and used them. */
const invitationsOf = (db: Database) =>
  db
    .select({ invitation: invitations, createdBy: makers.username, usedBy: newcomers.username })
    .from(invitations)
    .leftJoin(makers, eq(makers.id, invitations.createdBy))
    .leftJoin(newcomers, eq(newcomers.id, invitations.usedBy));

export type NamedInvitation = Awaited<ReturnType<typeof listInvitations>>[number];

/** Newest first. */
export function listInvitations(db: Database, { limit, after }: Window) {
  return invitationsOf(db)
    .where(after ? isAfter(invitations.createdAt, invitations.id, after) : undefined)
    .orderBy(...newestFirst(invitations.createdAt, invitations.id))
    .limit(limit);
}

export async function insertInvitation(
  db: Database,
  values: typeof invitations.$inferInsert,
): Promise<InvitationRow> {
  const [row] = await db.insert(invitations).values(values).returning();
  if (!row) throw new Error('The invitation was not inserted.');
  return row;
}

/** An invitation by its id, locked until the transaction ends. */
export async function lockInvitation(tx: Database, id: number): Promise<InvitationRow | undefined> {
  const [row] = await tx.select().from(invitations).where(eq(invitations.id, id)).for('update');
  return row;
}

/** The id of an invitation that is still good, locked until the transaction ends; null where there is none. */
export async function lockGoodInvitation(
  tx: Database,
  tokenHash: string,
  now: Date,
): Promise<number | null> {
  const [row] = await tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(
      and(
        eq(invitations.tokenHash, tokenHash),
        isNull(invitations.usedAt),
        isNull(invitations.withdrawnAt),
        gt(invitations.expiresAt, now),
      ),
    )
    .for('update');
  return row?.id ?? null;
}

export async function updateInvitation(
  tx: Database,
  id: number,
  values: Partial<Pick<InvitationRow, 'usedBy' | 'usedAt' | 'withdrawnAt'>>,
): Promise<void> {
  await tx.update(invitations).set(values).where(eq(invitations.id, id));
}

/** Takes back whatever somebody handed out that is not used yet. */
export async function withdrawInvitationsOf(
  tx: Database,
  createdBy: number,
  withdrawnAt: Date,
): Promise<void> {
  await tx
    .update(invitations)
    .set({ withdrawnAt })
    .where(
      and(
        eq(invitations.createdBy, createdBy),
        isNull(invitations.usedAt),
        isNull(invitations.withdrawnAt),
      ),
    );
}
