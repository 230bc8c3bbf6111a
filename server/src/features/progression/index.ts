import { defineFeature } from '../../platform/feature.ts';
import { progressionExport } from './progression.export.ts';
import { progressionRoutes } from './progression.routes.ts';

export { checkIntegrity } from './admin/progression.admin.service.ts';
export { reverseGift } from './admin/progression.gift.service.ts';
export { asOwner } from './as-owner.ts';
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
} from './ledger/progression.award.ts';
export {
  awardForum,
  countForum,
  forumStanding,
  MOST_LIKED,
  payForumAgain,
  reverseForum,
} from './ledger/progression.forum.ts';
export { capsFor, findLevel, levelFromProgress, requireLevel } from './progression.gates.ts';
export { setListed } from './progression.listing.ts';
export { allDays, daysBetween, type ProgressRow } from './progression.repository.ts';
export { checkLevel, getProgress, getStats } from './progression.service.ts';
export { streakOn } from './progression.streak.ts';

export const progressionFeature = defineFeature({
  name: 'progression',
  routes: progressionRoutes,
  export: progressionExport,
});
