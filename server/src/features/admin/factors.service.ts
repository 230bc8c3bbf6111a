import type { PersonSheet } from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { type Account, removeFactors } from '../accounts/index.ts';
import { notify } from '../notices/index.ts';
import { type Acting, actOn, type Forgetting, requireMay } from './standing.service.ts';

/**
 * Takes lost second factors off an account: its password alone opens it again (D78). It weakens an
 * account, so that of an administrator only the owner does it, it is logged, and its person is told.
 * @throws AppError not_found, forbidden, conflict where there are none
 */
export async function takeFactorsOff(
  context: Context,
  sessions: Forgetting,
  caller: Acting,
  userId: number,
): Promise<PersonSheet> {
  let told: Account | null = null;
  const sheet = await actOn(context, sessions, caller, userId, async ({ tx, person, now, log }) => {
    if (caller !== null) requireMay(caller, 'reset-link', person);
    if (!(await removeFactors(tx, userId))) {
      throw new AppError('conflict', 'This account has no second step.');
    }
    await log('remove-factors');
    if (caller?.id === userId) return;
    told = person;
    const about = { kind: 'moderation', subject: 'remove-factors' } as const;
    const details = { act: 'remove-factors' } as const;
    await notify(tx, { ...about, to: userId, from: caller?.id ?? null, details, now });
  });
  if (told) tell(context, told);
  return sheet;
}

function tell({ mail }: Context, { email: to, username }: Account): void {
  mail.post(() => ({
    to,
    subject: 'The second steps of your account at Pathkeeper were taken off',
    text: `An administrator has taken the second steps off ${username}: the password alone opens it now.\n\nIf you have not asked for it, change the password, and say so to whoever runs this Pathkeeper.\n`,
  }));
}
