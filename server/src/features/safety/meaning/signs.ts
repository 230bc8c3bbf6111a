import { WORD_GROUPS } from './groups.data.ts';

/** The number of places a sign can be hashed to. A power of two. */
export const PLACES = 1 << 15;

/** A word as the classifier reads it, hashed. */
export interface Word {
  stem: number;
  /** The first group that the word belongs to, or its stem. */
  group: number;
  /** Every group that it belongs to. */
  groups: readonly number[];
}

/** A run of words in a text, with the signs it shows. */
export interface Passage {
  start: number;
  end: number;
  words: readonly Word[];
}

/** The longest passage in words; a longer sentence is read in parts that overlap. */
const LONGEST = 28;
const STEP = 14;
/** Sentences that are read together. */
const TOGETHER = 3;
const TOGETHER_WORDS = 48;

const GROUPS_OF = new Map<string, number[]>();
const NUMBER = [hashed('<number>')];
const NAME = [hashed('<name>')];

/** The groups of a word without its endings. */
function groupsOf(stem: string): readonly number[] {
  if (GROUPS_OF.size === 0) {
    for (const [group, words] of Object.entries(WORD_GROUPS)) {
      for (const word of new Set(words.split(' ').map(stemOf))) {
        GROUPS_OF.set(word, [...(GROUPS_OF.get(word) ?? []), hashed(`<${group}>`)]);
      }
    }
  }
  return GROUPS_OF.get(stem) ?? [];
}

/** Words that are kept apart from their endings, and are never a name. */
const KEPT = new Set(
  'this his was is has as us yes during evening morning nothing something anything everything thing bring king ring need feed bed red'.split(
    ' ',
  ),
);
const SHORT_FORMS = new Map(
  Object.entries({
    im: 'i am',
    ive: 'i have',
    dont: 'do not',
    cant: 'can not',
    wont: 'will not',
    didnt: 'did not',
    doesnt: 'does not',
    isnt: 'is not',
    wasnt: 'was not',
    couldnt: 'could not',
    wouldnt: 'would not',
    wanna: 'want to',
    gonna: 'going to',
    gotta: 'got to',
    cannot: 'can not',
    ill: 'ill',
    id: 'i would',
    u: 'you',
    ur: 'your',
    r: 'are',
    n: 'and',
    rn: 'right now',
    tn: 'tonight',
    tonite: 'tonight',
    kms: 'kill my self',
    kys: 'kill your self',
    myself: 'my self',
    anymore: 'any more',
    cuz: 'because',
    bc: 'because',
    coz: 'because',
    mother: 'mum',
    mom: 'mum',
    unalive: 'kill',
    nobody: 'no one',
    noone: 'no one',
  }),
);

/** Reads a text in passages: each sentence, and neighbouring ones together. */
export function passagesOf(text: string): Passage[] {
  const passages: Passage[] = [];
  const sentences = sentencesOf(text);
  for (const [at, first] of sentences.entries()) {
    if (first.words.length > LONGEST) {
      for (let from = 0; from + STEP < first.words.length; from += STEP) {
        passages.push(partOf(first, from, from + LONGEST));
      }
      continue;
    }
    let together: Sentence = first;
    passages.push(together);
    for (const next of sentences.slice(at + 1, at + TOGETHER)) {
      if (together.words.length + next.words.length > TOGETHER_WORDS) break;
      together = {
        start: first.start,
        end: next.end,
        words: [...together.words, ...next.words],
        places: [],
      };
      passages.push(together);
    }
  }
  return passages;
}

interface Sentence extends Passage {
  /** Where each word stands in the text. */
  places: { start: number; end: number }[];
}

function partOf({ words, places, start, end }: Sentence, from: number, to: number): Passage {
  return {
    start: places[from]?.start ?? start,
    end: places[Math.min(to, places.length) - 1]?.end ?? end,
    words: words.slice(from, to),
  };
}

function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let own: Sentence | null = null;
  for (const match of text.matchAll(
    /([\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}]+)*)|([.!?…]+|\n\s*(?:[-*•\n]|(?=$))|\n)/gu,
  )) {
    const [said, word] = match;
    if (word === undefined) {
      if (own) sentences.push(own);
      own = null;
      continue;
    }
    const start = match.index;
    const end = start + said.length;
    const isFirst: boolean = own === null;
    own ??= { start, end, words: [], places: [] };
    own.end = end;
    for (const read of wordsFor(word, isFirst)) {
      (own.words as Word[]).push(read);
      own.places.push({ start, end });
    }
  }
  if (own) sentences.push(own);
  return sentences;
}

function wordsFor(word: string, isFirst: boolean): Word[] {
  const isCapital = /^\p{Lu}\p{Ll}/u.test(word);
  const plain = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('’', "'");
  const parts = expanded(plain);
  return parts.map((part) => {
    const plainStem = stemOf(part);
    const known = /^\d/.test(part) ? NUMBER : groupsOf(plainStem);
    const isName = known.length === 0 && isCapital && !isFirst && part.length > 1;
    const groups = isName ? NAME : known;
    const stem = hashed(plainStem);
    return { stem, group: groups[0] ?? stem, groups };
  });
}

function expanded(word: string): string[] {
  const short = SHORT_FORMS.get(word);
  if (short) return short.split(' ');
  const apostrophe = word.indexOf("'");
  if (apostrophe < 0) return [word];
  if (word.endsWith("n't")) {
    const verb = word.slice(0, -3);
    return [verb === 'ca' ? 'can' : verb === 'wo' ? 'will' : verb, 'not'];
  }
  const head = word.slice(0, apostrophe);
  const tail = { m: 'am', re: 'are', ve: 'have', ll: 'will', d: 'would' }[
    word.slice(apostrophe + 1)
  ];
  return tail ? [head, tail] : [head];
}

function stemOf(word: string): string {
  if (word.length < 5 || KEPT.has(word)) return word;
  const stem = word.replace(/(?:ingly|edly|ings|ing|ies|ied|es|ed|ly|s|e)$/u, '');
  return stem.length < 3 ? word : stem.replace(/([b-df-hj-np-tv-z])\1$/u, '$1');
}

const stamps = new Int32Array(PLACES);
let stamp = 0;

/**
 * The places that a passage's signs are hashed to, without doubles: words, neighbouring words,
 * words with one between, the same by group, and groups that meet in the passage.
 */
export function signsOf(words: readonly Word[]): number[] {
  stamp += 1;
  const places: number[] = [];
  const add = (hash: number) => {
    const place = (hash ^ (hash >>> 15)) & (PLACES - 1);
    if (stamps[place] === stamp) return;
    stamps[place] = stamp;
    places.push(place);
  };
  const met = new Set<number>();
  for (const [at, { stem, group, groups }] of words.entries()) {
    add(mixed(1, stem, 0, 0));
    if (group !== stem) add(mixed(2, group, 0, 0));
    for (const own of groups) met.add(own);
    const next = words[at + 1];
    if (!next) continue;
    add(mixed(3, stem, next.stem, 0));
    if (group !== stem || next.group !== next.stem) add(mixed(4, group, next.group, 0));
    const third = words[at + 2];
    if (!third) continue;
    add(mixed(5, group, third.group, 0));
    add(mixed(6, group, next.group, third.group));
  }
  const groups = [...met].sort((one, other) => one - other);
  for (const [at, one] of groups.entries()) {
    add(mixed(7, one, 0, 0));
    for (const other of groups.slice(at + 1)) add(mixed(8, one, other, 0));
  }
  return places;
}

function mixed(kind: number, one: number, two: number, three: number): number {
  let hash = Math.imul(kind ^ 0x811c9dc5, 0x01000193);
  hash = Math.imul(hash ^ one, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13) ^ two, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 16) ^ three, 0x27d4eb2f);
  return hash ^ (hash >>> 15);
}

/** FNV-1a over UTF-16. */
function hashed(sign: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < sign.length; at++) {
    hash = Math.imul(hash ^ sign.charCodeAt(at), 0x01000193);
  }
  return hash;
}
