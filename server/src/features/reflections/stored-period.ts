import type { GuideQuote, MonthlyReflection, WeeklyReflection } from '@pathkeeper/contract';
import type { Danger } from '../safety/index.ts';

/** Fields that are stored with a period's reflection and not sent. */
export interface StoredBeside {
  /** The danger in its entries or in the guide's answer; each response answers it anew. */
  danger: Danger | null;
  /** Ids of the earlier entries that it may recall. */
  recalls: number[];
  /** Ids of the entries that told of danger. Reflections of earlier releases do not say. */
  unsafe?: number[];
}

/** Fields of a reflection that every answer counts anew. */
type Counted = 'days' | 'isOutdated';

export type StoredWeek = Omit<WeeklyReflection, Counted>;
export type StoredMonth = Omit<MonthlyReflection, Counted>;

/** What a guide wrote about a period, with the counts that it was given. */
export type StoredPeriod = (StoredWeek | StoredMonth) & StoredBeside;

/** The paragraphs of a week's and of a month's reflection. */
const PARAGRAPHS = [
  'commonThemes',
  'growthObservations',
  'directionAndMomentum',
  'weeklyInsight',
  'moodTrends',
  'keyThemes',
  'growthJourney',
  'lifeDirection',
  'monthlyWisdom',
  'goalProgressAssessment',
] as const;
const LINES = ['title', 'question'] as const;
const LISTS = ['emergingGoals', 'goalAchievementSuggestions'] as const;

/** The texts of a reflection by field; those of a week and of a month together. */
type Texts = Partial<
  Record<(typeof PARAGRAPHS)[number] | (typeof LINES)[number], string> &
    Record<(typeof LISTS)[number], string[]>
>;

/** Whether a reflection has no paragraph: because of danger in every entry or in the guide's answer. */
export function isBlank(body: StoredWeek | StoredMonth): boolean {
  const texts: Texts = body;
  return PARAGRAPHS.every((name) => (texts[name] ?? '') === '');
}

const QUOTED = /“([^”]+)”/g;

// A line of a reflection has single spaces, and may begin with a capital that the entry has not.
const folded = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();
const bare = (line: string) => line.replace(/^[\s“"]+|[\s”".!?…]+$/g, '');

/**
 * A reflection without the quotations that `isGoneQuote` refuses, and without every paragraph, line and
 * note that quotes words of which `isGone` says so, or consists of them. Null when no paragraph is left.
 */
function prune(
  body: StoredPeriod,
  isGoneQuote: (quote: GuideQuote) => boolean,
  isGone: (words: string) => boolean,
): StoredPeriod | null {
  const isIntact = (text: string) =>
    ![...text.matchAll(QUOTED)].some(([, words = '']) => isGone(words));
  const isIntactLine = (line: string) => isIntact(line) && !isGone(bare(line));
  const texts: Texts = body;
  const left: Texts = {};
  for (const name of PARAGRAPHS) if (!isIntact(texts[name] ?? '')) left[name] = '';
  for (const name of LINES) if (!isIntactLine(texts[name] ?? '')) left[name] = '';
  for (const name of LISTS) {
    const lines = texts[name];
    if (lines) left[name] = lines.filter(isIntactLine);
  }
  const quotes = body.quotes
    .filter((quote) => !isGoneQuote(quote))
    .map((quote) => (isIntact(quote.note) ? quote : { ...quote, note: '' }));
  const pruned = { ...body, ...left, quotes } as StoredPeriod;
  return isBlank(pruned) ? null : pruned;
}

/** A reflection after an edit of an entry: without what it quotes of it and the entry no longer says (D31). */
export function afterEdit(
  body: StoredPeriod,
  { id, before, after }: { id: number; before: string; after: string },
): StoredPeriod | null {
  const [was, is] = [folded(before), folded(after)];
  const others = body.quotes.filter(({ entryId }) => entryId !== id);
  const isGone = (text: string) => {
    const words = folded(text);
    return words !== '' && was.includes(words) && !is.includes(words);
  };
  return prune(
    body,
    ({ entryId, text }) => entryId === id && !after.includes(text),
    (words) => isGone(words) && !others.some(({ text }) => text.includes(words)),
  );
}

/** A reflection without what it quotes of some entries; null when no paragraph is left. */
export function withoutQuotesOf(body: StoredPeriod, ids: ReadonlySet<number>): StoredPeriod | null {
  const gone = body.quotes.filter(({ entryId }) => ids.has(entryId));
  if (gone.length === 0) return body;
  return prune(
    body,
    ({ entryId }) => ids.has(entryId),
    (words) =>
      words !== '' && gone.some(({ text }) => text.includes(words) || words.includes(text)),
  );
}
