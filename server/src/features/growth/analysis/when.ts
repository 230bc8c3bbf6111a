import { weekStart } from '@pathkeeper/contract';
import { best, beyond, strengthOf, tally } from './figures.ts';
import type { Found, Journal, PageFacts } from './journal.ts';
import { clock, counted, figure, orNone, WEEKDAYS } from './phrases.ts';

/** Hours that a stretch of the day has, and hours of a day in which people are up. */
const STRETCH = 4;
const AWAKE = 16;
/** The share of all pages that such a stretch must hold to be worth a sentence. */
const MOST = 0.4;
/** Standard errors from chance from which on a habit is one. */
const CERTAIN = 3;
/** Different days, and weeks, that a habit of an hour or of a weekday shows in: one evening is none. */
const DAYS = 7;
const WEEKS = 4;

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Which part of the day a stretch is, by the hour in its middle. */
function partOfDay(middle: number): string {
  if (middle < 5) return 'in the small hours';
  if (middle < 9) return 'early';
  if (middle < 12) return 'in the morning';
  if (middle < 14) return 'around midday';
  if (middle < 18) return 'in the afternoon';
  return middle < 21 ? 'in the evening' : 'late';
}

/** The hours that most pages are written in, by the clock where each was written. */
export function hoursOf({ pages }: Journal): Found | null {
  const counts = tally(pages.map(({ hour }) => hour));
  const inStretch = (start: number) =>
    HOURS.slice(0, STRETCH).reduce((sum, step) => sum + (counts.get((start + step) % 24) ?? 0), 0);
  const widest = best(HOURS, inStretch) ?? 0;
  const count = inStretch(widest);
  const isNear = ({ hour }: PageFacts) => (hour - widest + 24) % 24 < STRETCH;
  const errors = Math.min(beyond(count, pages.length, STRETCH / AWAKE), daysBeyond(pages, isNear));
  if (count < pages.length * MOST || errors < CERTAIN) return null;
  // Without the hours at its edges in which nothing was written.
  const written = HOURS.slice(0, STRETCH).filter((step) => counts.has((widest + step) % 24));
  const [first = 0, last = 0] = [written[0], written.at(-1)];
  const [start, length] = [(widest + first) % 24, last - first + 1];
  const isIn = (hour: number) => (hour - start + 24) % 24 < length;
  return {
    kind: 'hours',
    subject: 'hours',
    strength: strengthOf(errors),
    sentence: `You write ${partOfDay((start + Math.floor(length / 2)) % 24)}: ${figure(count)} of ${counted(pages.length, 'page')} between ${clock(start)} and ${clock((start + length) % 24)}.`,
    note: 'By the clock of the place where each page was saved.',
    count,
    pages: pages.filter(({ hour }) => isIn(hour)),
    about: null,
    chart: {
      caption: 'Pages by the hour',
      by: 'hour',
      unit: 'page',
      bars: HOURS.map((hour) => ({
        label: clock(hour),
        value: counts.get(hour) ?? 0,
        marked: isIn(hour),
      })),
    },
  };
}

/**
 * How far the days with a page in a stretch lie beyond chance, which grows with the hours that a day
 * was written in. 0 of too few days.
 */
function daysBeyond(pages: readonly PageFacts[], isIn: (page: PageFacts) => boolean): number {
  const hours = tally(onceADay(pages, ({ hour }) => hour).map(({ date }) => date));
  if (hours.size < DAYS) return 0;
  const chances = [...hours.values()].map((count) => 1 - (1 - STRETCH / AWAKE) ** count);
  const chance = chances.reduce((sum, each) => sum + each, 0) / hours.size;
  return beyond(new Set(pages.filter(isIn).map(({ date }) => date)).size, hours.size, chance);
}

/** Of the pages of a day that share something, one. */
function onceADay(pages: readonly PageFacts[], what: (page: PageFacts) => number): PageFacts[] {
  return [...new Map(pages.map((page) => [`${page.date} ${what(page)}`, page])).values()];
}

const weekdayOf = ({ date }: PageFacts): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** The day of the week that stands out, by many pages or by few. */
export function weekdaysOf({ pages }: Journal): Found | null {
  const written = onceADay(pages, weekdayOf);
  if (new Set(written.map(({ date }) => weekStart(date))).size < WEEKS) return null;
  const counts = tally(pages.map(weekdayOf));
  const days = WEEKDAYS.map((name, day) => ({ name, day, count: counts.get(day) ?? 0 }));
  const errors = (count: number) => beyond(count, pages.length, 1 / days.length);
  const most = best(days, ({ count }) => count);
  const least = best(days, ({ count }) => -count);
  if (!most || !least) return null;
  const isFull = errors(most.count) >= -errors(least.count);
  const told = isFull ? most : least;
  // Told when it is true of the days as well: many pages of one day make no habit.
  const onDays = written.filter((page) => weekdayOf(page) === told.day).length;
  const daysErrors = beyond(onDays, written.length, 1 / days.length);
  const certain = Math.min(...[errors(told.count), daysErrors].map((e) => (isFull ? e : -e)));
  if (certain < CERTAIN) return null;
  const of = `${figure(told.count)} of ${counted(pages.length, 'page')}`;
  return {
    kind: 'weekdays',
    subject: 'weekdays',
    strength: strengthOf(certain),
    sentence: isFull
      ? `${told.name} is the day most written on: ${of}. ${least.name} has ${orNone(least.count)}.`
      : told.count === 0
        ? `Of ${counted(pages.length, 'page')} none was written on a ${told.name}.`
        : `${told.name}s are thin: ${of}. ${most.name} has ${figure(most.count)}.`,
    note: null,
    count: told.count,
    pages: pages.filter((page) => weekdayOf(page) === told.day),
    about: null,
    chart: {
      caption: 'Pages by the day of the week',
      by: 'weekday',
      unit: 'page',
      bars: days.map(({ name, day, count }) => ({
        label: name,
        value: count,
        marked: day === told.day,
      })),
    },
  };
}

/** The hour that pages are written in on most days; null of too few to tell. */
export function usualHour(pages: readonly PageFacts[]): number | null {
  const counts = tally(onceADay(pages, ({ hour }) => hour).map(({ hour }) => hour));
  const hour = best(HOURS, (each) => counts.get(each) ?? 0) ?? 0;
  return (counts.get(hour) ?? 0) >= 3 ? hour : null;
}
