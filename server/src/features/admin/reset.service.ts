import type { PersonSheet } from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { type Account, canRecover, letterTo, makeResetPath } from '../accounts/index.ts';
import { notify } from '../notices/index.ts';
import { type Acting, actOn, type Forgetting, requireMay } from './standing.service.ts';

/**
 * Makes a link with which somebody can choose a new password, once, within an hour. Whoever reads it can
 * take the account over, so that of an administrator only the owner makes one, and its person is told.
 * @throws AppError not_found, forbidden
 */
export async function makeResetLink(
  context: Context,
  sessions: Forgetting,
  caller: Acting,
  userId: number,
): Promise<{ url: string; expiresAt: string }> {
  const made = { url: '', expiresAt: '' };
  let told: Account | null = null;
  await actOn(context, sessions, caller, userId, async ({ tx, person, now, log }) => {
    // At the command line sits whoever owns the database, and may be locked out.
    if (caller !== null) requireMay(caller, 'reset-link', person);
    const { path, expiresAt } = await makeResetPath(tx, userId, now);
    const { PUBLIC_URL } = context.config;
    made.url = PUBLIC_URL ? new URL(path, PUBLIC_URL).href : path;
    made.expiresAt = expiresAt.toISOString();
    await log('reset-link', { after: { expiresAt: made.expiresAt } });
    if (caller?.id === userId) return;
    told = person;
    const about = { kind: 'moderation', subject: 'reset-link' } as const;
    const details = { act: 'reset-link' } as const;
    await notify(tx, { ...about, to: userId, from: caller?.id ?? null, details, now });
  });
  if (told) tellOfLink(context, told);
  return made;
}

function tellOfLink({ mail }: Context, { email: to, username }: Account): void {
  mail.post(() => ({
    to,
    subject: 'A link to your account at Pathkeeper was made',
    text: `An administrator has made a link with which a new password for ${username} can be chosen, once, within an hour. Whoever opens it can read what is kept there.\n\nIf you have not asked for it, say so to whoever runs this Pathkeeper.\n`,
  }));
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
  let told: { person: Account; path: string } | null = null;
  const sheet = await actOn(context, sessions, caller, userId, async ({ tx, person, now, log }) => {
    const { path } = await makeResetPath(tx, userId, now);
    told = { person, path };
    await log('reset-letter');
  });
  if (told) postLetter(context, told);
  return sheet;
}

function postLetter(context: Context, { person, path }: { person: Account; path: string }): void {
  context.mail.post(() => letterTo(context, person, path));
}
