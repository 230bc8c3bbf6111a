import type { WeeklyReflection } from '@pathkeeper/contract';
import type { Context } from '../../../platform/context.ts';
import { sentencesOf } from '../../../platform/language/sentences.ts';
import { type EntryRow, entryContext, growth, periods } from '../../entries/index.ts';
import type { GuideEntry, PeriodRequest } from '../../guide-provider/index.ts';
import { type Period, periodBefore } from '../../reflections/index.ts';
import { type Danger, readAhead, type Safety } from '../../safety/index.ts';

/** The most entries of a period that a guide gets; of more, those with the most words. */
const PAGES = 60;
const THEMES = 12;
const RELATED = 5;
/** Characters of an entry that its line in the list of days may take. */
const LINE = 160;

/** A period for a guide: its counts, and its entries that may be read back. */
export interface ReadPeriod {
  count: PeriodCount;
  pages: EntryRow[];
  /** The danger that the newest unsafe entry tells of. */
  danger: Danger | null;
  /** Ids of the entries that tell of danger, of this period and the one before: none is read back. */
  unsafe: number[];
  related: EntryRow[];
}

type PeriodCount = Pick<PeriodRequest, 'entryCount' | 'words' | 'moods' | 'themes' | 'before'>;

/** Checks every entry of a period for danger, and collects what a guide may get of the others. */
export async function readPeriod(
  context: Pick<Context, 'db' | 'workers'>,
  safety: Safety,
  ownerId: number,
  period: Period,
): Promise<ReadPeriod> {
  const { db } = context;
  const own = await lookThrough(context, safety, ownerId, period);
  const previous = periodBefore(period);
  const unsafe = [...own.unsafe, ...(await lookThrough(context, safety, ownerId, previous)).unsafe];
  const count = await countPeriod(db, ownerId, period, { unsafe });
  const names = count.themes.map(({ theme }) => theme);
  const about = { to: previous.to, limit: RELATED };
  const related = await entryContext.entriesAbout(db, ownerId, names, about);
  await readAhead(context, safety, ownerId, related);
  return { ...own, count, unsafe, related: related.filter(safety.isSafe) };
}

/** A period's longest safe entries, oldest first, and the danger that the others tell of. */
export async function lookThrough(
  { db, workers }: Pick<Context, 'db' | 'workers'>,
  safety: Safety,
  ownerId: number,
  period: Period,
): Promise<Pick<ReadPeriod, 'pages' | 'danger' | 'unsafe'>> {
  let pages: EntryRow[] = [];
  let newest: Danger | null = null;
  const unsafe: number[] = [];
  for await (const batch of periods.entriesOfPeriod(db, ownerId, period)) {
    await readAhead({ workers }, safety, ownerId, batch);
    for (const page of batch) {
      const danger = safety.dangerInEntry(page);
      if (danger?.urgency === 'now') unsafe.push(page.id);
      else pages.push(page);
      const told = danger && ofPeriod(danger);
      if (told && (told.urgency === 'now' || newest?.urgency !== 'now')) newest = told;
    }
    pages = pages.sort((a, b) => b.wordCount - a.wordCount || b.id - a.id).slice(0, PAGES);
  }
  pages.sort((a, b) => a.listedAt.getTime() - b.listedAt.getTime() || a.id - b.id);
  return { pages, danger: newest, unsafe };
}

/** Somebody else's danger on a day is no full alarm over the week or month that the day is in (D76). */
const ofPeriod = (danger: Danger): Danger =>
  danger.who === 'other' ? { ...danger, urgency: 'quiet' } : danger;

/**
 * The counts of a period and of the one before. `unsafe` entries give no mood and no theme;
 * `unseen` ones are not counted at all.
 */
export async function countPeriod(
  db: Context['db'],
  ownerId: number,
  period: Period,
  { unsafe, unseen = [] }: { unsafe: readonly number[]; unseen?: readonly number[] },
): Promise<PeriodCount> {
  const excluded = [...unsafe, ...unseen];
  const countOf = async (of: Period) => {
    const [{ entryCount, words }, moods] = await Promise.all([
      periods.totalsOfPeriod(db, ownerId, of, unseen),
      periods.moodsOfPeriod(db, ownerId, of, excluded),
    ]);
    return { entryCount, words, moods };
  };
  const { from, to } = period;
  const [own, before, themes] = await Promise.all([
    countOf(period),
    countOf(periodBefore(period)),
    periods.themesOfPeriod(db, ownerId, { from, to, limit: THEMES, except: excluded }),
  ]);
  return { ...own, before, themes };
}

/** The request for a guide: some entries of a period, and its counts. */
export function periodRequest(
  { kind, from, to }: Period,
  count: PeriodCount,
  shown: { main: GuideEntry[]; also: GuideEntry[] },
): PeriodRequest {
  return { kind, from, to, pages: shown.main, related: shown.also, ...count };
}

/**
 * Every day of a period that has an entry, with the words of all of them and the first line of its
 * longest. `unsafe` entries are counted, but give no line and no mood.
 */
export async function daysOfPeriod(
  db: Context['db'],
  ownerId: number,
  period: Period,
  unsafe: readonly number[],
): Promise<WeeklyReflection['days']> {
  const days = await growth.sumDays(db, ownerId, period, unsafe);
  return days.map(({ date, entryId, opening, mood, words }) => ({
    date,
    entryId,
    line: lineOf(opening),
    mood,
    words,
  }));
}

function lineOf(opening: string): string {
  const [first] = sentencesOf(opening);
  const line = (first ? opening.slice(first.start, first.end) : opening).trim();
  return line.length <= LINE ? line : `${line.slice(0, LINE).replace(/\s+\S*$/u, '')}…`;
}
