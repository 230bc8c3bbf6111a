import { addDays, dayNumber, runsOf, weekStart } from '@pathkeeper/contract';
import { best, median, tally } from './figures.ts';
import { daysOf, type Found, type Journal } from './journal.ts';
import { counted, figure, spelledDay } from './phrases.ts';

const WEEKS = 6;
/** Days in a row from which on they are a run, and silent days from which on they are a pause. */
const RUN = 7;
const PAUSE = 8;

/**
 * On how many days of a week there are pages, over the whole weeks that are read: since the journal's first page,
 * or of all that time where the journal is older.
 */
export function regularity(journal: Journal): Found | null {
  const days = daysOf(journal);
  const [first] = days;
  if (!first) return null;
  const counts = tally(days.map(weekStart));
  const weeks: number[] = [];
  const isOlder = journal.days.some((day) => day < journal.from);
  const start = isOlder ? journal.from : first;
  // A week that it began in the middle of and the one that still goes on are not whole.
  for (let week = weekStart(addDays(start, 6)); addDays(week, 6) < journal.to; ) {
    weeks.push(counts.get(week) ?? 0);
    week = addDays(week, 7);
  }
  if (weeks.length < WEEKS) return null;
  const usual = median(weeks);
  const histogram = tally(weeks);
  return {
    kind: 'regularity',
    subject: 'days',
    strength: 0.36,
    sentence: usual === 0 ? inBursts(weeks) : inWeeks(weeks, usual),
    note: 'Whole weeks only, from Sunday to Saturday.',
    count: journal.pages.length,
    pages: [],
    about: null,
    chart: {
      caption: 'Weeks, by how many of their days have a page',
      by: 'days-a-week',
      unit: 'week',
      bars: Array.from({ length: 8 }, (_, number) => ({
        label: counted(number, 'day'),
        value: histogram.get(number) ?? 0,
        marked: number === usual,
      })),
    },
  };
}

function inWeeks(weeks: readonly number[], usual: number): string {
  const silent = weeks.filter((count) => count === 0).length;
  const rest =
    silent === 0
      ? `none of ${figure(weeks.length)} weeks went without one`
      : `${figure(silent)} of ${figure(weeks.length)} weeks went without one`;
  return usual === 7
    ? `In a usual week there is a page on every day; ${rest}.`
    : `In a usual week there are pages on ${counted(usual, 'day')}; ${rest}.`;
}

function inBursts(weeks: readonly number[]): string {
  const busy = weeks.filter((count) => count > 0);
  return `You write in bursts: ${figure(busy.length)} of ${figure(weeks.length)} weeks have pages, and such a week usually has them on ${counted(median(busy), 'day')}.`;
}

/** The longest run of days written: the longest streak of the profile and the growth map (D13). */
export function longestRun(journal: Journal): Found | null {
  const run = best(runsOf(journal.days), ({ length }) => length);
  if (!run || run.length < RUN) return null;
  const { start, end, frozen } = run;
  const within = journal.pages.filter(({ date }) => date >= start && date <= end);
  return {
    kind: 'run',
    subject: 'run',
    strength: Math.min(0.2 + run.length / 120, 0.6),
    sentence: `The longest run of days written is ${figure(run.length)}: from ${spelledDay(start, journal.to)} to ${spelledDay(end, journal.to)}.`,
    note:
      frozen.length === 0
        ? null
        : `A freeze held it over ${counted(frozen.length, 'silent day')}, not counted here.`,
    count: within.length,
    pages: [
      ...within.filter(({ date }) => date === end),
      ...within.filter(({ date }) => date === start),
    ],
    about: null,
    chart: null,
  };
}

/** The pauses of more than a week, each of which a page ended. */
export function pausesOf(journal: Journal): Found | null {
  const days = daysOf(journal);
  const pauses = days.flatMap((day, index) => {
    const before = days[index - 1];
    const silent = before ? dayNumber(day) - dayNumber(before) - 1 : 0;
    return silent >= PAUSE ? [{ silent, back: day }] : [];
  });
  const longest = best(pauses, ({ silent }) => silent);
  if (!longest) return null;
  const back = new Set(pauses.map((pause) => pause.back));
  const returned = `it was opened again on ${spelledDay(longest.back, journal.to)}`;
  // Of a day with several pages, the first is the one that came back.
  const firsts = [...back]
    .flatMap((day) => journal.pages.findLast(({ date }) => date === day) ?? [])
    .sort((a, b) => Number(b.date === longest.back) - Number(a.date === longest.back));
  return {
    kind: 'pauses',
    subject: 'pauses',
    strength: Math.min(0.3 + longest.silent / 200, 0.55),
    sentence:
      pauses.length === 1
        ? `Once the journal lay closed for more than a week: ${figure(longest.silent)} days, and ${returned}.`
        : `${times(pauses.length)} the journal lay closed for more than a week. The longest pause was ${figure(longest.silent)} days; ${returned}.`,
    note: pauses.length === 1 ? null : 'Each of them ended with a page.',
    count: firsts.length,
    pages: firsts,
    about: null,
    chart: null,
  };
}

const times = (count: number): string =>
  ['', 'Once', 'Twice', 'Three times', 'Four times', 'Five times', 'Six times'][count] ??
  `${figure(count)} times`;
