import { CLUSTERS } from './clusters.data.ts';
import { WORD_GROUPS } from './groups.data.ts';

/** A word as the classifier reads it, hashed. */
export interface Word {
  stem: number;
  /** The first group that the word belongs to, or its stem. */
  group: number;
  /** Every group that it belongs to. */
  groups: readonly number[];
  /** The cluster of words that are used alike; its stem for a word that only joins others, or is in none. */
  cluster: number;
  /** Whether it is a word that was met when the clusters were made: English, and what English texts cite. */
  isKnown: boolean;
  /** Whether it only joins others, as no other language's word does. */
  isJoining: boolean;
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
const TOGETHER = 2;
const TOGETHER_WORDS = 30;

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

const CLUSTER_OF = new Map<string, number>();
/** Words that only join others, and mean most by themselves: they stand for no cluster. */
const JOINING = new Set(
  `a an the i you he she it we they me him her us them my your his its our their self who whom whose which
  what that this these those there here and or but if so because as than then when while until till before
  after since though of to in on at by for from with without about into out up down off over under through
  between is am are was were be been being do does did have has had will would shall should can could may
  might must not no nor never nothing nobody none any anything anyone some something someone one every
  everything everyone all both each more most much many less few enough only just even still yet again
  always ever already too very how why where now`
    .split(/\s+/)
    .filter(Boolean),
);

/** The cluster of a word; undefined for one that is in none. */
function clusterOf(word: string): number | undefined {
  if (CLUSTER_OF.size === 0) {
    for (const [at, words] of CLUSTERS.split('\n').entries()) {
      for (const own of words.split(' ')) CLUSTER_OF.set(own, hashed(`#${at}`));
    }
  }
  return CLUSTER_OF.get(word);
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
    mother: 'mom',
    mum: 'mom',
    mam: 'mom',
    tmrw: 'tomorrow',
    tmr: 'tomorrow',
    thats: 'that is',
    theres: 'there is',
    hes: 'he is',
    shes: 'she is',
    theyre: 'they are',
    youre: 'you are',
    havent: 'have not',
    idk: 'i do not know',
    gf: 'girlfriend',
    bf: 'boyfriend',
    ppl: 'people',
    haha: 'lol',
    lmao: 'lol',
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

/** The longest stretch in words. */
const STRETCH = 60;

/** Reads a text in stretches of several sentences, one from each sentence on. */
export function stretchesOf(text: string): Passage[] {
  const parts = sentencesOf(text).flatMap((sentence) =>
    Array.from({ length: Math.ceil(sentence.words.length / LONGEST) }, (_, at) =>
      partOf(sentence, at * LONGEST, (at + 1) * LONGEST),
    ),
  );
  const stretches: Passage[] = [];
  for (const at of parts.keys()) {
    const words: Word[] = [];
    let to = at;
    for (
      let next = parts[to];
      next && words.length + next.words.length <= STRETCH;
      next = parts[to]
    ) {
      words.push(...next.words);
      to += 1;
    }
    stretches.push({ start: parts[at]?.start ?? 0, end: parts[to - 1]?.end ?? 0, words });
    if (to === parts.length) break;
  }
  return stretches;
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
  const known = new Map<string, Word[]>();
  let own: Sentence | null = null;
  for (const match of text.matchAll(
    /([\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}]+)*)|([.!?…]+|\n\s*(?:[-*•\n]|(?=$))|\n)/gu,
  )) {
    const [said, word] = match;
    if (word === undefined) {
      if (own && saysAnything(own)) sentences.push(own);
      own = null;
      continue;
    }
    const start = match.index;
    const end = start + said.length;
    const isFirst: boolean = own === null;
    own ??= { start, end, words: [], places: [] };
    own.end = end;
    const key = isFirst ? `^${word}` : word;
    const words = known.get(key) ?? wordsFor(word, isFirst);
    known.set(key, words);
    for (const read of words) {
      (own.words as Word[]).push(read);
      own.places.push({ start, end });
    }
  }
  if (own && saysAnything(own)) sentences.push(own);
  return sentences;
}

/** The “1” of a numbered list is no sentence. */
const saysAnything = ({ words }: Sentence): boolean =>
  words.some(({ group }) => group !== NUMBER[0]);

/** The words of a text as clusters know them: small letters, short forms written out. */
export const plainWordsIn = (text: string): string[] =>
  [...text.matchAll(WORD)].flatMap(([word]) => plainParts(word));

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}]+)*/gu;

function plainParts(word: string): string[] {
  return expanded(word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('’', "'"));
}

function wordsFor(word: string, isFirst: boolean): Word[] {
  const isCapital = /^\p{Lu}\p{Ll}/u.test(word);
  return plainParts(word).map((part) => {
    const plainStem = stemOf(part);
    const known = /^\d/.test(part) ? NUMBER : groupsOf(plainStem);
    const isName = known.length === 0 && isCapital && !isFirst && part.length > 1;
    const groups = isName ? NAME : known;
    const stem = hashed(plainStem);
    const isJoining = JOINING.has(part);
    const near = isJoining ? undefined : clusterOf(part);
    return {
      stem,
      group: groups[0] ?? stem,
      groups,
      cluster: near ?? (isName ? hashed('<name>') : stem),
      isJoining,
      isKnown: isJoining || near !== undefined || isName || /^\d/.test(part),
    };
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

/** FNV-1a over UTF-16. */
export function hashed(sign: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < sign.length; at++) {
    hash = Math.imul(hash ^ sign.charCodeAt(at), 0x01000193);
  }
  return hash;
}
