import type { FastifyInstance } from 'fastify';
import { accountsFeature, type Sessions } from './features/accounts/index.ts';
import { adminFeature } from './features/admin/index.ts';
import { binFeature } from './features/bin/index.ts';
import { blogFeature } from './features/blog/index.ts';
import { blogAdminFeature } from './features/blog-admin/index.ts';
import { contactFeature } from './features/contact/index.ts';
import { entriesFeature } from './features/entries/index.ts';
import { exportFeature } from './features/export/index.ts';
import { filesFeature } from './features/files/index.ts';
import { foldersFeature } from './features/folders/index.ts';
import { forumFeature } from './features/forum/index.ts';
import { forumCasesFeature } from './features/forum-cases/index.ts';
import { goalsFeature } from './features/goals/index.ts';
import { growthFeature } from './features/growth/index.ts';
import { type GuideProviders, guideFeature } from './features/guide/index.ts';
import { insightsFeature } from './features/insights/index.ts';
import { leaderboardFeature } from './features/leaderboard/index.ts';
import { legacyFeature } from './features/legacy/index.ts';
import { moderationFeature } from './features/moderation/index.ts';
import { noticesFeature } from './features/notices/index.ts';
import { peopleFeature } from './features/people/index.ts';
import { plansFeature } from './features/plans/index.ts';
import { profileFeature } from './features/profile/index.ts';
import { progressionFeature } from './features/progression/index.ts';
import { promptsFeature } from './features/prompts/index.ts';
import { questionnaireFeature } from './features/questionnaire/index.ts';
import { questsFeature } from './features/quests/index.ts';
import { type Safety, safetyFeature } from './features/safety/index.ts';
import { siteFeature } from './features/site/index.ts';
import { subscriptionFeature } from './features/subscription/index.ts';
import { tagsFeature } from './features/tags/index.ts';
import { visionFeature } from './features/vision/index.ts';
import { visionArchitectFeature } from './features/vision-architect/index.ts';
import type { ExportPart } from './platform/export.ts';
import type { BaseServices, Feature, PictureGuard } from './platform/feature.ts';

/** Everything that `app.ts` makes once and features may ask for. */
export interface Services extends BaseServices {
  app: FastifyInstance;
  sessions: Sessions;
  safety: Safety;
  guides: GuideProviders;
  /** Signs access tokens and URLs; the same in every process of an installation. */
  secret: string;
  version: string;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  exportParts: readonly ExportPart[];
  pictureGuards: readonly PictureGuard[];
  /** Of all features. */
  jobNames: readonly string[];
}

/**
 * Every feature there is. What is done for each of them loops over this list; its order is that of
 * the files in an export. One that asks for a service which `Services` does not have is no `Feature`
 * of this list and does not compile.
 */
export const FEATURES: readonly Feature<Services>[] = [
  siteFeature,
  entriesFeature,
  foldersFeature,
  tagsFeature,
  insightsFeature,
  binFeature,
  goalsFeature,
  guideFeature,
  questionnaireFeature,
  questsFeature,
  promptsFeature,
  progressionFeature,
  profileFeature,
  accountsFeature,
  exportFeature,
  growthFeature,
  legacyFeature,
  safetyFeature,
  contactFeature,
  filesFeature,
  forumFeature,
  forumCasesFeature,
  moderationFeature,
  peopleFeature,
  noticesFeature,
  leaderboardFeature,
  blogFeature,
  blogAdminFeature,
  visionFeature,
  visionArchitectFeature,
  adminFeature,
  plansFeature,
  subscriptionFeature,
];
