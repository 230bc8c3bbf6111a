export { questsOf } from './quests.of-the-day.ts';
export { questsRoutes } from './quests.routes.ts';
export { acceptQuest, completeQuest } from './quests.service.ts';
export { questsTakeout } from './quests.takeout.ts';
