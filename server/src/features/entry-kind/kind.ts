import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { PEOPLE, RELATIVES } from '../../platform/language/kin.ts';
import { languageOf } from '../../platform/language/script.ts';
import { sentencesOf } from '../../platform/language/sentences.ts';
import { graveSpanIn, readStill } from '../safety/index.ts';
import {
  BIRTH,
  CARER,
  DELICATE,
  DELICATE_ELSEWHERE,
  DELICATE_NAMED,
  DREAMT,
  FIGURES,
  ILLNESS,
  LOSS,
  MILDLY_DELICATE,
  NAMED_VIOLENCE,
  NEWBORN,
  STORY,
  VIOLENCE,
} from './kind.data.ts';
import { lesserKind } from './lesser-kind.ts';

/** What an entry coarsely is. In doubt it is `plain`. */
export type EntryKind =
  | 'loss'
  | 'birth'
  | 'illness'
  | 'violence'
  | 'hard'
  | 'fear'
  | 'conflict'
  | 'work'
  | 'list'
  | 'dream'
  | 'others'
  | 'verse'
  | 'records'
  | 'short'
  | 'plain';

export interface Kind {
  kind: EntryKind;
  /** Where a loss, an illness, a birth that went wrong or violence is told (D76), in UTF-16; else null. */
  grave: { start: number; end: number } | null;
  /** It may tell of something grave without a word for it: it is quoted, and asked nothing. */
  isDelicate: boolean;
  /** The grave word stands beside nobody: as often as not a way of speaking, or a story. */
  isLoose?: boolean;
  /** What it is besides, where such a word is most likely a way of speaking: the page reads like any other. */
  besides?: EntryKind;
  /** A few words about somebody: too few to tell what they are about. */
  isTerse: boolean;
  /**
   * Whether it may tell of something grave after all: from 0 on, in doubt; the lower, the more it reads like
   * an ordinary day.
   */
  doubt: number;
}

/** The one sentence that is said of a grave entry (D76): true of any. */
export const KEPT_AS_WRITTEN = 'This page is kept as you wrote it, and nothing is asked of it.';

/** Characters of an entry that are looked at, from its beginning and its end. */
const READ = 12_000;
const TERSE = 25;
/** A few words about somebody show little of what they tell, and leave more doubt. */
const TERSE_DOUBT = 1;
/** So little like grave pages reads a page on which a grave word beside nobody is a way of speaking. */
const LIKE_ANY_DAY = -1;
/** Longer English words are seldom words of other languages with another meaning. */
const SHORTEST_KNOWN = 4;

const WORD = (pattern: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}])`, 'giu');
const figures = FIGURES.map(WORD);
const story = new RegExp(STORY, 'iu');
const dreamt = new RegExp(DREAMT, 'iu');
const carer = new RegExp(CARER, 'iu');
const near = new RegExp(`\\b(?:i|my|me|our|${RELATIVES})\\b`, 'iu');
const kin = new RegExp(`\\b${PEOPLE}\\b`, 'iu');
const somebody = new RegExp(
  `(?<![\\p{L}'])(?:he|she|him|hers?|his|they|them|their|our|us|we|ex|${PEOPLE})(?![\\p{L}])`,
  'iu',
);
const grave = [
  { kind: 'birth', patterns: BIRTH.map(WORD) },
  { kind: 'violence', patterns: [...VIOLENCE.map(WORD), new RegExp(NAMED_VIOLENCE, 'gu')] },
  { kind: 'loss', patterns: LOSS.map(WORD) },
  { kind: 'illness', patterns: ILLNESS.map(WORD) },
] as const;
const elsewhere = WORD(DELICATE_ELSEWHERE);
const newborn = NEWBORN.map(WORD);
const mild = WORD(MILDLY_DELICATE);
const delicate = [...DELICATE.map(WORD), new RegExp(DELICATE_NAMED, 'gu')];

/** What was read of late, so that one request reads an entry once; no word of it is kept, only a hash. */
const known = new LRUCache<string, Kind>({ max: 500 });

/**
 * Reads coarsely what an entry is (D76). What is grave comes first and prefers silence to a
 * question that would hurt; every other kind is named only where its words are plain. What only the
 * classifier finds is asked nothing either.
 */
export function kindOf(content: string): Kind {
  const key = createHash('sha256').update(content).digest('base64');
  const found = known.get(key) ?? readKind(content);
  known.set(key, found);
  return found;
}

/** An entry made ready for the lists of words; positions in each are positions in the content. */
interface Page {
  text: string;
  /** The same with straight apostrophes, as the lists have them. */
  straight: string;
  /** That without figures of speech. */
  plain: string;
}

function pageOf(content: string): Page {
  const text = partOf(content);
  const straight = text.replace(/[’‘]/g, "'");
  return { text, straight, plain: withoutFigures(straight) };
}

function readKind(content: string): Kind {
  const page = pageOf(content);
  const words = byWords(page);
  const { meaning, doubt } = readStill(page.plain);
  // The classifier learned English alone: elsewhere a grave word counts.
  const isRead = () => languageOf(content) !== 'other';
  if (words.grave && !isRead()) return { ...words, doubt: Number.POSITIVE_INFINITY };
  if (words.grave) {
    const without = words.isLoose ? byWords(page, { withLoose: false }) : words;
    const isAnyDay = doubt + (without.isTerse ? TERSE_DOUBT : 0) < LIKE_ANY_DAY;
    const figure = without.grave === null && isAnyDay ? { besides: without.kind } : {};
    return { ...words, ...figure, doubt };
  }
  const own = { ...words, doubt: words.isTerse ? doubt + TERSE_DOUBT : doubt };
  own.isDelicate ||= own.doubt > LIKE_ANY_DAY && isToldIn(page.plain, mild);
  if (!meaning || !isRead()) return own;
  return { ...own, kind: own.kind === 'plain' ? meaning : own.kind, isDelicate: true };
}

/** The same by the lists of words alone. */
export const kindByWords = (content: string): Kind => byWords(pageOf(content));

function byWords({ text, straight, plain }: Page, { withLoose = true } = {}): Kind {
  const told = graveWordsIn(plain).filter((word) => withLoose || !isLoose(word, plain));
  const found = firstReal(told, plain);
  if (found) return found;
  const certain = graveSpanIn(text === straight ? plain : withoutFigures(text));
  if (certain) return { kind: 'loss', grave: certain, isDelicate: true, isTerse: false, doubt: 0 };
  if (newborn.some((pattern) => plain.search(pattern) >= 0)) {
    return { kind: 'birth', grave: null, isDelicate: true, isTerse: false, doubt: 0 };
  }
  const isDelicate =
    told.some(isBesideStory) ||
    plain.search(elsewhere) >= 0 ||
    delicate.some((pattern) => isToldIn(plain, pattern));
  const isTerse =
    (straight.match(/[\p{L}\p{N}']+/gu)?.length ?? 0) <= TERSE && somebody.test(plain);
  return { kind: lesserKind(straight), grave: null, isDelicate, isTerse, doubt: 0 };
}

// Positions in it are positions in the content: of a long one the middle is blanked.
function partOf(content: string): string {
  if (content.length <= 2 * READ) return content;
  const middle = content.length - 2 * READ;
  return content.slice(0, READ) + ' '.repeat(middle) + content.slice(-READ);
}

/** A grave word, and the sentence it stands in. */
interface GraveWord {
  kind: (typeof grave)[number]['kind'];
  word: string;
  at: number;
  sentence: string;
}

const graveWordsIn = (plain: string): GraveWord[] =>
  grave.flatMap(({ kind, patterns }) =>
    patterns.flatMap((pattern) =>
      [...plain.matchAll(pattern)].map(({ 0: word, index: at }) => ({
        ...{ kind, word, at },
        sentence: sentenceAt(plain, at),
      })),
    ),
  );

/** A birth before violence, and either before what else is told first. */
function firstReal(told: readonly GraveWord[], plain: string): Kind | null {
  if (told.length === 0) return null;
  const isCare = carer.test(plain);
  const real = told.filter(
    ({ kind, word, sentence }) =>
      !isFalseFriend(word, sentence) &&
      !story.test(sentence) &&
      !dreamt.test(sentence) &&
      !(kind === 'illness' && isCare && !near.test(sentence)),
  );
  const of = (...kinds: string[]) => real.filter(({ kind }) => kinds.includes(kind));
  const candidates = [of('birth'), of('violence'), real].find(({ length }) => length > 0) ?? [];
  const [first] = candidates.toSorted((one, other) => one.at - other.at);
  if (!first) return null;
  const { kind, word, at } = first;
  const span = { start: at, end: at + word.length };
  const isSpeech = isLoose(first, plain);
  return { kind, grave: span, isDelicate: true, isTerse: false, doubt: 0, isLoose: isSpeech };
}

/** Words of death that people say of things, of jokes and of books, too. */
const ANYTHING =
  /^(?:died|dying|dies|dead|deaths?|killed|drowned|murder\w*|graves?|buried|fatal\w*)$/iu;
const BETWEEN =
  "(?:'s|'d|'re)?(?: (?:is|was|were|are|had|has|have|just|all|been|got|both|finally)){0,3} $";
/** Somebody of whom a word of death is said: “my dad had died”, “Lotte's dead”, “she is dying”. */
const somebodyWho = [
  new RegExp(
    `(?<![\\p{L}'])(?:he|she|they|we|who|(?:people|children|dog|cat|${PEOPLE})s?)${BETWEEN}`,
    'iu',
  ),
  new RegExp(`(?<!\\p{L})\\p{Lu}\\p{Ll}+${BETWEEN}`, 'u'),
];

/** Whether a grave word stands beside nobody. */
const isLoose = ({ word, at }: GraveWord, plain: string): boolean =>
  ANYTHING.test(word) && !isOfSomebody(plain, at);

const isOfSomebody = (text: string, at: number): boolean => {
  const before = text.slice(Math.max(0, at - 60), at);
  return somebodyWho.some((pattern) => pattern.test(before));
};

const withoutFigures = (text: string): string =>
  figures.reduce((left, figure) => left.replace(figure, (said) => ' '.repeat(said.length)), text);

function sentenceAt(text: string, at: number): string {
  const from = Math.max(0, at - 400);
  const before = /[.!?\n][^.!?\n]*$/u.exec(text.slice(from, at));
  const after = /[.!?\n]/u.exec(text.slice(at, at + 400));
  return text.slice(
    before ? from + before.index + 1 : from,
    after ? at + after.index : Math.min(text.length, at + 400),
  );
}

/** German “als”, Dutch “wake”: a short word of a sentence in another language is no English one. */
const isFalseFriend = (word: string, sentence: string): boolean =>
  word.length <= SHORTEST_KNOWN && languageOf(sentence) === 'other';

const isToldIn = (text: string, pattern: RegExp): boolean =>
  [...text.matchAll(pattern)].some(({ index }) => languageOf(sentenceAt(text, index)) !== 'other');

/** Of a story, or told beside one: “Dad died with his book open.” */
const isBesideStory = ({ sentence }: GraveWord): boolean =>
  kin.test(sentence) && story.test(sentence) && !dreamt.test(sentence);

/** So far around a span its sentence is looked for, in UTF-16 characters. */
const NEAR = 2000;
/** The longest line that is underlined whole, in UTF-16 characters; a quotation may be no longer (D31). */
const LONGEST_LINE = 300;

/** The sentence in which a span begins; empty where it is too long, since a part of it says something else. */
export function lineAt(content: string, { start }: { start: number }): string {
  const from = Math.max(0, start - NEAR);
  const at = start - from;
  const sentence = sentencesOf(content.slice(from, start + NEAR)).find(
    (line) => line.start <= at && at < line.end,
  )?.text;
  return sentence && sentence.length <= LONGEST_LINE ? sentence : '';
}
