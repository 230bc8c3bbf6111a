import {
  GATES,
  type GrowthDay,
  type GrowthMetrics,
  type GrowthYear,
  type MoodMonths,
  type SameDay,
} from '@pathkeeper/contract';
import { localDateAt } from '../../platform/clock.ts';
import type { Context, Moment } from '../../platform/context.ts';
import { growth as entries } from '../entries/index.ts';
import { daysBetween, findLevel, getStats, requireLevel } from '../progression/index.ts';
import { readAhead, type Safety } from '../safety/index.ts';
import {
  alongMonths,
  aroundPeriod,
  frozenDays,
  lineOf,
  monthsUpTo,
  percentages,
  sameDays,
} from './growth.rules.ts';

/** Themes that are shown (S1.9). */
const TOP_THEMES = 8;

/** Counts and trends of somebody's entries, all of them from SQL (D31). */
export async function growthMetrics(
  context: Context,
  ownerId: number,
  at: Moment,
): Promise<GrowthMetrics> {
  const { db } = context;
  const [stats, moods, themes, firstDate] = await Promise.all([
    getStats(context, ownerId, at),
    entries.countMoods(db, ownerId),
    entries.countThemes(db, ownerId, TOP_THEMES),
    entries.firstDay(db, ownerId),
  ]);
  const last = lastDay(at, stats.lastEntryDate);
  const { months, from } = monthsUpTo(last);
  const monthly = await entries.countThemesByMonth(db, ownerId, themes, { from, to: last });
  const shares = percentages(moods.map(({ count }) => count));
  return {
    moodTrends: moods.map((mood, index) => ({ ...mood, percentage: shares[index] ?? 0 })),
    commonThemes: themes.map(({ theme, frequency }) => ({
      theme,
      frequency,
      months: alongMonths(
        months,
        monthly.filter((row) => row.theme === theme),
      ),
    })),
    months,
    totalEntries: stats.totalEntries,
    totalWords: stats.totalWords,
    longestStreak: stats.longestStreak,
    currentStreak: stats.currentStreak,
    xpPoints: stats.xpPoints,
    firstDate,
  };
}

/**
 * The days written in the twelve months up to a day. Each entry counts on its own writer's day,
 * wherever it was written; the days' moods are the mood history, which a level opens (D24).
 */
export async function growthYear(
  context: Context,
  ownerId: number,
  asked: string | undefined,
  at: Moment,
): Promise<GrowthYear> {
  const { db } = context;
  const [{ gateLevel }, { lastEntryDate }] = await Promise.all([
    findLevel(context, ownerId),
    getStats(context, ownerId, at),
  ]);
  const to = asked ?? lastDay(at, lastEntryDate);
  const { from } = monthsUpTo(to);
  const around = aroundPeriod(from, to);
  const [sums, written] = await Promise.all([
    entries.sumDays(db, ownerId, { from, to }),
    daysBetween(db, ownerId, around.from, around.to),
  ]);
  const showsMoods = gateLevel >= GATES.moodHistory;
  return {
    from,
    to,
    days: daysOf(
      sums.map((day) => (showsMoods ? day : { ...day, mood: null })),
      written.filter((day) => day >= from && day <= to),
    ),
    frozen: frozenDays(written, from, to),
    moodsFrom: showsMoods ? null : GATES.moodHistory,
  };
}

/** The days with entries, and between them those whose entries are all gone. */
function daysOf(
  sums: Awaited<ReturnType<typeof entries.sumDays>>,
  written: readonly string[],
): GrowthDay[] {
  const kept = new Set(sums.map(({ date }) => date));
  const bare = written.filter((date) => !kept.has(date)).map(bareDay);
  const days = sums.map(({ opening, ...day }) => ({ ...day, line: lineOf(opening) }));
  return [...days, ...bare].sort((a, b) => (a.date < b.date ? -1 : 1));
}

const bareDay = (date: string): GrowthDay => ({
  date,
  entries: 0,
  words: 0,
  mood: null,
  entryId: null,
  line: null,
});

/**
 * The mood trends graph: how often each mood was recorded, month by month (D24).
 * @throws AppError level_required below its level
 */
export async function moodMonths(
  context: Context,
  ownerId: number,
  at: Moment,
): Promise<MoodMonths> {
  requireLevel(await findLevel(context, ownerId), 'moodTrends');
  const { lastEntryDate } = await getStats(context, ownerId, at);
  const to = lastDay(at, lastEntryDate);
  const { months, from } = monthsUpTo(to);
  const counts = await entries.countMoodsByMonth(context.db, ownerId, { from, to });
  const recorded = [...new Set(counts.map(({ mood }) => mood))];
  const moods = recorded.map((mood) => {
    const rows = counts.filter((row) => row.mood === mood);
    return {
      mood,
      count: rows.reduce((sum, { count }) => sum + count, 0),
      months: alongMonths(months, rows),
    };
  });
  return {
    months,
    moods: moods.sort((a, b) => b.count - a.count || (a.mood < b.mood ? -1 : 1)),
  };
}

/**
 * The longest page of the same day in other months and years, newest first. One that tells of danger is
 * left out: nobody is reminded of their worst night unasked (D32).
 */
export async function onThisDay(
  { db, workers }: Context,
  ownerId: number,
  asked: string | undefined,
  { now, zone }: Moment,
  safety: Safety,
): Promise<SameDay[]> {
  const places = sameDays(asked ?? localDateAt(now, zone));
  const labels = new Map(places.map(({ date, label }) => [date, label]));
  const pages = await entries.longestOnDays(db, ownerId, [...labels.keys()]);
  const ids = pages.map(({ entryId }) => entryId);
  const contents = await entries.contentsOf(db, ownerId, ids);
  await readAhead({ workers }, safety, ownerId, contents);
  const safe = new Set(contents.filter(safety.isSafe).map(({ id }) => id));
  const shown = pages.filter(({ entryId }) => safe.has(entryId));
  return shown.map(({ opening, ...page }) => ({
    ...page,
    label: labels.get(page.date) ?? page.date,
    line: lineOf(opening),
  }));
}

/** The writer's today, or the day after it that was already written on across the date line. */
export function lastDay({ now, zone }: Moment, lastWritten: string | null): string {
  const today = localDateAt(now, zone);
  return lastWritten && lastWritten > today ? lastWritten : today;
}
