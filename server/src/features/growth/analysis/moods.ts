import type { Mood } from '@pathkeeper/contract';
import { apart, best, strengthOf, tally } from './figures.ts';
import { type Found, type Journal, type PageFacts, periodsOf } from './journal.ts';
import { counted, figure, moodWord, orNone } from './phrases.ts';
import { countThemes, pagesByMonth, pagesByTheme } from './themes.ts';

/** Pages with a mood that a period or a side needs. */
const ENOUGH = 10;
/** Pages with a mood that a theme needs, and how many of them must share it. */
const ON_THEME = 6;
const OFTEN = 4;
const CERTAIN = 2.5;
/** Many pairs of mood and theme are looked at: chance alone brings some of them beyond `CERTAIN`. */
const CERTAIN_PAIR = 3.2;
/** How many times as frequent as elsewhere a mood must be. */
const LIFT = 1.5;
/** The share of a theme's pages that a mood must have to be there often. */
const OFTEN_THERE = 0.25;
/** The share of the hard pages, or the good ones, that a theme must be on to be their word. */
const WORD_OF = 0.1;
const MOST_PAIRS = 2;

const HARD: readonly Mood[] = ['sad', 'anxious', 'frustrated', 'apathetic'];
const GOOD: readonly Mood[] = [
  ...(['happy', 'excited', 'calm', 'grateful', 'determined', 'content', 'energetic'] as const),
];

type Felt = PageFacts & { mood: Mood };

const withMood = (pages: readonly PageFacts[]): Felt[] =>
  pages.filter((page): page is Felt => page.mood !== null);

const inMood = (pages: readonly PageFacts[], mood: Mood): number =>
  pages.filter((page) => page.mood === mood).length;

interface Pair {
  theme: string;
  mood: Mood;
  /** Pages with both, and with the theme; of the others, those in the mood, and all. */
  both: number;
  of: number;
  others: number;
  ofOthers: number;
  errors: number;
}

/**
 * The moods that go with themes more often than this writer records them on other pages. Each theme
 * and each mood is told of once.
 */
export function moodsOfThemes({ pages }: Journal): Found[] {
  const felt = withMood(pages);
  const recorded = tally(felt.map(({ mood }) => mood));
  const pairs = [...pagesByTheme(felt, ON_THEME)]
    .flatMap(([theme, on]) => pairsOf(theme, on, recorded, felt.length))
    .sort((a, b) => b.errors - a.errors);
  const told: Pair[] = [];
  for (const pair of pairs) {
    if (told.some(({ theme, mood }) => theme === pair.theme || mood === pair.mood)) continue;
    told.push(pair);
  }
  return told.slice(0, MOST_PAIRS).map((pair) => tellPair(pair, felt));
}

function pairsOf(
  theme: string,
  on: readonly Felt[],
  recorded: ReadonlyMap<Mood, number>,
  of: number,
): Pair[] {
  const elsewhere = of - on.length;
  return [...tally(on.map(({ mood }) => mood))].flatMap(([mood, both]) => {
    const others = (recorded.get(mood) ?? 0) - both;
    const errors = apart(both, on.length, others, elsewhere);
    const isMore = both * elsewhere >= LIFT * others * on.length && both >= OFTEN_THERE * on.length;
    if (both < OFTEN || elsewhere < ENOUGH || !isMore || errors < CERTAIN_PAIR) return [];
    return [{ theme, mood, both, of: on.length, others, ofOthers: elsewhere, errors }];
  });
}

function tellPair({ theme, mood, both, of, others, ofOthers, errors }: Pair, felt: Felt[]): Found {
  const word = moodWord(mood);
  return {
    kind: 'mood-theme',
    subject: theme,
    strength: strengthOf(errors),
    sentence: `Where “${theme}” comes up, the page is often ${word}: ${figure(both)} of ${figure(of)}, against ${orNone(others)} of the ${counted(ofOthers, 'other page')}.`,
    note: 'Of the pages that have a mood. What comes with what is not what comes from what.',
    count: both,
    pages: felt.filter((page) => page.mood === mood && page.themes.includes(theme)),
    about: theme,
    chart: null,
  };
}

/** The mood that has become more frequent or rarer over the latest ninety days. */
export function moodChange(journal: Journal): Found | null {
  const periods = periodsOf(journal);
  const [recent, before] = [withMood(periods.recent), withMood(periods.before)];
  if (recent.length < ENOUGH || before.length < ENOUGH) return null;
  const changes = [...tally([...recent, ...before].map(({ mood }) => mood)).keys()].map((mood) => {
    const [now, then] = [inMood(recent, mood), inMood(before, mood)];
    return { mood, now, then, errors: apart(now, recent.length, then, before.length) };
  });
  const found = best(changes, ({ errors }) => Math.abs(errors));
  if (!found || Math.abs(found.errors) < CERTAIN) return null;
  const { mood, now, then, errors } = found;
  const more = errors > 0;
  return {
    kind: 'mood-change',
    subject: mood,
    strength: strengthOf(errors),
    sentence: `Pages marked ${moodWord(mood)} have become ${more ? 'more frequent' : 'rarer'}: ${orNone(now)} of ${figure(recent.length)} in the last ninety days, ${orNone(then)} of ${figure(before.length)} in the ninety before.`,
    note: 'Of the pages that have a mood.',
    count: now + then,
    pages: (more ? recent : before).filter((page) => page.mood === mood),
    about: null,
    chart: pagesByMonth(
      journal,
      `Pages marked ${moodWord(mood)}, by month`,
      (page) => page.mood === mood,
    ),
  };
}

/** What pages of hard days are about that pages of good ones are not, and the other way round. */
export function hardDays({ pages }: Journal): Found | null {
  const hard = pages.filter(({ mood }) => mood && HARD.includes(mood));
  const good = pages.filter(({ mood }) => mood && GOOD.includes(mood));
  if (hard.length < ENOUGH || good.length < ENOUGH) return null;
  const onHard = distinctive(hard, good);
  const onGood = distinctive(good, hard);
  const [first] = [onHard, onGood].filter((theme) => theme !== null);
  if (!first) return null;
  return {
    kind: 'hard-days',
    subject: first.theme,
    strength: strengthOf(Math.max(onHard?.errors ?? 0, onGood?.errors ?? 0)),
    sentence: [
      onHard && `On hard days the word is “${onHard.theme}”: ${sides(onHard, ['hard', 'good'])}.`,
      onGood && `On good days it is “${onGood.theme}”: ${sides(onGood, ['good', 'hard'])}.`,
    ]
      .filter(Boolean)
      .join(' ')
      .replace(/^On good days it is/, 'On good days the word is'),
    note: 'Hard: sad, anxious, frustrated, apathetic. Good: happy, excited, calm, grateful, determined, content, energetic.',
    count: hard.length + good.length,
    // The better days are quoted first: nobody is sent back to the others unasked.
    pages: onGood
      ? good.filter(({ themes }) => themes.includes(onGood.theme))
      : hard.filter(({ themes }) => themes.includes(first.theme)),
    about: (onGood ?? first).theme,
    chart: null,
  };
}

interface Distinctive {
  theme: string;
  count: number;
  of: number;
  others: number;
  ofOthers: number;
  errors: number;
}

function distinctive(pages: PageFacts[], others: PageFacts[]): Distinctive | null {
  const counts = countThemes(others);
  const frequent = pagesByTheme(pages, Math.max(OFTEN, pages.length * WORD_OF));
  const themes = [...frequent].map(([theme, { length: count }]) => {
    const elsewhere = counts.get(theme) ?? 0;
    const errors = apart(count, pages.length, elsewhere, others.length);
    return { theme, count, of: pages.length, others: elsewhere, ofOthers: others.length, errors };
  });
  const found = best(themes, ({ errors }) => errors);
  return found && found.errors >= CERTAIN_PAIR ? found : null;
}

const sides = (
  { count, of, others, ofOthers }: Distinctive,
  [here, there]: readonly [string, string],
): string =>
  `${figure(count)} of ${counted(of, `${here} page`)}, ${orNone(others)} of ${figure(ofOthers)} ${there} ones`;
