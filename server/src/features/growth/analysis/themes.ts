import { ALL_MOODS } from '@pathkeeper/contract';
import { monthsUpTo } from '../growth.rules.ts';
import { apart, best, strengthOf, tally } from './figures.ts';
import { type Found, type Journal, type PageFacts, periodsOf } from './journal.ts';
import { counted, figure, orNone } from './phrases.ts';

/** Pages that each period needs, and pages of the fuller one that the theme must be on. */
const ENOUGH = 10;
const OFTEN = 5;
const CERTAIN = 2.5;
/** The share of the fuller period's pages that it must be on. */
const PRESENT = 0.06;

const moods = new Set<string>(ALL_MOODS);

/** The pages of each theme found on at least so many of some; a tag that names a mood is no theme. */
export function pagesByTheme<Page extends PageFacts>(
  pages: readonly Page[],
  atLeast: number,
): Map<string, Page[]> {
  const found = new Map<string, Page[]>();
  for (const page of pages) {
    for (const theme of page.themes) {
      const known = found.get(theme);
      if (known) known.push(page);
      else found.set(theme, [page]);
    }
  }
  const frequent = [...found]
    .filter(([theme, { length }]) => length >= atLeast && !moods.has(theme.toLowerCase()))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return new Map(frequent);
}

/** On how many of some pages each theme is. */
export const countThemes = (pages: readonly PageFacts[]): Map<string, number> =>
  tally(pages.flatMap(({ themes }) => themes));

/** The theme that has come up most over the latest ninety days, against the ninety before. */
export const grownTheme = (journal: Journal): Found | null => changedTheme(journal, 1);

/** The theme that has gone most quiet. */
export const fadedTheme = (journal: Journal): Found | null => changedTheme(journal, -1);

function changedTheme(journal: Journal, direction: 1 | -1): Found | null {
  const { recent, before } = periodsOf(journal);
  if (recent.length < ENOUGH || before.length < ENOUGH) return null;
  const fuller = direction === 1 ? recent : before;
  const [recently, earlier] = [countThemes(recent), countThemes(before)];
  const frequent = pagesByTheme(fuller, Math.max(OFTEN, fuller.length * PRESENT));
  const themes = [...frequent.keys()].map((theme) => {
    const [now, then] = [recently.get(theme) ?? 0, earlier.get(theme) ?? 0];
    return { theme, now, then, errors: apart(now, recent.length, then, before.length) * direction };
  });
  const found = best(themes, ({ errors }) => errors);
  if (!found || found.errors < CERTAIN) return null;
  const { theme, now, then } = found;
  const has = ({ themes: own }: PageFacts) => own.includes(theme);
  const lately = `${orNone(now)} of ${counted(recent.length, 'page')} in the last ninety days`;
  const until = `${orNone(then)} of ${figure(before.length)} in the ninety before`;
  return {
    kind: direction === 1 ? 'theme-grown' : 'theme-faded',
    subject: theme,
    strength: strengthOf(found.errors),
    sentence:
      direction === 1
        ? `“${theme}” has come up: ${lately}, ${until}.`
        : `“${theme}” has gone quiet: ${lately}, ${until}.`,
    note: null,
    count: now + then,
    pages: fuller.filter(has),
    about: theme,
    chart: pagesByMonth(journal, `Pages with “${theme}”, by month`, has),
  };
}

/** Pages of a kind, month by month; the months that the latest period lies in are marked. */
export function pagesByMonth(
  journal: Journal,
  caption: string,
  isMeant: (page: PageFacts) => boolean,
) {
  const meant = journal.pages.filter(isMeant);
  const since = periodsOf(journal).recent.at(-1)?.date.slice(0, 7) ?? journal.to.slice(0, 7);
  return {
    caption,
    by: 'month' as const,
    unit: 'page' as const,
    bars: monthsUpTo(journal.to).months.map((month) => ({
      label: month,
      value: meant.filter(({ date }) => date.startsWith(month)).length,
      marked: month >= since,
    })),
  };
}
