import type { RegistrationMode } from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import { hashToken } from '../../platform/secrets/tokens.ts';
import { ownerExists } from './accounts.repository.ts';
import { lockGoodInvitation, updateInvitation } from './invitations.public.repository.ts';

export {
  insertInvitation,
  listInvitations,
  lockInvitation,
  type NamedInvitation,
  updateInvitation,
  withdrawInvitationsOf,
} from './invitations.public.repository.ts';

/** Who may open an account now: anybody, as long as nobody owns the installation (D1, D77). */
export async function registrationMode({
  db,
  config,
}: Pick<Context, 'db' | 'config'>): Promise<RegistrationMode> {
  const { REGISTRATION: mode = 'open' } = config;
  return mode === 'open' || (await ownerExists(db)) ? mode : 'open';
}

/**
 * Lets a newcomer in, by the invitation that is answered: null where none is needed (D77).
 * @throws AppError registration_closed, invitation_required
 */
export async function admitNewcomer(
  db: Database,
  {
    mode = 'open',
    invitation,
    now,
  }: { mode: RegistrationMode | undefined; invitation: string | undefined; now: Date },
): Promise<number | null> {
  if (mode === 'closed') {
    throw new AppError('registration_closed', 'No new accounts are opened here at the moment.');
  }
  const found = invitation ? await lockGoodInvitation(db, hashToken(invitation), now) : null;
  if (mode === 'open' || found !== null) return found;
  throw new AppError(
    'invitation_required',
    invitation
      ? 'This invitation has been used or taken back, or its time is over. Ask for another one.'
      : 'An account here needs an invitation from those who run this place.',
  );
}

/** Uses an invitation up: an account was opened with it. */
export const spendInvitation = (tx: Database, id: number, usedBy: number, usedAt: Date) =>
  updateInvitation(tx, id, { usedBy, usedAt });
