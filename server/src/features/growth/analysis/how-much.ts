import { monthsUpTo } from '../growth.rules.ts';
import { best, meansApart, median, strengthOf } from './figures.ts';
import { type Found, type Journal, type PageFacts, periodsOf } from './journal.ts';
import { counted, figure, spelledDay } from './phrases.ts';

/** Pages that each period needs before their lengths are compared. */
const ENOUGH = 8;
const CERTAIN = 2.5;
/** A change of the usual length smaller than this is none. */
const CHANGE = 1.25;
const ORDINARY = 0.3;

const usual = (pages: readonly PageFacts[]): number => median(pages.map(({ words }) => words));

/** How long a page usually is, and the longest of all. */
export function lengthOf(journal: Journal): Found | null {
  const { pages, to } = journal;
  const longest = best(pages, ({ words }) => words);
  if (!longest || usual(pages) === 0) return null;
  return {
    kind: 'length',
    subject: 'length',
    strength: ORDINARY,
    sentence: `A usual page runs to ${counted(usual(pages), 'word')}; the longest, on ${spelledDay(longest.date, to)}, to ${figure(longest.words)}.`,
    note: null,
    count: pages.length,
    pages: [longest],
    about: null,
    chart: wordsByMonth(journal, (month) => longest.date.startsWith(month)),
  };
}

/** Whether pages have grown longer or shorter over the latest ninety days. */
export function lengthChange(journal: Journal): Found | null {
  const { recent, before } = periodsOf(journal);
  if (recent.length < ENOUGH || before.length < ENOUGH) return null;
  const [now, then] = [usual(recent), usual(before)];
  const logs = (pages: readonly PageFacts[]) => pages.map(({ words }) => Math.log1p(words));
  const errors = meansApart(logs(recent), logs(before));
  const ratio = Math.max(now, then) / Math.max(Math.min(now, then), 1);
  if (Math.abs(errors) < CERTAIN || ratio < CHANGE || errors > 0 !== now > then) return null;
  const longer = now > then;
  return {
    kind: 'length-change',
    subject: 'length',
    strength: strengthOf(errors),
    sentence: `Pages have grown ${longer ? 'longer' : 'shorter'}: usually ${counted(now, 'word')} in the last ninety days, ${figure(then)} in the ninety before.`,
    note: null,
    count: recent.length,
    pages: [...recent].sort((a, b) => (longer ? b.words - a.words : a.words - b.words)),
    about: null,
    chart: wordsByMonth(journal, () => false),
  };
}

function wordsByMonth({ pages, to }: Journal, isMarked: (month: string) => boolean) {
  return {
    caption: 'Words of a usual page, by month',
    by: 'month' as const,
    unit: 'word' as const,
    bars: monthsUpTo(to).months.map((month) => ({
      label: month,
      value: usual(pages.filter(({ date }) => date.startsWith(month))),
      marked: isMarked(month),
    })),
  };
}
