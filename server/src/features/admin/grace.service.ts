import { ADMIN_LIMITS, type api, type ParsedInput, type PersonSheet } from '@pathkeeper/contract';
import { momentIn } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { type Account, keepAccount, planDeletion } from '../accounts/index.ts';
import { hasPlan } from '../subscription/index.ts';
import { type Acting, actOn, type Forgetting, requireMay } from './standing.service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Begins the days of grace of a deletion; from the person's next call on they are kept out, and asked whether to
 * keep the account (D56, ADR-0027).
 * @throws AppError not_found, forbidden, invalid_request when the name typed is another
 */
export async function removePerson(
  context: Context,
  sessions: Forgetting,
  caller: Acting,
  userId: number,
  { username }: ParsedInput<typeof api.admin.removePerson>['body'],
): Promise<PersonSheet> {
  let told: Leaving | null = null;
  const sheet = await actOn(context, sessions, caller, userId, async ({ tx, person, now, log }) => {
    told = null;
    requireMay(caller, 'delete', person);
    if (username.trim() !== person.username) {
      const sentence = 'That is not the username of this account.';
      throw new AppError('invalid_request', sentence, { fields: { username: sentence } });
    }
    const dueAt = new Date(now.getTime() + ADMIN_LIMITS.graceDays * DAY_MS);
    if (!(await planDeletion(tx, { userId, dueAt, createdAt: now }))) return;
    told = { ...person, paysFor: await hasPlan(tx, userId) };
    await log('delete', { after: { dueAt: dueAt.toISOString() } });
  });
  if (told && sheet.deletedAt) tellOfDeletion(context, told, new Date(sheet.deletedAt));
  return sheet;
}

/** Somebody whose account is to be deleted, and whether a plan goes on. */
type Leaving = Account & { paysFor: boolean };

function tellOfDeletion(
  { mail, config }: Context,
  { email: to, username, timeZone, paysFor }: Leaving,
  dueAt: Date,
): void {
  const plan = 'Your plan is being cancelled, so that nothing more is charged.';
  const end = `sign in before then and say so.${paysFor ? ` ${plan}` : ''}`;
  const where = config.PUBLIC_URL ? `\n\n${new URL('/login', config.PUBLIC_URL)}` : '';
  mail.post(() => ({
    to,
    subject: 'Your account at Pathkeeper is to be deleted',
    text: `The account ${username}, and all that is kept in it, is to be deleted for good on ${momentIn(dueAt, timeZone)}. If you want to keep it, ${end}${where}\n`,
  }));
}

/** Takes a deletion back; where there is none it changes nothing. @throws AppError not_found */
export function keepPerson(
  context: Context,
  sessions: Forgetting,
  caller: Acting,
  userId: number,
): Promise<PersonSheet> {
  return actOn(context, sessions, caller, userId, ({ tx, now }) =>
    keepAccount(tx, userId, caller?.id ?? null, now),
  );
}
