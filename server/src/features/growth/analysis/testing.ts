import { addDays } from '@pathkeeper/contract';
import fc from 'fast-check';
import type { Journal, PageFacts } from './journal.ts';

/** Journals for the tests of their analysis. */

const TODAY = '2026-11-21';

let made = 0;

/** A page written so many days ago. */
export function page(daysAgo: number, facts: Partial<PageFacts> = {}): PageFacts {
  return {
    id: ++made,
    date: addDays(TODAY, -daysAgo),
    hour: 8,
    words: 100,
    mood: null,
    isQuest: false,
    isReflected: false,
    tags: [],
    themes: [],
    ...facts,
  };
}

/** Some pages as a journal of twelve months, newest first. */
export const journal = (...pages: PageFacts[]): Journal => ({
  from: '2025-12-01',
  to: TODAY,
  days: pages.map(({ date }) => date),
  pages: pages.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : b.id - a.id)),
});

/** `count` pages, one a day back from `daysAgo`. */
export const daily = (
  count: number,
  daysAgo = 0,
  facts: (index: number) => Partial<PageFacts> = () => ({}),
): PageFacts[] => Array.from({ length: count }, (_, index) => page(daysAgo + index, facts(index)));

/** Any journal at all, of few themes and moods, so that something is found in it. */
export const someJournal = fc
  .array(
    fc.record({
      daysAgo: fc.integer({ min: 0, max: 350 }),
      hour: fc.integer({ min: 0, max: 23 }),
      words: fc.integer({ min: 0, max: 3000 }),
      mood: fc.constantFrom('calm' as const, 'sad' as const, 'happy' as const, null),
      isQuest: fc.boolean(),
      isReflected: fc.boolean(),
      themes: fc.uniqueArray(fc.constantFrom('harbour', 'Tomas', 'work', 'calm')),
    }),
    { maxLength: 120 },
  )
  .map((all) =>
    journal(
      ...all.map(({ daysAgo, ...facts }, index) => page(daysAgo, { id: index + 1, ...facts })),
    ),
  );
