import type { PersonSheet } from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { canRecover, letterTo, makeResetPath } from '../accounts/index.ts';
import { type Acting, actOn, type Forgetting, requireMay } from './standing.service.ts';

/**
 * Makes a link with which somebody can choose a new password, once, within an hour. Whoever reads it can
 * take the account over, so that of an administrator only the owner makes one.
 * @throws AppError not_found, forbidden
 */
export async function makeResetLink(
  context: Context,
  sessions: Forgetting,
  caller: Acting,
  userId: number,
): Promise<{ url: string; expiresAt: string }> {
  const made = { url: '', expiresAt: '' };
  await actOn(context, sessions, caller, userId, async ({ tx, person, now, log }) => {
    // At the command line sits whoever owns the database, and may be locked out.
    if (caller !== null) requireMay(caller, 'reset-link', person);
    const { path, expiresAt } = await makeResetPath(tx, userId, now);
    const { PUBLIC_URL } = context.config;
    made.url = PUBLIC_URL ? new URL(path, PUBLIC_URL).href : path;
    made.expiresAt = expiresAt.toISOString();
    await log('reset-link', { after: { expiresAt: made.expiresAt } });
  });
  return made;
}

/**
 * Sends somebody such a link to their own address. @throws AppError not_found, conflict without mail
 */
export async function sendResetLetter(
  context: Context,
  sessions: Forgetting,
  caller: Acting,
  userId: number,
): Promise<PersonSheet> {
  if (!canRecover(context)) {
    throw new AppError('conflict', 'No mail is sent from here, so no letter can be.');
  }
  return actOn(context, sessions, caller, userId, async ({ tx, person, now, log }) => {
    const { path } = await makeResetPath(tx, userId, now);
    context.mail.post(() => letterTo(context, person, path));
    await log('reset-letter');
  });
}
