import { accounts } from './accounts.ts';
import { admin } from './admin.ts';
import { blog } from './blog/blog.ts';
import { blogAdmin } from './blog/blog-admin.ts';
import { contact } from './contact.ts';
import type { Endpoint } from './core/endpoint.ts';
import { entries } from './entries.ts';
import { accountExport } from './export.ts';
import { files } from './files.ts';
import { folders } from './folders.ts';
import { forum } from './forum.ts';
import { goals } from './goals.ts';
import { growth } from './growth.ts';
import { guide } from './guide.ts';
import { insights } from './insights.ts';
import { leaderboard } from './leaderboard.ts';
import { legacy } from './legacy.ts';
import { moderation } from './moderation.ts';
import { notices } from './notices.ts';
import { people } from './people.ts';
import { profile } from './profile.ts';
import { progression } from './progression.ts';
import { prompts } from './prompts.ts';
import { questionnaire } from './questionnaire.ts';
import { quests } from './quests.ts';
import { safety } from './safety.ts';
import { site } from './site.ts';
import { tags } from './tags.ts';

export * from './accounts.ts';
export * from './admin.ts';
export * from './admin-office.ts';
export * from './admin-shapes.ts';
export * from './blog/article-rules.ts';
export * from './blog/article-words.ts';

export * from './blog/blog.ts';
export * from './blog/blog-admin.ts';
export * from './blog/blog-shapes.ts';
export * from './contact.ts';
export * from './contact-admin.ts';
export * from './contact-message.ts';
export * from './core/account-acts.ts';
export * from './core/days.ts';
export * from './core/drop-cap.ts';
export type * from './core/endpoint.ts';
export * from './core/entry-day.ts';
export * from './core/errors.ts';
export * from './core/limits.ts';
export * from './core/policy.ts';
export * from './core/scripts.ts';
export { characterCount, isBlank } from './core/text.ts';
export * from './entries.ts';
export * from './export.ts';
export * from './files.ts';
export * from './folders.ts';
export * from './forum.ts';
export * from './forum-shapes.ts';
export * from './game/badges.data.ts';
export * from './game/custom-emblem.ts';
export * from './game/emblem-level.ts';
export * from './game/emblems.data.ts';
export * from './game/engagement.ts';
export * from './game/game.ts';
export * from './game/goal-progress.ts';
export * from './game/levels.data.ts';
export * from './game/moods.ts';
export * from './game/themes.data.ts';
export * from './goals.ts';
export * from './growth.ts';
export * from './guide.ts';
export * from './insights.ts';
export * from './leaderboard.ts';
export * from './legacy.ts';
export * from './moderation.ts';
export * from './moderation-shapes.ts';
export * from './notices.ts';
export * from './pages.data.ts';
export * from './people.ts';
export * from './profile.ts';
export * from './progression.ts';
export * from './prompt-themes.data.ts';
export * from './prompts.ts';
export * from './questionnaire.data.ts';
export * from './questionnaire.ts';
export * from './quests.ts';
export * from './reflections.ts';
export * from './safety.ts';
export * from './settings.data.ts';
export * from './tags.ts';

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
  admin,
} satisfies Record<string, Record<string, Endpoint>>;
