import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { PEOPLE, RELATIVES } from '../../platform/language/kin.ts';
import { languageOf } from '../../platform/language/script.ts';
import { sentencesOf } from '../../platform/language/sentences.ts';
import { graveSpanIn, readStill } from '../safety/index.ts';
import {
  BIRTH,
  CARER,
  CONFLICT,
  DELICATE,
  DELICATE_ELSEWHERE,
  DELICATE_NAMED,
  DREAM,
  DREAMT,
  FEAR,
  FIGURES,
  ILLNESS,
  LOSS,
  NAMED_VIOLENCE,
  NEWBORN,
  OTHERS,
  STORY,
  VIOLENCE,
  WORK_WORDS,
} from './kind.data.ts';

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
const SHORT = 8;
const LIST_LINES = 3;
const TERSE = 25;
/** A few words about somebody show little of what they tell, and leave more doubt. */
const TERSE_DOUBT = 1;
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
const delicate = [...DELICATE.map(WORD), new RegExp(DELICATE_NAMED, 'gu')];
const others = {
  dream: new RegExp(DREAM, 'iu'),
  fear: new RegExp(FEAR, 'iu'),
  conflict: new RegExp(CONFLICT, 'iu'),
  foreign: new RegExp(OTHERS, 'giu'),
};
const work = new RegExp(WORK_WORDS, 'giu');
const listMark = /^\s*(?:[-–—*•·+]\s+|\d{1,3}[.)]\s+|\[[ xX]?\]\s*|[☐☑✓✔]\s*)/u;

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

function readKind(content: string): Kind {
  const byWords = kindByWords(content);
  const { meaning, doubt } = readStill(withoutFigures(partOf(content).replace(/[’‘]/g, "'")));
  // The classifier learned English alone: elsewhere a grave word counts.
  const isRead = () => languageOf(content) !== 'other';
  if (byWords.grave) return { ...byWords, doubt: isRead() ? doubt : Number.POSITIVE_INFINITY };
  const own = { ...byWords, doubt: byWords.isTerse ? doubt + TERSE_DOUBT : doubt };
  if (!meaning || !isRead()) return own;
  return { ...own, kind: own.kind === 'plain' ? meaning : own.kind, isDelicate: true };
}

/** The same by the lists of words alone. */
export function kindByWords(content: string): Kind {
  const text = partOf(content);
  const straight = text.replace(/[’‘]/g, "'");
  const found = graveIn(straight);
  if (found) return found;
  const certain = graveSpanIn(withoutFigures(text));
  if (certain) return { kind: 'loss', grave: certain, isDelicate: true, isTerse: false, doubt: 0 };
  const plain = withoutFigures(straight);
  if (newborn.some((pattern) => plain.search(pattern) >= 0)) {
    return { kind: 'birth', grave: null, isDelicate: true, isTerse: false, doubt: 0 };
  }
  const isDelicate =
    isBesideStory(plain) ||
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

function graveIn(text: string): Kind | null {
  const plain = withoutFigures(text);
  const isCare = carer.test(plain);
  let first: (Kind & { grave: { start: number; end: number } }) | null = null;
  for (const { kind, patterns } of grave) {
    for (const pattern of patterns) {
      for (const match of plain.matchAll(pattern)) {
        const sentence = sentenceAt(plain, match.index);
        if (isFalseFriend(match[0], sentence)) continue;
        if (story.test(sentence) || dreamt.test(sentence)) continue;
        if (kind === 'illness' && isCare && !near.test(sentence)) continue;
        if (!first || match.index < first.grave.start) {
          const span = { start: match.index, end: match.index + match[0].length };
          const isLoose = ANYTHING.test(match[0]) && !isOfSomebody(plain, match.index);
          first = { kind, grave: span, isDelicate: true, isTerse: false, doubt: 0, isLoose };
        }
        break;
      }
    }
    if (first && (kind === 'birth' || kind === 'violence')) return first;
  }
  return first;
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
const isBesideStory = (text: string): boolean =>
  grave.some(({ patterns }) =>
    patterns.some((pattern) =>
      [...text.matchAll(pattern)].some(({ index }) => {
        const sentence = sentenceAt(text, index);
        return kin.test(sentence) && story.test(sentence) && !dreamt.test(sentence);
      }),
    ),
  );

function lesserKind(text: string): EntryKind {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const marked = lines.filter((line) => listMark.test(line)).length;
  if (marked >= LIST_LINES && marked * 5 >= lines.length * 3) return 'list';
  const shape = shapeOf(text, lines);
  if (shape) return shape;
  if (words < SHORT) return 'short';
  if ((text.match(others.foreign)?.length ?? 0) >= 2 || isQuoted(text)) return 'others';
  if (others.dream.test(text.slice(0, 400))) return 'dream';
  if (others.fear.test(text)) return 'fear';
  if (others.conflict.test(text)) return 'conflict';
  const atWork = new Set((text.match(work) ?? []).map((word) => word.toLowerCase())).size;
  return atWork >= 3 || (atWork === 2 && words < 80) ? 'work' : 'plain';
}

/** Words of a line of a list without marks, and of a poem, on average. */
const LINE = { list: 3.5, verse: 9 };
const LIST_TITLE =
  /^\W*(?:(?:shopping|packing|to.?do|wish|grocery|reading) list|to.?do|note to self|recipe|ingredients|shopping)\b/iu;

/** What an entry is by the shape of its lines: records are rows of numbers. */
function shapeOf(text: string, lines: readonly string[]): 'list' | 'verse' | 'records' | null {
  const digits = text.match(/\p{N}/gu)?.length ?? 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (digits >= 8 && digits * 2 > letters) return 'records';
  if (LIST_TITLE.test(text)) return 'list';
  if (isNumbered(text)) return 'list';
  if (lines.length < 4 || lines.some((line) => listMark.test(line))) return null;
  const counts = lines.map((line) => line.match(/[\p{L}\p{N}'’]+/gu)?.length ?? 0);
  const average = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const stopped = lines.filter((line) => /[.!?]["”’')]*\s*$/u.test(line)).length;
  if (stopped * 2 > lines.length) return null;
  const isProse = lines.some((line) =>
    /(?<!\p{L})(?:i|me|my|we|the|it|is|was)(?!\p{L})/iu.test(line),
  );
  if (average <= LINE.list && !isProse) return 'list';
  return average <= LINE.verse && Math.max(...counts) <= LINE.verse * 2 && isProse ? 'verse' : null;
}

/** Whether it is numbered within its lines: “1. coffee 2. the radio 3. no car”. */
const isNumbered = (text: string): boolean =>
  /(?:^|\s)1[.)]\s+\S[\s\S]{0,400}?\s2[.)]\s+\S[\s\S]{0,400}?\s3[.)]\s+\S/u.test(text);

/** Whether all of it stands between quotation marks. */
const isQuoted = (text: string): boolean =>
  /^\s*(?:“[^”]{40,}”|"[^"]{40,}"|«[^»]{40,}»)\s*(?:[—–-]\s*[^\n]{1,60})?\s*$/u.test(text);

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
