import type { Factors, Passkey } from '@pathkeeper/contract';
import { SECURITY_LIMITS } from '@pathkeeper/contract';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { Secret } from 'otpauth';
import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/index.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { secondSteps } from '../accounts.limits.ts';
import { findUserById, lockUser, voidProofs } from '../accounts.repository.ts';
import type { Sessions } from '../sessions/accounts.sessions.ts';
import { hashCode, newCodes } from './recovery-codes.ts';
import type { RelyingParty } from './relying-party.ts';
import * as repository from './second-step.repository.ts';
import { issueTicket, readTicket, stepOf, tooLate, totpOf } from './second-step.service.ts';

type Base = Pick<Context, 'db' | 'clock'>;
/** What this process has read of sessions a moment ago is read again. */
type Forgetting = Pick<Sessions, 'forget'>;

const present = ({ id, name, createdAt, lastUsedAt }: repository.PasskeyRow): Passkey => ({
  ...{ id, name },
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** The second factors of an account, without their secrets (D78). */
export async function listFactors({ db }: Pick<Context, 'db'>, userId: number): Promise<Factors> {
  const totp = await repository.findTotp(db, userId);
  const user = await findUserById(db, userId);
  return {
    hasPassword: user?.hasPassword ?? true,
    isLinked: user?.ssoSubject != null,
    totpSince: totp?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: await repository.countCodes(db, userId),
    passkeys: (await repository.listPasskeys(db, userId)).map(present),
  };
}

/**
 * Makes the secret of an app; it counts once a code has confirmed it.
 * @throws AppError conflict when an app makes codes already
 */
export async function beginTotp({ db, clock }: Base, { id }: Principal) {
  const secret = new Secret({ size: 20 }).base32;
  const now = clock.now();
  if (!(await repository.beginTotp(db, id, secret, now))) throw isOn();
  const user = await findUserById(db, id);
  return { secret, uri: totpOf(secret, user?.username).toString(), begun: now.toISOString() };
}

const REPLACED =
  'This was begun anew elsewhere, so the key shown here counts no longer. Cancel, and begin again.';

const isOn = () => new AppError('conflict', 'An app makes codes for this account already.');

/**
 * Switches codes on with a first one. Answers ten recovery codes. `begun` tells which secret is meant, as
 * another device may have made one since.
 * @throws AppError invalid_request at the field, conflict, too_many_requests
 */
export async function confirmTotp(
  { db, clock, limits }: Pick<Context, 'db' | 'clock' | 'limits'>,
  sessions: Forgetting,
  { id, sid }: Principal,
  { code, begun }: { code: string; begun?: string | undefined },
): Promise<{ recoveryCodes: string[] }> {
  await limits.consume(secondSteps, `account ${id}`);
  const now = clock.now();
  const codes = await hashedCodes(id);
  const distrusted = await db.transaction(async (tx) => {
    await lockUser(tx, id);
    const totp = await repository.findTotp(tx, id);
    if (totp?.confirmedAt) throw isOn();
    if (begun !== undefined && totp?.createdAt.getTime() !== Date.parse(begun)) {
      throw new AppError('conflict', REPLACED, { fields: { code: REPLACED } });
    }
    const step = totp ? stepOf(totp.secret, code, now) : null;
    if (step === null) {
      const sentence = 'That is not the code of this half minute. Is the clock of the phone right?';
      throw new AppError('invalid_request', sentence, { fields: { code: sentence } });
    }
    await repository.spendTotpStep(tx, id, step);
    await repository.confirmTotp(tx, id, now);
    await repository.replaceCodes(tx, id, codes.hashes);
    await repository.deleteTickets(tx, id);
    return voidProofs(tx, id, sid);
  });
  sessions.forget(id, distrusted);
  await limits.reset(secondSteps, `account ${id}`);
  return { recoveryCodes: codes.codes };
}

async function hashedCodes(userId: number) {
  const codes = newCodes();
  return { codes, hashes: await Promise.all(codes.map((each) => hashCode(userId, each))) };
}

/** @throws AppError not_found when codes are off */
export async function removeTotp({ db }: Base, { id }: Principal): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUser(tx, id);
    if (!(await repository.deleteTotp(tx, id))) throw notFound('That second factor');
    await dropUselessCodes(tx, id);
  });
}

/** Recovery codes stand in for a factor: without one they open nothing. */
async function dropUselessCodes(tx: Database, userId: number): Promise<void> {
  await repository.deleteTickets(tx, userId);
  const totp = await repository.findTotp(tx, userId);
  if (totp?.confirmedAt) return;
  if ((await repository.listPasskeys(tx, userId)).length > 0) return;
  await repository.replaceCodes(tx, userId, []);
}

/** Makes ten other recovery codes. @throws AppError conflict without a second factor */
export async function makeCodes({ db }: Base, { id }: Principal) {
  const { codes, hashes } = await hashedCodes(id);
  await db.transaction(async (tx) => {
    await lockUser(tx, id);
    const { totpSince, passkeys } = await listFactors({ db: tx }, id);
    if (totpSince === null && passkeys.length === 0) {
      throw new AppError(
        'conflict',
        'Recovery codes stand in for a second step, and there is none.',
      );
    }
    await repository.replaceCodes(tx, id, hashes);
  });
  return { recoveryCodes: codes };
}

/** What a browser’s authenticator is asked to make. @throws AppError limit_reached */
export async function beginPasskey({ db, clock }: Base, { id }: Principal, party: RelyingParty) {
  const user = await findUserById(db, id);
  const keys = await repository.listPasskeys(db, id);
  refuseMore(keys);
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: 'Pathkeeper',
    rpID: party.id,
    userName: user?.username ?? '',
    userID: new TextEncoder().encode(`pathkeeper ${id}`),
    attestationType: 'none',
    excludeCredentials: keys.map((key) => ({ id: key.id })),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
  const ticket = await issueTicket({ db, clock }, id, 'passkey', options.challenge);
  return { ticket, options: { ...options } };
}

function refuseMore(keys: repository.PasskeyRow[]): void {
  const { passkeys: max } = SECURITY_LIMITS;
  if (keys.length < max) return;
  throw new AppError('limit_reached', `${max} passkeys are as many as an account can have.`, {
    max,
  });
}

/**
 * Adds a passkey. The first factor of an account brings ten recovery codes.
 * @throws AppError invalid_request, limit_reached
 */
export async function addPasskey(
  { db, clock }: Base,
  sessions: Forgetting,
  { id: userId, sid }: Principal,
  { ticket, name, answer }: { ticket: string; name: string; answer: { id: string } },
  party: RelyingParty,
): Promise<{ passkey: Passkey; recoveryCodes: string[] | null }> {
  const { userId: ticketOf, tokenHash } = readTicket(ticket);
  const now = clock.now();
  const challenge =
    ticketOf === userId
      ? await repository.findTicket(db, userId, tokenHash, 'passkey', now)
      : undefined;
  if (challenge === undefined) throw tooLate();
  const credential = await verifyNew(answer as RegistrationResponseJSON, challenge, party);
  const row: repository.PasskeyRow = {
    ...{ userId, id: credential.id, name, counter: credential.counter },
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    transports: credential.transports ?? [],
    ...{ createdAt: now, lastUsedAt: null },
  };
  const { codes, hashes } = await hashedCodes(userId);
  const { isFirst, distrusted } = await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    if (!(await repository.spendTicket(tx, userId, tokenHash, 'passkey', now))) throw tooLate();
    refuseMore(await repository.listPasskeys(tx, userId));
    if (await repository.findPasskey(tx, userId, row.id)) {
      throw new AppError('conflict', 'That passkey is yours already.');
    }
    await repository.insertPasskey(tx, userId, row);
    const distrusted = await voidProofs(tx, userId, sid);
    const isFirst = (await repository.countCodes(tx, userId)) === 0;
    if (isFirst) await repository.replaceCodes(tx, userId, hashes);
    return { isFirst, distrusted };
  });
  sessions.forget(userId, distrusted);
  return { passkey: present(row), recoveryCodes: isFirst ? codes : null };
}

async function verifyNew(
  response: RegistrationResponseJSON,
  expectedChallenge: string,
  { origin, id }: RelyingParty,
) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { registrationInfo } = await verifyRegistrationResponse({
    ...{ response, expectedChallenge, expectedOrigin: origin, expectedRPID: id },
    requireUserVerification: false,
  }).catch(() => ({ registrationInfo: undefined }));
  if (registrationInfo) return registrationInfo.credential;
  throw new AppError('invalid_request', 'That passkey could not be read. Please try again.');
}

/** @throws AppError not_found */
export async function renamePasskey(
  { db }: Base,
  { id: userId }: Principal,
  id: string,
  name: string,
): Promise<Passkey> {
  const row = await repository.updatePasskey(db, userId, id, { name });
  if (!row) throw notFound('That passkey');
  return present(row);
}

/** @throws AppError not_found */
export async function removePasskey(
  { db }: Base,
  { id: userId }: Principal,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    if (!(await repository.deletePasskey(tx, userId, id))) throw notFound('That passkey');
    await dropUselessCodes(tx, userId);
  });
}

/** Takes every second factor off an account, in a transaction that has locked it; false when it has none. */
export async function removeFactors(tx: Database, userId: number): Promise<boolean> {
  const hadTotp = await repository.deleteTotp(tx, userId);
  const hadKeys = await repository.deletePasskeys(tx, userId);
  await repository.replaceCodes(tx, userId, []);
  await repository.deleteTickets(tx, userId);
  return hadTotp || hadKeys;
}
