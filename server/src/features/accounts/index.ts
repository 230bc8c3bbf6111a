import { defineFeature } from '../../platform/feature.ts';
import { accountsExport } from './accounts.export.ts';
import { accountsRoutes } from './accounts.routes.ts';

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
export { createSessions, type Sessions } from './accounts.sessions.ts';

export const accountsFeature = defineFeature({
  name: 'accounts',
  routes: accountsRoutes,
  export: accountsExport,
});
