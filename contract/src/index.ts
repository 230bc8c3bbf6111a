import { accounts } from './accounts.ts';
import { admin } from './admin/admin.ts';
import { blog } from './blog/blog.ts';
import { blogAdmin } from './blog/blog-admin.ts';
import { contact } from './contact.ts';
import type { Endpoint } from './core/endpoint.ts';
import { files } from './files.ts';
import { forum } from './forum/forum.ts';
import { leaderboard } from './forum/leaderboard.ts';
import { moderation } from './forum/moderation.ts';
import { notices } from './forum/notices.ts';
import { people } from './forum/people.ts';
import { goals } from './goals.ts';
import { growth } from './guide/growth.ts';
import { guide } from './guide/guide.ts';
import { questionnaire } from './guide/questionnaire.ts';
import { safety } from './guide/safety.ts';
import { bin } from './journal/bin.ts';
import { entries } from './journal/entries.ts';
import { accountExport } from './journal/export.ts';
import { folders } from './journal/folders.ts';
import { insights } from './journal/insights.ts';
import { legacy } from './journal/legacy.ts';
import { prompts } from './journal/prompts.ts';
import { tags } from './journal/tags.ts';
import { plans } from './plans/plans.ts';
import { subscriptionCalls as subscription } from './plans/subscription.ts';
import { profile } from './profile.ts';
import { progression } from './progression.ts';
import { quests } from './quests.ts';
import { site } from './site.ts';
import { visionArchitect } from './vision/architect.ts';
import { vision } from './vision/vision.ts';

export * from './account-security.ts';
export * from './account-shapes.ts';
export * from './accounts.ts';
export * from './admin/admin.ts';
export * from './admin/admin-bulk.ts';
export * from './admin/admin-health.ts';
export * from './admin/admin-office.ts';
export * from './admin/admin-shapes.ts';
export * from './admin/contact-admin.ts';
export * from './blog/article-rules.ts';
export * from './blog/article-words.ts';
export * from './blog/blog.ts';
export * from './blog/blog-admin.ts';
export * from './blog/blog-shapes.ts';
export * from './contact.ts';
export * from './contact-message.ts';
export * from './core/account-acts.ts';
export * from './core/character-count.ts';
export * from './core/days.ts';
export * from './core/drop-cap.ts';
export type * from './core/endpoint.ts';
export * from './core/entry-day.ts';
export * from './core/errors.ts';
export * from './core/limits.ts';
export * from './core/policy.ts';
export * from './core/scripts.ts';
export * from './core/search-words.ts';
export { isBlank } from './core/text.ts';
export * from './files.ts';
export * from './forum/forum.ts';
export * from './forum/forum-shapes.ts';
export * from './forum/leaderboard.ts';
export * from './forum/moderation.ts';
export * from './forum/moderation-shapes.ts';
export * from './forum/notices.ts';
export * from './forum/people.ts';
export * from './game/badges.data.ts';
export * from './game/custom-emblem.ts';
export * from './game/emblem-level.ts';
export * from './game/emblems.data.ts';
export * from './game/engagement.ts';
export * from './game/game.ts';
export * from './game/gates.ts';
export * from './game/goal-progress.ts';
export * from './game/levels.data.ts';
export * from './game/moods.ts';
export * from './game/own-characters.ts';
export * from './game/themes.data.ts';
export * from './goals.ts';
export * from './guide/growth.ts';
export * from './guide/guide.ts';
export * from './guide/questionnaire.data.ts';
export * from './guide/questionnaire.ts';
export * from './guide/reflections.ts';
export * from './guide/safety.ts';
export * from './journal/bin.ts';
export * from './journal/entries.ts';
export type { EntryVersion } from './journal/entry-beside.ts';
export * from './journal/export.ts';
export * from './journal/folders.ts';
export * from './journal/insights.ts';
export * from './journal/legacy.ts';
export * from './journal/prompt-theme-words.data.ts';
export * from './journal/prompt-themes.data.ts';
export * from './journal/prompts.ts';
export * from './journal/tags.ts';
export * from './pages.data.ts';
export * from './plans/plan-rules.ts';
export * from './plans/plan-shapes.ts';
export { PORTAL_PAGES } from './plans/subscription.ts';
export * from './profile.ts';
export * from './progression.ts';
export * from './quests.ts';
export * from './settings.data.ts';
export * from './single-sign-on.ts';
export * from './vision/architect.ts';
export * from './vision/architect-rule.ts';
export * from './vision/architect-subjects.data.ts';
export * from './vision/daily-step.ts';
export * from './vision/pillars.data.ts';
export * from './vision/vision.ts';
export * from './vision/vision-questions.data.ts';
export * from './vision/vision-shapes.ts';

/** Every call there is. The server mounts this table; nothing outside it is an API route. */
export const api = {
  site,
  accounts,
  entries,
  folders,
  tags,
  progression,
  quests,
  growth,
  legacy,
  guide,
  safety,
  profile,
  export: accountExport,
  insights,
  bin,
  goals,
  questionnaire,
  prompts,
  contact,
  files,
  forum,
  leaderboard,
  moderation,
  people,
  notices,
  blog,
  blogAdmin,
  vision,
  visionArchitect,
  admin,
  plans,
  subscription,
} satisfies Record<string, Record<string, Endpoint>>;
