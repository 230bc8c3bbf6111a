import type { Mood } from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import { sentencesOf } from '../../platform/language/sentences.ts';
import { type EntryRow, reading } from '../entries/index.ts';
import type { Page, PeriodRequest } from './guide.types.ts';
import { type Period, periodBefore } from './period.ts';
import type { Safety } from './safety.ts';

/** Pages of a period that are read; of more, those with the most words. */
const PAGES = 60;
const THEMES = 12;
const RELATED = 5;
/** Characters of a page that its line in the list of days may take. */
const LINE = 160;

/** A period as it is read: what was counted, and its pages that may be read back. */
export interface ReadPeriod {
  count: reading.PeriodCount;
  before: reading.PeriodCount;
  themes: { theme: string; count: number }[];
  pages: EntryRow[];
  /** The newest page on which somebody may be in danger; none of those is read back. */
  danger: EntryRow | undefined;
  related: EntryRow[];
}

export async function readPeriod(
  { db }: Context,
  { isSafe }: Safety,
  ownerId: number,
  period: Period,
  count: reading.PeriodCount,
): Promise<ReadPeriod> {
  const { from, to } = period;
  const previous = periodBefore(period);
  const [rows, themes, before] = await Promise.all([
    reading.entriesOfPeriod(db, ownerId, { from, to, limit: PAGES }),
    reading.themesOfPeriod(db, ownerId, { from, to, limit: THEMES }),
    reading.countPeriod(db, ownerId, previous.from, previous.to),
  ]);
  const pages = rows.filter(isSafe);
  const names = themes.map(({ theme }) => theme);
  const about = { before: previous.to, limit: RELATED };
  const related = (await reading.entriesAbout(db, ownerId, names, about)).filter(isSafe);
  const danger = rows.findLast((row) => !pages.includes(row));
  return { count, before, themes, pages, danger, related };
}

export function periodRequest(
  { kind, from, to }: Period,
  { count, before, themes }: ReadPeriod,
  shown: { main: Page[]; also: Page[] },
): PeriodRequest {
  return {
    kind,
    from,
    to,
    pages: shown.main,
    related: shown.also,
    entryCount: count.entryCount,
    words: count.words,
    moods: count.moods,
    themes,
    before,
  };
}

/** A line for each day written: that of its longest page. */
export function linesOfDays(pages: readonly EntryRow[]): {
  date: string;
  entryId: number;
  line: string;
  mood: Mood | null;
  words: number;
}[] {
  const longest = new Map<string, EntryRow>();
  for (const page of pages) {
    const other = longest.get(page.localDate);
    if (!other || page.wordCount > other.wordCount) longest.set(page.localDate, page);
  }
  return [...longest.values()].map((page) => ({
    date: page.localDate,
    entryId: page.id,
    line: lineOf(page.content),
    mood: page.mood,
    words: page.wordCount,
  }));
}

function lineOf(content: string): string {
  const start = content.slice(0, 4 * LINE);
  const [first] = sentencesOf(start);
  const line = (first ? start.slice(first.start, first.end) : start).trim();
  return line.length <= LINE ? line : `${line.slice(0, LINE).replace(/\s+\S*$/u, '')}…`;
}
