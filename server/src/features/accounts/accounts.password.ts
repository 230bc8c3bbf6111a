import { hash, verify } from '@node-rs/argon2';
import type { accounts } from '@pathkeeper/contract';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { signInByAccount, signInByAddress } from './accounts.limits.ts';
import * as repository from './accounts.repository.ts';
import type { Sessions } from './accounts.sessions.ts';
import { identityOf, refuseGuessable } from './password.rules.ts';

const NOT_THE_PASSWORD = 'That is not your current password.';

// No 401: that would tell the browser that its session has ended.
const notThePassword = () =>
  new AppError('invalid_request', NOT_THE_PASSWORD, {
    fields: { currentPassword: NOT_THE_PASSWORD },
  });

/**
 * Changes the password of whoever knows the current one (D9). Every other session ends. Tries are
 * counted together with those of the sign-in (D5), or a stolen session could go on guessing here.
 * @throws AppError invalid_request with the field's sentence, too_many_requests
 */
export async function changePassword(
  { db, limits }: Context,
  sessions: Sessions,
  { id, sid }: Principal,
  { currentPassword, newPassword }: z.output<typeof accounts.changePassword.body>,
  address: string,
): Promise<void> {
  const account = `account ${id}`;
  await limits.consume(signInByAddress, address);
  await limits.consume(signInByAccount, account);
  const user = await repository.findUserById(db, id);
  if (!user?.passwordHash || !(await verify(user.passwordHash, currentPassword))) {
    throw notThePassword();
  }
  await limits.reset(signInByAccount, account);
  await limits.refund(signInByAddress, address);
  await refuseGuessable(newPassword, identityOf(user), 'newPassword');
  const passwordHash = await hash(newPassword);
  await sessions.endAll(id, sid, async (tx, current) => {
    // Another request was quicker, and the password that was given is not the current one any more.
    if (current?.passwordHash !== user.passwordHash) throw notThePassword();
    await repository.updateUser(tx, id, { passwordHash });
    // Invalidates outstanding reset tokens.
    await repository.deletePasswordResets(tx, id);
  });
}
