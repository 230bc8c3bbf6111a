import {
  ANALYSIS_PAGES,
  type Analysis,
  type FindingChart,
  type FindingKind,
  MONTH_NAMES,
} from '@pathkeeper/contract';
import { dayParts, firstWeekday } from '../../../lib/dates.ts';
import { inWords } from '../../../lib/text/in-words.ts';

/** What stands beside a finding. */
export const FINDING_NAMES: Record<FindingKind, string> = {
  hours: 'The hour',
  weekdays: 'The day',
  length: 'The length',
  'length-change': 'The length',
  regularity: 'The week',
  run: 'The run',
  pauses: 'The pause',
  'mood-theme': 'Mood and theme',
  'theme-grown': 'Come up',
  'theme-faded': 'Gone quiet',
  'mood-change': 'A mood',
  'hard-days': 'Hard days and good',
  quests: 'Quests',
  reflections: 'Reflections',
};

const monthAndYear = (date: string): string => `${dayParts(date).month} ${date.slice(0, 4)}`;

/** 'Dec 2025 to Nov 2026'. */
export const spanOf = ({ from, to }: Pick<Analysis, 'from' | 'to'>): string =>
  `${monthAndYear(from)} to ${monthAndYear(to)}`;

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What is said instead, of pages too few to say anything of. */
export function tooFew({ pages, totalEntries }: Pick<Analysis, 'pages' | 'totalEntries'>): {
  title: string;
  reason: string;
} {
  const needed = inWords(ANALYSIS_PAGES);
  if (pages === 0) {
    return {
      title: 'Nothing to go by yet',
      reason: `An analysis made of nothing would be a horoscope. At ${needed} pages there is something to say about your days.`,
    };
  }
  const some = `${capital(inWords(pages))} ${pages === 1 ? 'page' : 'pages'}`;
  return {
    title: totalEntries > pages ? `${some} in these twelve months.` : `${some} so far.`,
    reason: `At ${needed} there is something to say about your days. Until then it would be guessing.`,
  };
}

/** A line in quotation marks; one that was ended between two words says so. */
export const quotation = (line: string): string =>
  /[\p{L}\p{N},;:–—-]$/u.test(line) ? `“${line}…”` : `“${line}”`;

/** A chart's strokes as they stand: days of the week begin as the reader's own weeks do. */
export function barsInOrder(
  { by, bars }: Pick<FindingChart, 'by' | 'bars'>,
  first = firstWeekday(),
): FindingChart['bars'] {
  return by === 'weekday' ? [...bars.slice(first), ...bars.slice(0, first)] : bars;
}

/** What stands under a stroke; nothing under most hours. */
export function axisLabel(by: FindingChart['by'], label: string, index: number): string {
  if (by === 'hour') return index % 6 === 0 ? label.slice(0, 2) : '';
  if (by === 'days-a-week') return String(index);
  const name = by === 'month' ? dayParts(`${label}-01`).month : label;
  return name.slice(0, by === 'month' ? 1 : 2);
}

/** What stands in the table for it: 'November 2026'. */
export function tableLabel(by: FindingChart['by'], label: string): string {
  if (by !== 'month') return label;
  return `${MONTH_NAMES[Number(label.slice(5)) - 1]} ${label.slice(0, 4)}`;
}
