import type { profile, registration, User } from '@pathkeeper/contract';
import type { z } from 'zod';
import type { Context, Moment } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { LimitRule } from '../../platform/limits/limits.ts';
import { entitlements } from '../entitlements/index.ts';
import {
  knownBrowsers,
  registrations,
  signInByAccount,
  signInByAddress,
} from './accounts.limits.ts';
import * as repository from './accounts.repository.ts';
import { isOwner, OWNER_ID, type UserRow } from './accounts.repository.ts';
import { admitNewcomer, spendInvitation } from './invitations.service.ts';
import { isReservedName, looksOf } from './names.rules.ts';
import { insertUser } from './newcomer.public.repository.ts';
import { refuseGuessable } from './passwords/guessable.ts';
import type { KnownBrowser } from './sessions/accounts.browsers.ts';
import { admitOwner } from './setup.service.ts';

/** The one refusal of a wrong name and of a wrong password. */
export const badCredentials = () =>
  new AppError('invalid_credentials', 'Invalid credentials. Please try again.');

/** The fields of an account that its own person sees, but for what paying gives. */
export function presentUser(row: UserRow): Omit<User, 'isEntitled'> {
  const { passwordHash: _hash, timeZone: _zone, ...rest } = row;
  const { hasPassword: _own, ssoIssuer: _issuer, ssoSubject: _subject, ...shown } = rest;
  return {
    ...shown,
    isOwner: isOwner(row.id),
    createdAt: row.createdAt.toISOString(),
  };
}

/** An account as its own person sees it. */
export async function describeUser(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  row: UserRow,
): Promise<User> {
  const { isEntitled } = await entitlements(db, row.id, clock.now());
  return { ...presentUser(row), isEntitled };
}

/**
 * Opens an account. The first one of an installation is its owner (D1), and can be opened whatever is set.
 * @throws AppError conflict, too_many_requests, registration_closed, invitation_required, setup_token_required
 */
export async function register(
  { db, limits, config, passwords }: Pick<Context, 'db' | 'limits' | 'config' | 'passwords'>,
  input: z.output<typeof registration>,
  { now, zone, address }: Moment & { address: string },
): Promise<UserRow> {
  await limits.consume(registrations, address);
  const newcomer = { mode: config.REGISTRATION, invitation: input.invitation, now };
  // Asked before as well: a password takes long to hash.
  if (await repository.ownerExists(db)) await admitNewcomer(db, newcomer);
  else await admitOwner(config, input.setupToken);
  const { username, email, firstName = null, lastName = null } = input;
  await refuseGuessable(
    input.password,
    { username, email, names: [firstName, lastName] },
    'password',
  );
  const passwordHash = await passwords.hash(input.password);
  return db.transaction(async (tx) => {
    await repository.lockRegistrations(tx);
    const isFirst = !(await repository.ownerExists(tx));
    if (isFirst) await admitOwner(config, input.setupToken);
    const invitation = isFirst ? null : await admitNewcomer(tx, newcomer);
    await refuseTaken(tx, input);
    if (!isFirst) await refuseLookalike(tx, input.username);
    const user = await insertUser(tx, {
      ...(isFirst ? { id: OWNER_ID, role: 'admin' as const } : {}),
      username: input.username,
      email: input.email,
      passwordHash,
      firstName: input.firstName,
      lastName: input.lastName,
      timeZone: zone,
      createdAt: now,
    });
    if (invitation !== null) await spendInvitation(tx, invitation, user.id, now);
    return user;
  });
}

async function refuseTaken(
  tx: Context['db'],
  { username, email }: { username: string; email: string },
): Promise<void> {
  const fields: Record<string, string> = {};
  if (await repository.findUserByName(tx, username)) fields.username = 'That username is taken.';
  if (await repository.findUserByName(tx, email)) {
    fields.email = 'There is already an account with that email address.';
  }
  const [first] = Object.values(fields);
  if (first) throw new AppError('conflict', first, { fields });
}

/**
 * Refuses a name in which the installation, or one of those who run it, would seem to speak.
 * @throws AppError conflict, at the field
 */
async function refuseLookalike(db: Context['db'], username: string): Promise<void> {
  const looks = looksOf(username);
  const staff = await repository.listStaff(db);
  if (isReservedName(username) || staff.some((each) => looksOf(each.username) === looks)) {
    throw reserved('username');
  }
}

function reserved(field: string): AppError {
  const sentence = 'That name is kept for those who run this place.';
  return new AppError('conflict', sentence, { fields: { [field]: sentence } });
}

/**
 * The person that a username or email address and a password belong to; whether they are let in, and by
 * which second step, is asked after it. Tries are counted before the password is checked, so that many
 * at once gain nothing. `onFailure` is told of the account that was tried in vain, null where there is none.
 * @throws AppError invalid_credentials, too_many_requests
 */
export async function signIn(
  context: Context,
  { username, password }: { username: string; password: string },
  { address, known, onFailure = () => {} }: Visit,
): Promise<UserRow> {
  const { db, limits, passwords } = context;
  const name = username.trim();
  const user = await repository.findUserByName(db, name);
  const tries = triesOf(name, user, address, known);
  for (const [rule, key] of tries.counted) await limits.consume(rule, key);
  // One account, however it is spelt. That both spellings are one account is nobody's to learn: locked by tries
  // with the other one, it answers a wrong password like any, and says that it is locked to the right one alone:
  // that can be guessed ten times by each spelling, and lets nobody in.
  const locked =
    tries.account &&
    (await limits.consume(...tries.account).then(
      () => null,
      (refusal: Error) => refusal,
    ));
  const matches = await passwords.matches(user?.passwordHash, password);
  if (!user || !matches || locked) {
    onFailure(user?.id ?? null);
    throw matches && locked ? locked : badCredentials();
  }
  for (const [rule, key] of [...tries.counted, ...(tries.account ? [tries.account] : [])]) {
    if (rule === signInByAddress) await limits.refund(rule, key);
    else await limits.reset(rule, key);
  }
  return user;
}

/** Where a sign-in comes from. */
interface Visit {
  address: string;
  /** The browser, where its person has signed in with it before. */
  known: KnownBrowser | null;
  onFailure?: (userId: number | null) => void;
}

type Counted = [rule: LimitRule, key: string];

/** What a try is counted under: a browser that its person has used before is not shut out by others. */
function triesOf(
  name: string,
  user: UserRow | undefined,
  address: string,
  known: Visit['known'],
): { counted: Counted[]; account: Counted | null } {
  // PostgreSQL lowers this letter to a bare i: each spelling with it would have tries of its own.
  const typed = `name ${name.replaceAll('\u0130', 'i').toLowerCase()}`;
  if (user && known?.userId === user.id) {
    const browser = `browser ${user.id}.${known.browser}`;
    return { counted: [[knownBrowsers, browser]], account: null };
  }
  return {
    counted: [
      [signInByAddress, address],
      [signInByAccount, typed],
    ],
    account: [signInByAccount, user ? `account ${user.id}` : `${typed} by no account`],
  };
}

/** An account that has just taken a second step. @throws AppError invalid_credentials once it has gone */
export async function findUser({ db }: Pick<Context, 'db'>, id: number): Promise<UserRow> {
  const user = await repository.findUserById(db, id);
  if (!user) throw badCredentials();
  return user;
}

export async function getUser(context: Context, id: number): Promise<User> {
  const row = await repository.findUserById(context.db, id);
  if (!row) throw new AppError('unauthenticated', 'Please sign in to do that.');
  return describeUser(context, row);
}

/** Changes the names shown and the emblem; what is not given stays. The caller checks the level. */
export async function updateUser(
  context: Context,
  id: number,
  changes: z.output<typeof profile.update.body>,
): Promise<User> {
  const { displayName } = changes;
  if (displayName && isReservedName(displayName)) throw reserved('displayName');
  const row = await repository.updateUser(context.db, id, changes);
  if (!row) throw new AppError('unauthenticated', 'Please sign in to do that.');
  return describeUser(context, row);
}
