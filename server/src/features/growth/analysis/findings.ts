import { ANALYSIS_PAGES } from '@pathkeeper/contract';
import { lengthChange, lengthOf } from './how-much.ts';
import { longestRun, pausesOf, regularity } from './how-regularly.ts';
import type { Found, Journal } from './journal.ts';
import { hardDays, moodChange, moodsOfThemes } from './moods.ts';
import { fadedTheme, grownTheme } from './themes.ts';
import { questsIn, reflectionsIn } from './use.ts';
import { hoursOf, weekdaysOf } from './when.ts';

/** No more is said at a time. */
const MOST = 8;

/** What somebody's level has opened (D24). */
export interface Opened {
  moods: boolean;
  trends: boolean;
}

/**
 * What can be said of a journal, the strongest first and at most eight: nothing of too few pages, and
 * of one matter only once. The same journal is always told the same.
 */
export function findingsOf(journal: Journal, opened: Opened): Found[] {
  if (journal.pages.length < ANALYSIS_PAGES) return [];
  const all = [
    hoursOf(journal),
    weekdaysOf(journal),
    lengthOf(journal),
    lengthChange(journal),
    regularity(journal),
    longestRun(journal),
    pausesOf(journal),
    grownTheme(journal),
    fadedTheme(journal),
    ...(opened.moods ? [...moodsOfThemes(journal), hardDays(journal)] : []),
    opened.trends ? moodChange(journal) : null,
    questsIn(journal),
    reflectionsIn(journal),
  ].filter((found) => found !== null);
  const subjects = new Set<string>();
  return all
    .sort((a, b) => b.strength - a.strength || (a.kind < b.kind ? -1 : 1))
    .filter(({ subject }) => {
      const isNew = !subjects.has(subject);
      subjects.add(subject);
      return isNew;
    })
    .slice(0, MOST);
}
