export { deleteUser, findUserById, findUserByName } from './accounts.repository.ts';
export { accountsRoutes } from './accounts.routes.ts';
export { presentUser, register, updateUser } from './accounts.service.ts';
export { createSessions } from './accounts.sessions.ts';
