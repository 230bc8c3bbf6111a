import type { accounts } from '@pathkeeper/contract';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { type Principal, requireProof } from '../../../platform/http/principal.ts';
import { proofs } from '../accounts.limits.ts';
import * as repository from '../accounts.repository.ts';
import { listFactors } from '../second-step/factors.service.ts';
import type { Sessions } from '../sessions/accounts.sessions.ts';
import { identityOf, refuseGuessable } from './guessable.ts';

const NOT_THE_PASSWORD = 'That is not your current password.';

// No 401: that would tell the browser that its session has ended.
const notThePassword = () =>
  new AppError('invalid_request', NOT_THE_PASSWORD, {
    fields: { currentPassword: NOT_THE_PASSWORD },
  });

/**
 * Changes the password of whoever knows the current one (D9), and has taken the second step lately where
 * the account has one (D78). Every other session ends. Tries are counted by session, or a stolen one
 * could go on guessing here.
 * @throws AppError invalid_request with the field's sentence, step_up_required, too_many_requests
 */
export async function changePassword(
  { db, limits, clock, passwords }: Context,
  sessions: Sessions,
  caller: Principal,
  { currentPassword, newPassword }: z.output<typeof accounts.changePassword.body>,
): Promise<void> {
  const { id, sid } = caller;
  // By session: whoever guesses at the sign-in must not keep its person from changing it (D5).
  await limits.consume(proofs, `session ${sid}`);
  const { totpSince, passkeys } = await listFactors({ db }, id);
  if (totpSince !== null || passkeys.length > 0) requireProof(caller, clock.now());
  const user = await repository.findUserById(db, id);
  if (!user || !(await passwords.matches(user.passwordHash, currentPassword))) {
    throw notThePassword();
  }
  await limits.reset(proofs, `session ${sid}`);
  await refuseGuessable(newPassword, identityOf(user), 'newPassword');
  const passwordHash = await passwords.hash(newPassword);
  await sessions.endAll(id, sid, async (tx, current) => {
    // Another request was quicker, and the password that was given is not the current one any more.
    if (current?.passwordHash !== user.passwordHash) throw notThePassword();
    await repository.updateUser(tx, id, { passwordHash, hasPassword: true });
    // Invalidates outstanding reset tokens.
    await repository.deletePasswordResets(tx, id);
  });
}
