import { defineFeature } from '../../platform/feature.ts';
import { accountsExport } from './accounts.export.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { forgetAbsent } from './presence.service.ts';

export { canRecover } from './accounts.recovery.ts';
export {
  deleteUser,
  findSession,
  findUserById,
  findUserByName,
  markQuestionnaireDone,
  setRole,
} from './accounts.repository.ts';
export { presentUser, register, updateUser } from './accounts.service.ts';
export { createSessions, findPrincipal, type Sessions } from './accounts.sessions.ts';
export { countOnline } from './presence.service.ts';

export const accountsFeature = defineFeature({
  name: 'accounts',
  routes: accountsRoutes,
  export: accountsExport,
  jobs: ({ context }) => [
    { name: 'forget who was here', at: '*/5 * * * *', run: () => forgetAbsent(context) },
  ],
});
