import { randomBytes } from 'node:crypto';
import type { SecondStep, SecondStepMethods } from '@pathkeeper/contract';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { Secret, TOTP } from 'otpauth';
import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors.ts';
import { hashToken, randomToken } from '../../../platform/secrets/tokens.ts';
import { secondSteps } from '../accounts.limits.ts';
import { hashCode } from './recovery-codes.ts';
import type { RelyingParty } from './relying-party.ts';
import * as repository from './second-step.repository.ts';
import type { TicketPurpose } from './second-step.tables.ts';

/** How long a second step may take. */
const TICKET_MS = 10 * 60_000;
const STEP_SECONDS = 30;
/** Codes of one step before and after the present one count: clocks differ. */
const DRIFT_STEPS = 1;

/** How a second step was taken. */
export type Taken = 'code' | 'recoveryCode' | 'passkey';

/** The app's side of a secret, for the address that a QR code holds. */
export const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({
    issuer: 'Pathkeeper',
    label,
    secret: Secret.fromBase32(secret),
    period: STEP_SECONDS,
  });

/** By which second steps an account can be entered, and a ticket for one of them; null where it has none. */
export async function beginStep(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: number,
  purpose: Exclude<TicketPurpose, 'passkey'>,
  { id: rpID }: RelyingParty,
): Promise<{ ticket: string; methods: SecondStepMethods } | null> {
  const totp = await repository.findTotp(db, userId);
  const keys = await repository.listPasskeys(db, userId);
  const hasTotp = totp?.confirmedAt != null;
  if (!hasTotp && keys.length === 0) return null;
  const challenge = randomBytes(32);
  const ticket = await issueTicket({ db, clock }, userId, purpose, challenge.toString('base64url'));
  return {
    ticket,
    methods: {
      totp: hasTotp,
      recoveryCode: (await repository.countCodes(db, userId)) > 0,
      passkey: keys.length === 0 ? null : await askFor(keys, rpID, challenge),
    },
  };
}

async function askFor(keys: repository.PasskeyRow[], rpID: string, challenge: Uint8Array) {
  // Its certificate readers take a while to load, and most accounts have no passkey.
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID,
    challenge: new Uint8Array(challenge),
    userVerification: 'preferred',
    allowCredentials: keys.map(({ id, transports }) => ({
      id,
      transports: transports as AuthenticatorTransport[],
    })),
  });
  return { ...options };
}

type AuthenticatorTransport =
  | 'ble'
  | 'cable'
  | 'hybrid'
  | 'internal'
  | 'nfc'
  | 'smart-card'
  | 'usb';

/** Names a step that is under way to the browser alone. */
export async function issueTicket(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: number,
  purpose: TicketPurpose,
  challenge: string,
): Promise<string> {
  const secret = randomToken();
  await repository.insertTicket(db, userId, {
    ...{ tokenHash: hashToken(secret), purpose, challenge },
    expiresAt: new Date(clock.now().getTime() + TICKET_MS),
  });
  return `${userId}.${secret}`;
}

/** The parts of a ticket. @throws AppError invalid_request */
export function readTicket(ticket: string): { userId: number; tokenHash: string } {
  const match = /^(\d{1,15})\.([\w-]{43})$/.exec(ticket);
  if (!match) throw tooLate();
  return { userId: Number(match[1]), tokenHash: hashToken(match[2] as string) };
}

/** The one refusal of a ticket that is forged, used or too old: the sign-in begins anew. */
export const tooLate = () =>
  new AppError('invalid_request', 'That took too long, or was used before. Please begin again.', {
    fields: { ticket: 'Please begin again.' },
  });

const WRONG: Record<Taken, string> = {
  code: 'That is not the code of this half minute.',
  recoveryCode: 'That is not one of your recovery codes, or it was used before.',
  passkey: 'That passkey does not open this account.',
};

/**
 * Takes a second step: uses its ticket and its code up, or nothing of both. Tries are counted before
 * they are checked. Answers the account and how it was.
 * @throws AppError invalid_request, too_many_requests; `onFailure` is told of a wrong code
 */
export async function takeStep(
  { db, clock, limits }: Pick<Context, 'db' | 'clock' | 'limits'>,
  { ticket, ...step }: SecondStep & { ticket: string },
  purpose: Exclude<TicketPurpose, 'passkey'>,
  party: RelyingParty,
  onFailure: (userId: number) => Promise<void>,
): Promise<{ userId: number; taken: Taken }> {
  const { userId, tokenHash } = readTicket(ticket);
  const now = clock.now();
  const challenge = await repository.findTicket(db, userId, tokenHash, purpose, now);
  if (challenge === undefined) throw tooLate();
  await limits.consume(secondSteps, `account ${userId}`);
  const taken = step.passkey ? 'passkey' : step.recoveryCode ? 'recoveryCode' : 'code';
  const check = await prepare(db, userId, step, { challenge, party, now });
  const isRight = await db.transaction(async (tx) => {
    if (check === null) return false;
    if (!(await check(tx))) return false;
    if (!(await repository.spendTicket(tx, userId, tokenHash, purpose, now))) throw tooLate();
    return true;
  });
  if (!isRight) {
    await onFailure(userId);
    const sentence = WRONG[taken];
    throw new AppError('invalid_request', sentence, { fields: { [taken]: sentence } });
  }
  await limits.reset(secondSteps, `account ${userId}`);
  return { userId, taken };
}

interface Asked {
  challenge: string;
  party: RelyingParty;
  now: Date;
}

type Check = (tx: Database) => Promise<boolean>;

/** What is slow about a check is done before its transaction; null when it is wrong already. */
async function prepare(
  db: Database,
  userId: number,
  { code = '', recoveryCode, passkey }: SecondStep,
  { challenge, party, now }: Asked,
): Promise<Check | null> {
  if (passkey) {
    const answer = passkey as unknown as AuthenticationResponseJSON;
    const key = await repository.findPasskey(db, userId, answer.id);
    const counter = key && (await verifyPasskey(key, answer, challenge, party));
    if (key === undefined || counter === undefined) return null;
    const used = { counter, lastUsedAt: now };
    return async (tx) => Boolean(await repository.updatePasskey(tx, userId, key.id, used));
  }
  if (recoveryCode) {
    const hash = await hashCode(userId, recoveryCode);
    return (tx) => repository.spendCode(tx, userId, hash);
  }
  const totp = await repository.findTotp(db, userId);
  const step = totp?.confirmedAt ? stepOf(totp.secret, code, now) : null;
  return step === null ? null : (tx) => repository.spendTotpStep(tx, userId, step);
}

/** The step of thirty seconds that a code is of; null when it is of none near now. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const token = code.replace(/\s/g, '');
  const delta = totpOf(secret).validate({ token, timestamp, window: DRIFT_STEPS });
  return delta === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta;
}

async function verifyPasskey(
  key: repository.PasskeyRow,
  response: AuthenticationResponseJSON,
  expectedChallenge: string,
  { origin, id }: RelyingParty,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...{ response, expectedChallenge, expectedOrigin: origin, expectedRPID: id },
      // The password was given before.
      requireUserVerification: false,
      credential: {
        id: key.id,
        publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
        counter: key.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}
