import { defineFeature } from '../../platform/feature.ts';
import { forgetCounts } from '../../platform/limits/limits.ts';
import { accountsExport } from './accounts.export.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { forgetEvents } from './security-log/security-log.service.ts';
import { forgetAbsent } from './sessions/presence.service.ts';

export {
  type Account,
  deletePasswordResets,
  deleteSessions,
  deleteUser,
  distrustSessions,
  findMember,
  findUserById,
  findUserByName,
  isOwner,
  lockMember,
  markQuestionnaireDone,
  setAccountType,
  setBeta,
  storeRole,
} from './accounts.repository.ts';
export { presentUser, register, updateUser } from './accounts.service.ts';
export {
  beginDeletion,
  dueDeletion,
  endedSuspensions,
  findHold,
  findSessionEvenHeld,
  keepAccount,
  planDeletion,
  suspend,
  unsuspend,
} from './holds.service.ts';
export {
  insertInvitation,
  listInvitations,
  lockInvitation,
  type NamedInvitation,
  registrationMode,
  updateInvitation,
  withdrawInvitationsOf,
} from './invitations.service.ts';
export { canRecover, letterTo, makeResetPath } from './passwords/accounts.recovery.ts';
export { removeFactors } from './second-step/factors.service.ts';
export { listAllEvents, noteEvent } from './security-log/security-log.service.ts';
export { createSessions, findPrincipal, type Sessions } from './sessions/accounts.sessions.ts';
export { countOnline } from './sessions/presence.service.ts';
export { announceSetup, needsSetupToken } from './setup.service.ts';

export const accountsFeature = defineFeature({
  name: 'accounts',
  routes: accountsRoutes,
  export: accountsExport,
  jobs: ({ context }) => [
    { name: 'forget who was here', at: '*/5 * * * *', run: () => forgetAbsent(context) },
    {
      name: 'forget counted tries',
      at: '25 * * * *',
      run: () => forgetCounts(context.db, new Date()),
    },
    { name: 'forget security events', at: '40 2 * * *', run: () => forgetEvents(context) },
  ],
});
