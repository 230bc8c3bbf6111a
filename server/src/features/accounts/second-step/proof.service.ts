import type { SecondStep, SecondStepMethods, SecurityEventKind } from '@pathkeeper/contract';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { proofs } from '../accounts.limits.ts';
import { findUserById } from '../accounts.repository.ts';
import type { RelyingParty } from './relying-party.ts';
import { beginStep, readTicket, takeStep, tooLate } from './second-step.service.ts';

/** What a proof of who is there needs beside the password. */
export async function proofNeeds(
  context: Pick<Context, 'db' | 'clock'>,
  { id }: Principal,
  party: RelyingParty,
): Promise<{ ticket: string | null; methods: SecondStepMethods | null; hasPassword: boolean }> {
  const step = await beginStep(context, id, 'proof', party);
  const user = await findUserById(context.db, id);
  return { ...(step ?? { ticket: null, methods: null }), hasPassword: user?.hasPassword ?? true };
}

const NOT_THE_PASSWORD = 'That is not your password.';

/**
 * Checks that whoever is signed in is still its person: the password, and where the account has one
 * the second step (D78). Tries are counted by session, so that nobody else's shut its person out.
 * @throws AppError invalid_request at the field, too_many_requests
 */
export async function prove(
  context: Pick<Context, 'db' | 'clock' | 'limits' | 'passwords'>,
  { id, sid }: Principal,
  {
    password,
    ticket,
    ...step
  }: SecondStep & { password: string; ticket?: string | null | undefined },
  party: RelyingParty,
  onFailure: (kind: SecurityEventKind) => Promise<void>,
): Promise<void> {
  const { db, limits, passwords } = context;
  await limits.consume(proofs, `session ${sid}`);
  const user = await findUserById(db, id);
  if (!user || !(await passwords.matches(user.passwordHash, password))) {
    await onFailure('sign-in-failed');
    throw new AppError('invalid_request', NOT_THE_PASSWORD, {
      fields: { password: NOT_THE_PASSWORD },
    });
  }
  if ((await beginStep(context, id, 'proof', party)) !== null) {
    if (!ticket || readTicket(ticket).userId !== id) throw tooLate();
    await takeStep(context, { ...step, ticket }, 'proof', party, () =>
      onFailure('second-step-failed'),
    );
  }
  await limits.reset(proofs, `session ${sid}`);
}
