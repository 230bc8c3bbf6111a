export { checkIntegrity } from './progression.admin.ts';
export { awardEntry, awardQuest, recountWords, reverseEntry } from './progression.award.ts';
export { allowancesOf, requireLevel, standingOf, standingOfRow } from './progression.gates.ts';
export { lockProgress } from './progression.repository.ts';
export { progressionRoutes } from './progression.routes.ts';
