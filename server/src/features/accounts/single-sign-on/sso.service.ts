import { ACCOUNT_LIMITS } from '@pathkeeper/contract';
import type { Context, Moment } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { randomToken } from '../../../platform/secrets/tokens.ts';
import { registrations } from '../accounts.limits.ts';
import type { UserRow } from '../accounts.repository.ts';
import * as repository from '../accounts.repository.ts';
import { admitNewcomer, spendInvitation } from '../invitations.service.ts';
import { isReservedName, looksOf } from '../names.rules.ts';
import { insertUser } from '../newcomer.public.repository.ts';
import type { Identity } from './sso.client.ts';

type Base = Pick<Context, 'db' | 'limits' | 'config' | 'passwords'>;

/**
 * The account of somebody who has signed in elsewhere: the one that is linked, else a new one, as registration
 * allows. An address alone never leads into an account that exists: here nobody had to show that theirs is theirs
 * (ADR-0033).
 * @throws AppError conflict, forbidden, registration_closed, invitation_required, too_many_requests
 */
export async function accountOf(
  context: Base,
  identity: Identity,
  { invitation, address, now, zone }: Moment & { invitation: string | null; address: string },
): Promise<{ user: UserRow; isNew: boolean }> {
  const { db, limits, config, passwords } = context;
  const known = await repository.findUserBySso(db, identity);
  if (known) return { user: known, isNew: false };
  await limits.consume(registrations, address);
  const newcomer = { mode: config.REGISTRATION, invitation: invitation ?? undefined, now };
  // Asked before as well: a password takes long to hash.
  await refuseNewcomer(db, identity, config.OIDC_NAME);
  await admitNewcomer(db, newcomer);
  // Nobody knows it; one of their own comes with the link of “Forgotten password”.
  const passwordHash = await passwords.hash(randomToken());
  return db.transaction(async (tx) => {
    await repository.lockRegistrations(tx);
    // Of two answers at once, one finds the account of the other.
    const already = await repository.findUserBySso(tx, identity);
    if (already) return { user: already, isNew: false };
    const email = await refuseNewcomer(tx, identity, config.OIDC_NAME);
    const spent = await admitNewcomer(tx, newcomer);
    const user = await insertUser(tx, {
      username: await freeName(tx, identity),
      ...{ email, passwordHash, hasPassword: false },
      firstName: nameOf(identity.firstName),
      lastName: nameOf(identity.lastName),
      ...{ ssoIssuer: identity.issuer, ssoSubject: identity.subject },
      ...{ timeZone: zone, createdAt: now },
    });
    if (spent !== null) await spendInvitation(tx, spent, user.id, now);
    return { user, isNew: true };
  });
}

/** The address of a newcomer, who has one that is nobody's here. */
async function refuseNewcomer(db: Database, identity: Identity, place: string): Promise<string> {
  const { email, issuer, subject } = identity;
  if (!(await repository.ownerExists(db))) {
    throw new AppError(
      'forbidden',
      'The first account, the owner’s, is opened here with a password.',
    );
  }
  if (email === null || email.length > ACCOUNT_LIMITS.email) {
    throw new AppError(
      'forbidden',
      `${place} has not verified an email address of yours, and an account here needs one.`,
    );
  }
  const holder = await repository.findUserByName(db, email);
  // Their own, when another answer of theirs was a moment quicker.
  const isOwn = holder?.ssoIssuer === issuer && holder.ssoSubject === subject;
  if (holder && !isOwn) {
    throw new AppError(
      'conflict',
      `There is already an account with the email address that ${place} knows of you. Sign in with its password, and link ${place} in your profile.`,
    );
  }
  return email;
}

const nameOf = (name: string | null) => name?.slice(0, ACCOUNT_LIMITS.name) ?? null;

/** The first of a person's names that is free here and nobody's of the staff, with a number where it must be. */
async function freeName(tx: Database, { names }: Identity): Promise<string> {
  const { min, max } = ACCOUNT_LIMITS.username;
  const staff = (await repository.listStaff(tx)).map(({ username }) => looksOf(username));
  const plain = names.map((name) =>
    name
      .normalize('NFKD')
      .replace(/\s+/g, '-')
      .replace(/[^A-Za-z0-9_.-]/g, '')
      .slice(0, max - 6),
  );
  const usable = plain.filter(
    (name) => name.length >= min && !isReservedName(name) && !staff.includes(looksOf(name)),
  );
  const [base = 'writer'] = usable;
  for (const name of usable) if (!(await repository.findUserByName(tx, name))) return name;
  for (let tries = 0; ; tries += 1) {
    const number = Math.floor(Math.random() * 10 ** (tries < 20 ? 3 : 5));
    const name = `${base}-${number}`;
    if (!(await repository.findUserByName(tx, name))) return name;
  }
}

/**
 * Lets whoever answered elsewhere sign in to this account from now on.
 * @throws AppError conflict when that, or another, is linked already
 */
export async function link(
  { db, config }: Pick<Context, 'db' | 'config'>,
  { id }: Principal,
  { issuer, subject }: Identity,
): Promise<void> {
  const { OIDC_NAME: place } = config;
  await db.transaction(async (tx) => {
    const user = await repository.lockUser(tx, id);
    if (user?.ssoSubject != null) {
      throw new AppError('conflict', `This account is linked with ${place} already.`);
    }
    if (!(await repository.linkSso(tx, id, { issuer, subject }))) {
      throw new AppError(
        'conflict',
        `Who you are at ${place} opens another account here. Take it back there first.`,
      );
    }
  });
}

/** @throws AppError not_found without a link, conflict without a password of their own */
export async function unlink(
  { db, config }: Pick<Context, 'db' | 'config'>,
  { id }: Principal,
): Promise<void> {
  await db.transaction(async (tx) => {
    const user = await repository.lockUser(tx, id);
    if (user?.ssoSubject == null) throw new AppError('not_found', 'Nothing is linked here.');
    if (!user.hasPassword) {
      throw new AppError(
        'conflict',
        `Without ${config.OIDC_NAME} nothing would open this account: choose a password first, by “Forgotten password” on the sign-in page.`,
      );
    }
    await repository.updateUser(tx, id, { ssoIssuer: null, ssoSubject: null });
  });
}
