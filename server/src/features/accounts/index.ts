export { canRecover } from './accounts.recovery.ts';
export {
  deleteUser,
  findSession,
  findUserById,
  findUserByName,
  markQuestionnaireDone,
} from './accounts.repository.ts';
export { accountsRoutes } from './accounts.routes.ts';
export { presentUser, register, updateUser } from './accounts.service.ts';
export { createSessions } from './accounts.sessions.ts';
export { accountsTakeout } from './accounts.takeout.ts';
