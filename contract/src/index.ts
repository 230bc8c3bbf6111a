import { accounts } from './accounts.ts';
import { contact } from './contact.ts';
import type { Endpoint } from './endpoint.ts';
import { entries } from './entries.ts';
import { accountExport } from './export.ts';
import { files } from './files.ts';
import { folders } from './folders.ts';
import { goals } from './goals.ts';
import { growth } from './growth.ts';
import { guide } from './guide.ts';
import { insights } from './insights.ts';
import { profile } from './profile.ts';
import { progression } from './progression.ts';
import { questionnaire } from './questionnaire.ts';
import { quests } from './quests.ts';
import { safety } from './safety.ts';
import { site } from './site.ts';
import { tags } from './tags.ts';

export * from './accounts.ts';
export * from './badges.data.ts';
export * from './contact.ts';
export * from './contact-message.ts';
export * from './days.ts';
export * from './emblems.data.ts';
export type * from './endpoint.ts';
export * from './entries.ts';
export * from './errors.ts';
export * from './export.ts';
export * from './files.ts';
export * from './folders.ts';
export * from './game.ts';
export * from './goal-progress.ts';
export * from './goals.ts';
export * from './growth.ts';
export * from './guide.ts';
export * from './insights.ts';
export * from './levels.data.ts';
export * from './limits.ts';
export * from './moods.ts';
export * from './pages.data.ts';
export * from './people.ts';
export * from './policy.ts';
export * from './profile.ts';
export * from './progression.ts';
export * from './questionnaire.data.ts';
export * from './questionnaire.ts';
export * from './quests.ts';
export * from './reflections.ts';
export * from './safety.ts';
export * from './settings.data.ts';
export * from './tags.ts';
export { characterCount, isBlank } from './text.ts';
export * from './themes.data.ts';

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
  guide,
  safety,
  profile,
  export: accountExport,
  insights,
  goals,
  questionnaire,
  contact,
  files,
} satisfies Record<string, Record<string, Endpoint>>;
