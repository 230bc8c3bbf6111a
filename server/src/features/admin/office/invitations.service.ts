import type { api, Invitation, ParsedInput } from '@pathkeeper/contract';
import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/index.ts';
import { type Page, type PageRequest, readPage } from '../../../platform/database/paging.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { hashToken, randomToken } from '../../../platform/secrets/tokens.ts';
import {
  findUserById,
  insertInvitation,
  listInvitations,
  lockInvitation,
  type NamedInvitation,
  updateInvitation,
} from '../../accounts/index.ts';
import { logAct } from '../../audit/index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Invitations, newest first (D77). */
export function invitations({ db, clock }: Context, page: PageRequest): Promise<Page<Invitation>> {
  const now = clock.now();
  return readPage(page, {
    read: async (window) =>
      (await listInvitations(db, window)).map((row) => ({ ...row, id: row.invitation.id })),
    at: ({ invitation }) => invitation.createdAt,
    present: (rows) => rows.map((row) => present(row, now)),
  });
}

function present({ invitation: row, createdBy, usedBy }: NamedInvitation, now: Date): Invitation {
  return {
    ...{ id: row.id, note: row.note, createdBy, state: stateOf(row, now) },
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    usedBy: row.usedBy === null || usedBy === null ? null : { id: row.usedBy, username: usedBy },
    usedAt: row.usedAt?.toISOString() ?? null,
  };
}

function stateOf(row: NamedInvitation['invitation'], now: Date): Invitation['state'] {
  if (row.usedAt) return 'used';
  if (row.withdrawnAt) return 'withdrawn';
  return row.expiresAt <= now ? 'expired' : 'open';
}

/** Makes a link with which one account can be opened; only its hash is kept, so it is shown once (D77). */
export async function invite(
  { db, clock, config }: Context,
  callerId: number,
  { note, days }: ParsedInput<typeof api.admin.invite>['body'],
): Promise<Invitation & { url: string }> {
  const now = clock.now();
  const token = randomToken();
  const path = `/register?invitation=${token}`;
  const expiresAt = new Date(now.getTime() + days * DAY_MS);
  const row = await db.transaction(async (tx) => {
    const made = await insertInvitation(tx, {
      ...{ tokenHash: hashToken(token), note, createdBy: callerId, createdAt: now, expiresAt },
    });
    await log(tx, 'invite', callerId, made.id, now, { expiresAt: expiresAt.toISOString() });
    return made;
  });
  const maker = await findUserById(db, callerId);
  return {
    ...present({ invitation: row, createdBy: maker?.username ?? null, usedBy: null }, now),
    url: config.PUBLIC_URL ? new URL(path, config.PUBLIC_URL).href : path,
  };
}

/**
 * Takes an invitation back; a second time changes nothing.
 * @throws AppError not_found, conflict when an account was opened with it
 */
export async function withdrawInvitation(
  { db, clock }: Context,
  callerId: number,
  id: number,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const row = await lockInvitation(tx, id);
    if (!row) throw notFound('That invitation');
    if (row.usedAt) {
      throw new AppError('conflict', 'An account has been opened with this invitation.');
    }
    if (row.withdrawnAt) return;
    await updateInvitation(tx, id, { withdrawnAt: now });
    await log(tx, 'withdraw-invitation', callerId, id, now);
  });
}

function log(
  tx: Database,
  act: string,
  actorId: number,
  id: number,
  at: Date,
  after: Record<string, string> | null = null,
): Promise<void> {
  const subject = { kind: 'invitation', id };
  return logAct(tx, { ...{ at, area: 'accounts', act, actorId, subject, after } });
}
