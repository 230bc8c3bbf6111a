import type { AccountAct, Actor, api, ParsedInput, PersonSheet, Role } from '@pathkeeper/contract';
import { can, refusalOf } from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/index.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import {
  type Account,
  deletePasswordResets,
  deleteSessions,
  distrustSessions,
  endedSuspensions,
  findHold,
  isOwner,
  lockMember,
  type Sessions,
  setBeta as storeBeta,
  storeRole,
  suspend as storeSuspension,
  unsuspend,
  withdrawInvitationsOf,
} from '../accounts/index.ts';
import { type Act, logAct } from '../audit/index.ts';
import { isAppointed } from '../forum-cases/index.ts';
import { getUserSettings } from '../profile/index.ts';
import { asOwner, setListed } from '../progression/index.ts';
import { personSheet } from './people.service.ts';

/** Who acts; null for whoever sits at the command line and owns the database. */
export type Acting = (Actor & { id: number }) | null;

/** What is told when somebody's standing has changed; the command line has no sessions of its own. */
export type Forgetting = Pick<Sessions, 'forget'>;

type Input<Call extends keyof typeof api.admin> = ParsedInput<(typeof api.admin)[Call]>;

/** What an act works with: the account, locked, and the log. */
interface Acted {
  tx: Database;
  person: Account;
  now: Date;
  log(act: string, more?: Partial<Pick<Act, 'before' | 'after' | 'reason'>>): Promise<void>;
}

/**
 * Does something to an account under its person's lock, so that two who act at once take turns. It holds
 * from their next call on, in every process (D55). Answers the sheet as it is then.
 * @throws AppError not_found
 */
export async function actOn(
  context: Context,
  sessions: Forgetting,
  caller: Acting,
  userId: number,
  work: (acted: Acted) => Promise<unknown>,
): Promise<PersonSheet> {
  await personSheet(context, userId);
  const now = context.clock.now();
  const sids = await asOwner(context, userId, async (tx) => {
    const person = await lockMember(tx, userId);
    if (!person) throw notFound('That person');
    await work({ tx, person, now, log: (act, more) => logOf(tx, caller, userId, now, act, more) });
    return distrustSessions(tx, userId);
  });
  sessions.forget(userId, sids);
  return personSheet(context, userId);
}

function logOf(
  tx: Database,
  caller: Acting,
  userId: number,
  at: Date,
  act: string,
  more: Partial<Pick<Act, 'before' | 'after' | 'reason'>> = {},
): Promise<void> {
  return logAct(tx, {
    ...{ at, area: 'accounts', act, actorId: caller?.id ?? null, personId: userId },
    subject: { kind: 'person', id: userId },
    ...more,
  });
}

/** What policy refuses, with its sentence; the command line may do all of it but act on the owner. */
export function requireMay(caller: Acting, act: AccountAct, { id, role }: Account): void {
  const account = { id, role, isOwner: isOwner(id) };
  const refusal = refusalOf(caller ?? COMMAND_LINE, act, account);
  if (refusal !== null) throw new AppError('forbidden', refusal);
}

/** Nobody's account, with every right of the owner. */
const COMMAND_LINE = { id: 0, role: 'admin', isOwner: true } as const;

/**
 * Makes somebody an administrator or a user again; of who is it changes nothing (D55). Whom the owner made a
 * moderator before is one again afterwards.
 * @throws AppError not_found, forbidden, conflict for a moderator, whom the owner lets go
 */
export function setRole(
  context: Context,
  sessions: Forgetting,
  caller: Acting,
  userId: number,
  role: Exclude<Role, 'moderator'>,
): Promise<PersonSheet> {
  return actOn(context, sessions, caller, userId, async ({ tx, person, now, log }) => {
    if (person.role === role && caller?.id !== userId) return;
    requireMay(caller, 'role', person);
    // Raised to administrator and lowered again, a moderator would be let go by anybody.
    if (person.role === 'moderator' && (role === 'user' || caller?.isOwner === false)) {
      throw new AppError('conflict', 'The owner lets moderators go, in the forum’s management.');
    }
    const after = role === 'user' && (await isAppointed(tx, userId)) ? 'moderator' : role;
    await storeRole(tx, userId, after);
    // A link made for a user must not open an administrator's account.
    await deletePasswordResets(tx, userId);
    // What somebody invited people with as an administrator ends with that.
    await withdrawInvitationsOf(tx, userId, now);
    await log('role', { before: { role: person.role }, after: { role: after } });
  });
}

/**
 * Keeps somebody out from their next call on, and off the leaderboard, with a reason that they read (D56).
 * @throws AppError not_found, forbidden, invalid_request for an end that is past
 */
export function suspend(
  context: Context,
  sessions: Forgetting,
  caller: Acting,
  userId: number,
  { reason, until }: Input<'suspend'>['body'],
): Promise<PersonSheet> {
  const end = until === null ? null : new Date(until);
  return actOn(context, sessions, caller, userId, async ({ tx, person, now, log }) => {
    requireMay(caller, 'suspend', person);
    if (end !== null && end <= now) {
      const sentence = 'The end must lie ahead.';
      throw new AppError('invalid_request', sentence, { fields: { until: sentence } });
    }
    await suspendAs(tx, userId, { reason, until: end, createdAt: now }, log);
  });
}

/** The same within a transaction that has checked who may; an act on many does it so. */
export async function suspendAs(
  tx: Database,
  userId: number,
  made: { reason: string; until: Date | null; createdAt: Date },
  log: Acted['log'],
): Promise<void> {
  const { suspension } = await findHold(tx, userId);
  await storeSuspension(tx, { userId, ...made });
  await setListed(tx, userId, false);
  await log('suspend', {
    before: heldAs(suspension),
    after: { until: made.until?.toISOString() ?? null },
    reason: made.reason,
  });
}

/** A suspension as the log has it where another takes its place, or none. */
const heldAs = (suspension: { reason: string; until: Date | null } | null | undefined) =>
  suspension ? { reason: suspension.reason, until: suspension.until?.toISOString() ?? null } : null;

/** Lets somebody in again; of who is not suspended it changes nothing. @throws AppError not_found */
export function restore(
  context: Context,
  sessions: Forgetting,
  caller: Acting,
  userId: number,
): Promise<PersonSheet> {
  return actOn(context, sessions, caller, userId, ({ tx, log }) => restoreAs(tx, userId, log));
}

/**
 * Lets somebody in again within a transaction; on the leaderboard as they themselves want it. False when
 * they were not suspended.
 */
export async function restoreAs(tx: Database, userId: number, log: Acted['log']): Promise<boolean> {
  const { suspension } = await findHold(tx, userId);
  if (!(await unsuspend(tx, userId))) return false;
  const { settings } = await getUserSettings({ db: tx }, userId);
  await setListed(tx, userId, settings.game.onLeaderboard);
  await log('restore', { before: heldAs(suspension) });
  return true;
}

/** Lets those in again whose suspension has ended by itself. */
export async function endSuspensions(context: Context, sessions: Forgetting): Promise<void> {
  for (;;) {
    const ended = await endedSuspensions(context.db, context.clock.now(), 100);
    if (ended.length === 0) return;
    for (const userId of ended) await restore(context, sessions, null, userId);
  }
}

/** Signs somebody out everywhere. @throws AppError not_found, forbidden for the owner by somebody else */
export function endSessions(
  context: Context,
  sessions: Forgetting,
  caller: Acting,
  userId: number,
): Promise<PersonSheet> {
  let ended: string[] = [];
  return actOn(context, sessions, caller, userId, async ({ tx, person, log }) => {
    const account = { ...person, isOwner: isOwner(userId) };
    if (caller && !can(caller, 'endSessionsOf', account)) {
      throw new AppError('forbidden', 'Only the owner ends their own sessions.');
    }
    ended = await deleteSessions(tx, userId, null);
    await log('end-sessions', { before: { sessions: ended.length }, after: { sessions: 0 } });
  }).finally(() => sessions.forget(userId, ended));
}

/** Opens what is tried out to somebody, or closes it (D8). @throws AppError not_found, forbidden for the owner */
export function setBeta(
  context: Context,
  sessions: Forgetting,
  caller: Acting,
  userId: number,
  granted: boolean,
): Promise<PersonSheet> {
  return actOn(context, sessions, caller, userId, async ({ tx, person, log }) => {
    if (caller && isOwner(userId) && caller.id !== userId) {
      throw new AppError('forbidden', 'Only the owner changes this of their own account.');
    }
    if (person.betaAccessGranted !== granted) await betaAs(tx, userId, granted, log);
  });
}

/** The same within a transaction. */
export async function betaAs(
  tx: Database,
  userId: number,
  granted: boolean,
  log: Acted['log'],
): Promise<void> {
  await storeBeta(tx, userId, granted);
  await log('beta', { before: { granted: !granted }, after: { granted } });
}
