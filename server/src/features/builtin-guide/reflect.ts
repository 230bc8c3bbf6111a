import type { Mood } from '@pathkeeper/contract';
import { isHeavy, isLight } from '../../platform/language/moods.ts';
import { isCapitalised, isNamedIn } from '../../platform/language/named.ts';
import type { IsRare } from '../../platform/language/rare-words.ts';
import { languageOf } from '../../platform/language/script.ts';
import { themesOf } from '../../platform/language/themes.ts';
import { asWritten } from '../../platform/language/written.ts';
import { type EntryKind, KEPT_AS_WRITTEN, type Kind, kindOf, lineAt } from '../entry-kind/index.ts';
import type {
  GuideEntry,
  QuoteDraft,
  ReflectionDraft,
  ReflectRequest,
} from '../guide-provider/index.ts';
import { FAR, LEAST, mostOf, type WeighedLine, weighedLines, weightiest } from './lines.ts';
import { memoryOf } from './memory.ts';
import { isAskable } from './questions/askable.ts';
import { questionFor } from './questions/question.ts';
import { hasHardWords } from './questions/tone.ts';
import { counted, daysBetween, moodName, quoted, seedOf, spelled } from './words.ts';

const NO_WORD = 'There is no word here to read back, and the page is kept all the same.';
const ONE_WORD = 'A word will do for a day.';
/** Said where every line would be most of the page again: true of any, also of one that holds a grief. */
const KEPT = [
  'Written down, and kept as it stands.',
  'It stands here as you wrote it.',
  'These words are kept, as they are.',
];

/**
 * Reads an entry back: its weightiest lines without a remark, at most one memory, at most one count,
 * one question (S1.3). Of a grave entry one line and one sentence (D76). Nothing is said that
 * does not stand in the entry or in the numbers given with it.
 */
export function reflectOn(request: ReflectRequest, isRare: IsRare): ReflectionDraft {
  const { page, asked = [] } = request;
  const told = kindOf(page.content);
  const { kind, grave, isLoose, isDelicate, doubt, besides } = told;
  const isSurelyGrave = doubt > SURELY_GRAVE && (page.mood === null || isHeavy(page.mood));
  const itsLine = grave ? lineOfGrave(page, grave) : [];
  const isForeign = languageOf(page.content) === 'other';
  if (isSurelyGrave) return kept(isLoose || isForeign ? [] : itsLine);
  const isUnsure =
    !isLight(page.mood) && doubt > (isHeavy(page.mood) ? ON_A_HEAVY_DAY : ON_AN_EVEN_DAY);
  const isStill = isDelicate || request.isQuiet || page.isHushed || page.mood === 'sad' || isUnsure;
  // A word of death on a light day, or on a page that reads like any other, is most often a way of speaking,
  // and an illness one that is over: such a page is read back, and asked nothing.
  const isSaid = isLoose && page.mood !== 'sad' && page.mood !== 'anxious';
  // Of a page in another language little can be seen: a single sign is enough for silence.
  if (isForeign && (grave || isDelicate || page.isHushed) && !isLight(page.mood)) return kept([]);
  const isInPassing =
    grave && grave.start > IN_PASSING.from && page.words >= IN_PASSING.words && !isHeavy(page.mood);
  const least = isInPassing ? IN_PASSING.doubt : AS_ON_ANY_DAY;
  if (grave && !isSaid && !isLight(page.mood) && (page.mood === 'sad' || doubt > least)) {
    return kept(itsLine);
  }
  const lines = weighedLines(page.content).map((line) =>
    isStill && SELF_REPROACH.test(line.text) ? { ...line, weight: line.weight - 2 } : line,
  );
  const chosen = shownOf(page, kind, lines);
  const quotes = chosen.map(({ text }) => own(page, text));
  if (page.isHushed && !isLight(page.mood)) return kept(quotes.slice(0, 1));

  const recallsNothing =
    isDelicate ||
    request.isQuiet ||
    page.isHushed ||
    isUnsure ||
    (isHeavy(page.mood) && hasHardWords(page.content));
  const memory = isPlainTold(kind) && !recallsNothing ? memoryOf(request, isRare) : null;
  // On a day that may be a heavy one a single line is read back.
  const isFew = page.isHushed || (isStill && (page.mood === null || isHeavy(page.mood)));
  const isClear = isAskable(told, page.mood);
  // What is said where there is no line leaves nothing to ask.
  const isAsked =
    chosen.length > 0 && !(isForeign || request.asking === 'nothing' || page.isHushed) && isClear;
  const isGentle = request.asking === 'gently' || (grave !== null && !besides);
  const seed = `${page.id}:${seedOf(page.content.slice(0, 4000))}`;
  const insights = [
    ...(chosen.length > 0 || memory
      ? saidOf(chosen, isFew ? 1 : saidAt(page, isClear && !isForeign))
      : [shortly(page)]),
    ...(memory
      ? [`${spelled(memory.page.localDate, page.localDate)}: ${quoted(memory.text)}`]
      : []),
    ...(isPlainTold(kind) && !isStill ? repeated(page, isRare) : []),
  ];
  return {
    insights,
    reflectionQuestion: isAsked
      ? askedOf(page, { kind: besides ?? kind, asked, seed, isGentle })
      : '',
    growthPattern: isStill || kind === 'fear' || isHeavy(page.mood) ? '' : numbersOf(request),
    quotes: memory ? [...quotes, { entryId: memory.page.id, text: memory.text, note: '' }] : quotes,
  };
}

/** The line that tells it; neither “She’s dead.” alone nor one of self-reproach is one to be met by. */
function lineOfGrave(page: GuideEntry, grave: NonNullable<Kind['grave']>): QuoteDraft[] {
  const line = lineAt(page.content, grave);
  const isNone = line.split(/\s+/u).length < LEAST || SELF_REPROACH.test(line);
  return isNone ? [] : [own(page, line)];
}

/** On a hard day nobody is shown the line in which they blame themselves. */
const SELF_REPROACH =
  /(?<!\p{L})(?:i (?:should|could|ought to|might) (?:have|of)|i (?:should|could|might)['’]ve|my fault|blam(?:e|ed|ing) myself|if only|ashamed|i(?:['’]d| had)? told (?:him|her|them) to|i (?:never|didn['’]t|did not) (?:call|ring|go|answer|visit|ask|notice|see|say|stop|wait)|i(?: had|['’]d)?(?:n['’]t| not) known i could|i believed (?:it|him|her|them)|i was (?:up|awake|right there|next door|asleep)|i (?:just )?thought (?:it|he|she|they) (?:was|were) (?:just|only|the)|i(?:['’]ll| will) (?:call|ring|text|hit) (?:him|her|them)|i saw it and)(?!\p{L})/iu;

/** Beside no mood, or an even one, it takes a little doubt to be silent. */
const ON_AN_EVEN_DAY = 0.15;
/** Beside a heavy mood less doubt is enough for silence. */
const ON_A_HEAVY_DAY = -0.7;

/** So little like grave pages does a page read on which a single word is grave. */
const AS_ON_ANY_DAY = -0.7;
/**
 * The same of a page that tells more on a day not marked heavy, and does not begin with it (in UTF-16 characters): it
 * may be mentioned in passing.
 */
const IN_PASSING = { doubt: -0.2, words: 80, from: 60 };
/** So much like grave pages that no other line is picked out, where the mood does not say otherwise. */
const SURELY_GRAVE = 1.3;

/** A question for an entry; empty when none fits. */
export function askedOf(
  { content, mood, words }: GuideEntry,
  {
    isGentle = false,
    ...about
  }: { kind: EntryKind; asked: readonly string[]; seed: string; isGentle?: boolean },
): string {
  const paragraphs = content.split(/\n\s*\n/u).length;
  return questionFor({
    ...about,
    mood,
    words,
    isHard: isGentle || hasHardWords(content),
    isOneThing: paragraphs <= ONE_THING.paragraphs && words <= ONE_THING.words,
    isOfDay: isOfDay(content, mood, words),
  });
}

/** A longer entry is seldom about one thing. */
const ONE_THING = { paragraphs: 3, words: 130 };
/** An entry of fewer words is a note of its day. */
const NOTE = 60;
const OF_DAY = /\b(?:today|tonight|this (?:morning|afternoon|evening)|all day|the day)\b/iu;
const OF_PAST =
  /\b(?:used to|years ago|when i was (?:\w+|a \w+)|back then|in those days|in (?:19|20)\d\d|i never|i (?:think|wonder|believe|suppose|realise|realize))\b|\?\s*$/iu;

const isOfDay = (content: string, mood: Mood | null, words: number): boolean =>
  mood !== 'reflective' &&
  mood !== 'thoughtful' &&
  !OF_PAST.test(content.slice(0, 8000)) &&
  (words < NOTE || OF_DAY.test(content.slice(0, 8000)));

const own = ({ id }: GuideEntry, text: string): QuoteDraft => ({ entryId: id, text, note: '' });

const kept = (quotes: QuoteDraft[]): ReflectionDraft => ({
  insights: [KEPT_AS_WRITTEN],
  reflectionQuestion: '',
  growthPattern: '',
  quotes,
});

/** Entries in the writer's own prose: only those are remembered by and counted. */
const isPlainTold = (kind: EntryKind): boolean => !UNTOLD.has(kind);

const UNTOLD: ReadonlySet<EntryKind> = new Set(['others', 'list', 'short', 'verse', 'records']);

/**
 * From so many words on two or three lines are underlined; in the margin too, from `said` on where the page is surely
 * an ordinary one.
 */
const LONG = { few: 30, said: 40, two: 120, three: 250 };
/** What stands above a text, and the head of a letter, weigh less. */
const SET_ASIDE = -3;
const SHAPED: ReadonlySet<EntryKind> = new Set(['list', 'verse', 'records']);

/** The lines of a page that are shown: each says something by itself, and none is most of the page. */
function shownOf({ content, words }: GuideEntry, kind: EntryKind, lines: WeighedLine[]) {
  const least = SHAPED.has(kind) ? 2 : LEAST;
  const all = lines.filter((line) => line.words >= least && line.weight > SET_ASIDE);
  const [first] = weightiest(all, 1);
  // A stray line in the place of one that is most of the page would say that it weighs more.
  const isMost = mostOf(content);
  const fit = all.filter((line) => !isMost(line) && line.weight >= (first?.weight ?? 0) - FAR);
  return weightiest(fit, words < LONG.few ? 1 : words < LONG.two ? 2 : 3);
}

/** What is said of a page in the margin: its weightiest line, of a long page each that is shown. */
const saidOf = (chosen: readonly WeighedLine[], most: number): string[] =>
  weightiest(chosen, most).map(({ text }) => quoted(text));

const saidAt = ({ words }: GuideEntry, isClear: boolean): number => {
  if (words >= LONG.three) return 3;
  return words < (isClear ? LONG.said : LONG.two) ? 1 : 2;
};

/** What is said of a page so short that a line of it would be the page again. */
function shortly({ content, words, mood }: GuideEntry): string {
  if (!/\p{L}/u.test(content)) return NO_WORD;
  if (words <= 1) return ONE_WORD;
  return KEPT[isHeavy(mood) ? 0 : seedOf(content) % KEPT.length] ?? '';
}

/** A name or a rare word that the entry writes four times or more; counted by looking for it. */
function repeated({ content, words }: GuideEntry, isRare: IsRare): string[] {
  if (words > 600) return [];
  for (const theme of themesOf(content, [])) {
    const word = asWritten(content, theme);
    if (!word || word.length < 3) continue;
    if (!(isCapitalised(theme) ? isNamedIn(content, theme) : isRare(theme))) continue;
    const exact = new RegExp(
      `(?<![\\p{L}\\p{N}])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
      'gu',
    );
    const times = content.match(exact)?.length ?? 0;
    if (times >= 4) return [`${quoted(word)} was written ${times} times on this page.`];
  }
  return [];
}

const ROUND: ReadonlySet<number> = new Set([
  10, 25, 50, 75, 100, 150, 200, 250, 300, 365, 400, 500, 750, 1000,
]);
/** Pages with a mood from which on a new mood is worth a word. */
const ENOUGH_MOODS = 12;

/** What the moods and numbers of the journal say beside this entry; empty when they say little. */
function numbersOf({ page, past }: ReflectRequest): string {
  if (past.entries === 0) return 'The first page of this journal.';
  const place = past.entries + 1;
  if (ROUND.has(place)) return `Page ${place} of this journal.`;
  const moods = Object.values(past.moods).reduce((sum, count) => sum + count, 0);
  if (page.mood && moods >= ENOUGH_MOODS && !past.moods[page.mood]) {
    const isYoung = past.firstDate !== null && daysBetween(past.firstDate, page.localDate) <= 90;
    const since = isYoung ? 'of this journal' : 'in ninety days';
    return `The first page ${since} marked ${moodName(page.mood)}.`;
  }
  if (past.entries >= 5 && page.words >= 60 && page.words >= past.averageWords * 2) {
    return `${counted(page.words, 'word')}; the ${past.entries} pages before it have ${past.averageWords} on average.`;
  }
  return '';
}
