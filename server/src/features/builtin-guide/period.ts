import { MONTH_NAMES } from '@pathkeeper/contract';
import { asWritten } from '../../platform/language/written.ts';
import { type Kind, kindOf, lineAt } from '../entry-kind/index.ts';
import type {
  GuideEntry,
  MonthDraft,
  PeriodRequest,
  QuoteDraft,
  WeekDraft,
} from '../guide-provider/index.ts';
import { weighedLines, weightiest } from './lines.ts';
import { questionOfPeriod } from './questions/question.ts';
import { counted, joined, moodName, quoted, spelled } from './words.ts';

/** Fewer entries than this are shown, and nothing more is said. */
const FEW = 3;
const NOTES = 3;
const WORDS = 5;

interface Read extends Kind {
  page: GuideEntry;
}

interface Told {
  title: string;
  insight: string;
  words: string;
  moods: string;
  numbers: string;
  question: string;
  quotes: QuoteDraft[];
}

/** A week as its entries and their counts have it: nothing in it explains (S1.3). */
export function weekOf(request: PeriodRequest): WeekDraft {
  const { title, insight, words, moods, numbers, question, quotes } = told(request);
  return {
    title,
    weeklyInsight: insight,
    commonThemes: words,
    growthObservations: numbers,
    directionAndMomentum: moods,
    emergingGoals: [],
    question,
    quotes,
  };
}

/** A month, as a week is told. */
export function monthOf(request: PeriodRequest): MonthDraft {
  const { title, insight, words, moods, numbers, question, quotes } = told(request);
  return {
    title,
    monthlyWisdom: insight,
    keyThemes: words,
    growthJourney: numbers,
    moodTrends: moods,
    lifeDirection: '',
    emergingGoals: [],
    goalAchievementSuggestions: [],
    question,
    quotes,
  };
}

function told(request: PeriodRequest): Told {
  const { kind, from, to, entryCount, pages } = request;
  const read = pages.map((page): Read => ({ page, ...kindOf(page.content) }));
  const title =
    kind === 'month'
      ? (MONTH_NAMES[Number(from.slice(5, 7)) - 1] ?? '')
      : `The week of ${spelled(from, to)}`;
  const nothing = { title, insight: '', words: '', moods: '', numbers: '', question: '' };
  if (entryCount < FEW) return { ...nothing, ...shown(request, read) };

  const isGrave = read.some(({ grave, page }) => grave !== null || page.isHushed);
  const quotes = linesOf(read);
  return {
    ...nothing,
    insight: insightOf(request, quotes, isGrave),
    words: comingBack(request, read),
    moods: moodsTold(request),
    numbers: beforeAndNow(request),
    question: isGrave ? '' : questionOfPeriod(kind, from),
    quotes,
  };
}

/** One or two entries: said to be so, and shown. */
function shown(request: PeriodRequest, read: readonly Read[]): Pick<Told, 'insight' | 'quotes'> {
  const { kind, entryCount, to } = request;
  const quotes = linesOf(read).slice(0, 1);
  const dates = [...new Set(read.map(({ page }) => page.localDate))];
  const on = dates.length > 0 ? `, of ${joined(dates.map((date) => spelled(date, to)))}` : '';
  return { insight: `${counted(entryCount, 'page')} this ${kind}${on}.`, quotes };
}

function insightOf(
  { pages, entryCount, kind }: PeriodRequest,
  quotes: readonly QuoteDraft[],
  isGrave: boolean,
) {
  if (isGrave) return `${counted(entryCount, 'page')} this ${kind}, kept as they were written.`;
  const best = quotes
    .map(({ entryId, text }) => ({
      text,
      weight:
        weighedLines(pages.find(({ id }) => id === entryId)?.content ?? '').find(
          (line) => line.text === text,
        )?.weight ?? 0,
    }))
    .sort((a, b) => b.weight - a.weight)[0];
  return best ? quoted(best.text) : '';
}

/** Three lines of three days, those of ordinary entries first. */
function linesOf(read: readonly Read[]): QuoteDraft[] {
  const days = new Map<string, QuoteDraft & { weight: number; date: string }>();
  for (const { page, grave, kind } of read) {
    if (page.isHushed) continue;
    const [best] = grave
      ? [{ text: lineAt(page.content, grave), weight: -10 }]
      : weightiest(weighedLines(page.content), 1);
    if (!best || best.text === '') continue;
    const weight = best.weight - (kind === 'others' || kind === 'list' || kind === 'short' ? 2 : 0);
    const line = { entryId: page.id, text: best.text, note: '', weight, date: page.localDate };
    if (weight > (days.get(page.localDate)?.weight ?? -Infinity)) days.set(page.localDate, line);
  }
  return [...days.values()]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, NOTES)
    .sort((a, b) => a.date.localeCompare(b.date))
    .map(({ entryId, text, note }) => ({ entryId, text, note }));
}

/** People and words that stand on two days or more, with those days; looked for in the entries. */
function comingBack({ themes, to }: PeriodRequest, read: readonly Read[]): string {
  const plain = read.filter(({ grave }) => grave === null);
  const found = themes.flatMap(({ theme }) => {
    const on = plain.flatMap(({ page }) => {
      const word = asWritten(page.content, theme);
      return word ? [{ word, date: page.localDate }] : [];
    });
    const dates = [...new Set(on.map(({ date }) => date))].sort();
    const word = on[0]?.word;
    return word && dates.length > 1 ? [{ word, dates }] : [];
  });
  return found
    .slice(0, WORDS)
    .map(({ word, dates }) => {
      const days = dates.slice(0, 6).map((date) => spelled(date, to));
      const more = dates.length - days.length;
      return `${quoted(word)}: ${joined(more > 0 ? [...days, `${more} more`] : days)}.`;
    })
    .join(' ');
}

function moodsTold({ moods }: PeriodRequest): string {
  if (moods.length === 0) return '';
  return `Moods as recorded: ${moods.map(({ mood, count }) => `${moodName(mood).toLowerCase()} ${count}`).join(', ')}.`;
}

function beforeAndNow({ kind, entryCount, words, before }: PeriodRequest): string {
  const now = `${counted(words, 'word')} on ${counted(entryCount, 'page')}`;
  return before.entryCount === 0
    ? `${now}.`
    : `${now}; the ${kind} before, ${counted(before.words, 'word')} on ${counted(before.entryCount, 'page')}.`;
}
