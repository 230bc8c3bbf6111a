import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Letter } from '../../../platform/mail.ts';
import { hashToken, randomToken } from '../../../platform/secrets/tokens.ts';
import { passwordResetTries, signInByAccount } from '../accounts.limits.ts';
import {
  type Account,
  deletePasswordResets,
  findUserById,
  findUserByName,
  updateUser,
} from '../accounts.repository.ts';
import type { Sessions } from '../sessions/accounts.sessions.ts';
import * as recovery from './accounts.recovery.repository.ts';
import { identityOf, refuseGuessable } from './guessable.ts';

/** How long the link in a mail works. */
const LINK_MS = 60 * 60_000;

/**
 * Whether a forgotten password can be reset by email (D9). It needs PUBLIC_URL: in a link made from the
 * address of a request, the sender of the request would choose the host.
 */
export function canRecover({ config, mail }: Pick<Context, 'config' | 'mail'>): boolean {
  return mail.isOn && config.PUBLIC_URL !== undefined;
}

/**
 * Mails a reset link to the account of an email address, if there is one. Everything that depends on
 * whether there is one happens in the background, so that neither the answer nor its time tells;
 * `onAsked` is told there whose account it is, null for nobody's.
 * @throws AppError conflict when this installation sends no mail, too_many_requests
 */
export async function forgotPassword(
  context: Context,
  email: string,
  {
    now,
    address,
    onAsked,
  }: { now: Date; address: string; onAsked: (userId: number | null) => Promise<void> },
): Promise<void> {
  if (!canRecover(context)) {
    throw new AppError('conflict', 'No mail is sent from here, so no way back in can be.');
  }
  await context.limits.consume(passwordResetTries, `address ${address}`);
  // An account has one email address, in any case.
  await context.limits.consume(passwordResetTries, `account ${email.toLowerCase()}`);
  context.mail.post(() => resetLetter(context, email, { now, onAsked }));
}

async function resetLetter(
  context: Context,
  email: string,
  { now, onAsked }: { now: Date; onAsked: (userId: number | null) => Promise<void> },
): Promise<Letter | null> {
  const user = await findUserByName(context.db, email);
  // A note that cannot be made keeps nobody out.
  await onAsked(user?.id ?? null).catch(() => {});
  // The built-in author has no password and must not get one.
  if (!user?.passwordHash) return null;
  const { path } = await makeResetPath(context.db, user.id, now);
  return letterTo(context, user, path);
}

/** The letter that brings somebody a path of `makeResetPath`. */
export function letterTo({ config }: Pick<Context, 'config'>, user: Account, path: string): Letter {
  const link = new URL(path, config.PUBLIC_URL);
  return { to: user.email, subject: 'A way back into Pathkeeper', text: letterText(user, link) };
}

/** Makes a link that works once, within an hour: its path, which holds the secret. */
export async function makeResetPath(
  db: Database,
  userId: number,
  now: Date,
): Promise<{ path: string; expiresAt: Date }> {
  const secret = randomToken();
  const expiresAt = new Date(now.getTime() + LINK_MS);
  await recovery.deleteExpiredResets(db, userId, now);
  await recovery.insertReset(db, userId, { tokenHash: hashToken(secret), expiresAt });
  // Browsers send nothing after '#' to a server, so no log on the way holds the secret.
  return { path: `/reset-password#${userId}.${secret}`, expiresAt };
}

const letterText = ({ username }: Account, link: URL) => `\
Somebody, most likely you, has forgotten the password of ${username} at Pathkeeper. Choose another here:

${link}

The link works once, within an hour. With the new password every place this account is signed in is signed out.

If it was somebody else, do nothing: nothing has changed, and your password works as before.
`;

/**
 * Sets a new password with the token of a reset link. The token works once; every other token and
 * every session of the account ends with it. Answers whose account it was.
 * @throws AppError invalid_request for a token that is forged, used or expired; too_many_requests
 */
export async function resetPassword(
  { db, limits, passwords }: Context,
  sessions: Sessions,
  { token, password }: { token: string; password: string },
  { now, address }: { now: Date; address: string },
): Promise<number> {
  await limits.consume(passwordResetTries, `try ${address}`);
  const { userId, tokenHash } = parse(token);
  // Checked first: a forged token must not cost the hashing of a password.
  if (!(await recovery.isResetValid(db, userId, tokenHash, now))) throw unusable();
  const user = await findUserById(db, userId);
  if (user) await refuseGuessable(password, identityOf(user), 'password');
  const passwordHash = await passwords.hash(password);
  await sessions.endAll(userId, null, async (tx) => {
    // Of two at once, one finds it used.
    if (!(await recovery.useReset(tx, userId, tokenHash, now))) throw unusable();
    await deletePasswordResets(tx, userId);
    await updateUser(tx, userId, { passwordHash, hasPassword: true });
  });
  // Wrong passwords tried before count no longer.
  await limits.reset(signInByAccount, `account ${userId}`);
  await limits.refund(passwordResetTries, `try ${address}`);
  return userId;
}

const unusable = () =>
  new AppError('invalid_request', 'This link has been used or is too old. Ask for a new one.');

function parse(token: string): { userId: number; tokenHash: string } {
  const match = /^(\d{1,15})\.([\w-]{43})$/.exec(token.trim());
  if (!match) throw unusable();
  return { userId: Number(match[1]), tokenHash: hashToken(match[2] as string) };
}
