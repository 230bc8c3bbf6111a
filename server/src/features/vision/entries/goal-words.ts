import type { VisionGoal, VisionGoalEntries } from '@pathkeeper/contract';
import { commonWords } from '../../../platform/language/themes.ts';
import { tokenize } from '../../../platform/search/tokens.ts';

/** Words of a goal that entries are looked for by: the first ones of title, phrase and steps. */
const MOST_WORDS = 8;
const SHORTEST = 4;

/** The words that say what a goal is about, folded and in the singular. */
export function wordsOfGoal({
  title,
  phrase,
  milestones,
}: Pick<VisionGoal, 'title' | 'phrase' | 'milestones'>): string[] {
  const text = [title, phrase ?? '', ...milestones.map((each) => each.title)].join('\n');
  const words = tokenize(text).flatMap(({ word, kind }) =>
    kind === 'word' && word.length >= SHORTEST && !commonWords.has(word) && !/\d/.test(word)
      ? [/[^s]s$/.test(word) ? word.slice(0, -1) : word]
      : [],
  );
  return [...new Set(words)].slice(0, MOST_WORDS);
}

type Spoken = VisionGoalEntries['entries'][number];

/** Entries that are shown of a goal. */
const SHOWN = 3;

/** What is shown of a goal: what its writer chose comes before what was found, each newest first. */
export function shownOf(chosen: readonly Spoken[], found: readonly Spoken[]): Spoken[] {
  const seen = new Set<number>();
  const once = [...newest(chosen), ...newest(found)].filter(({ id }) => {
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew;
  });
  return once.slice(0, SHOWN);
}

const newest = (entries: readonly Spoken[]): Spoken[] =>
  [...entries].sort((a, b) => b.localDate.localeCompare(a.localDate) || b.id - a.id);
