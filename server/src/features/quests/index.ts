export { questsRoutes } from './quests.routes.ts';
