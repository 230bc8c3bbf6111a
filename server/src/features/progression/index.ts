import { defineFeature } from '../../platform/feature.ts';
import { progressionExport } from './progression.export.ts';
import { progressionRoutes } from './progression.routes.ts';

export { asOwner } from './as-owner.ts';
export { checkIntegrity } from './progression.admin.service.ts';
export {
  award,
  awardEntry,
  awardInsight,
  awardQuest,
  awardQuestionnaire,
  awardReflection,
  moveCountedDay,
  payEntryAgain,
  recountWords,
  reverseEntry,
  uncountInsight,
} from './progression.award.ts';
export {
  awardForum,
  countForum,
  forumStanding,
  MOST_LIKED,
  payForumAgain,
  reverseForum,
} from './progression.forum.ts';
export { capsFor, findLevel, levelFromProgress, requireLevel } from './progression.gates.ts';
export { reverseGift } from './progression.gift.service.ts';
export { setListed } from './progression.listing.ts';
export { allDays, daysBetween, type ProgressRow } from './progression.repository.ts';
export { checkLevel, getProgress, getStats } from './progression.service.ts';
export { streakOn } from './progression.streak.ts';

export const progressionFeature = defineFeature({
  name: 'progression',
  routes: progressionRoutes,
  export: progressionExport,
});
