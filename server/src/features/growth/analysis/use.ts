import { nameKey } from '../../../platform/language/theme-names.ts';
import { median, tally } from './figures.ts';
import type { Found, Journal, PageFacts } from './journal.ts';
import { counted, figure } from './phrases.ts';

const SOME = 3;

/** How many pages answer a quest, and how they differ. */
export function questsIn({ pages }: Journal): Found | null {
  const answers = pages.filter(({ isQuest }) => isQuest);
  const others = pages.filter(({ isQuest }) => !isQuest);
  if (answers.length < SOME) return null;
  const words = (some: readonly PageFacts[]) => median(some.map((page) => page.words));
  const lengths =
    others.length >= SOME
      ? ` They usually run to ${counted(words(answers), 'word')}, the others to ${figure(words(others))}.`
      : '';
  return {
    kind: 'quests',
    subject: 'quests',
    strength: 0.24,
    sentence: `Of ${counted(pages.length, 'page')}, ${figure(answers.length)} answer a quest.${lengths}`,
    note: null,
    count: answers.length,
    pages: answers,
    about: null,
    chart: null,
  };
}

/** How many pages have been read back by the guide. */
export function reflectionsIn({ pages }: Journal): Found | null {
  const read = pages.filter(({ isReflected }) => isReflected);
  if (read.length < SOME) return null;
  return {
    kind: 'reflections',
    subject: 'reflections',
    strength: 0.22,
    sentence: `Of ${counted(pages.length, 'page')}, ${figure(read.length)} have been read back by the guide${shareOf(read.length / pages.length)}.`,
    note: null,
    count: read.length,
    pages: read,
    about: null,
    chart: null,
  };
}

function shareOf(share: number): string {
  if (share > 0.9) return ', which is nearly all of them';
  const one = Math.round(1 / share);
  const words = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
  if (share > 0.6) return '';
  return words[one] ? `, about one in ${words[one]}` : '';
}

/**
 * The tag on most pages, of those that may be read back; null while none is on two. Case, accents and
 * titles make no other tag of it, and it is shown as it was written most often. Quests put theirs there
 * by themselves.
 */
export function favouriteTag(
  pages: readonly PageFacts[],
  isReadable: (tag: string) => boolean,
): string | null {
  const own = (tags: readonly string[]) =>
    tags.filter((tag) => tag.toLowerCase() !== 'daily challenge');
  const spellings = tally(pages.flatMap(({ tags }) => own(tags)));
  const inTurn = [...spellings].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  const onPages = tally(pages.flatMap(({ tags }) => [...new Set(own(tags).map(nameKey))]));
  const often = [...onPages].filter(([, count]) => count >= 2);
  const tags = often
    .map(([key, count]) => ({
      tag: inTurn.find(([tag]) => nameKey(tag) === key)?.[0] ?? key,
      count,
    }))
    .sort((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1));
  return tags.find(({ tag }) => isReadable(tag))?.tag ?? null;
}
