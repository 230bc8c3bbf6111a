import { commonWords } from '../../platform/language/themes.ts';

/** Where a line stands in its entry. */
export interface Place {
  /** Above the text, or before its first sentence. */
  isAbove: boolean;
  isFirst: boolean;
  /** How much of the entry is before it, from 0 to 1. */
  share: number;
  endsParagraph: boolean;
  /** A clause that was parted from what it is understood by. */
  isCut: boolean;
  /** The end of a page of one sentence. */
  isPoint: boolean;
}

/** A line of fewer words leans on the one before it. */
export const FEW = 5;

/**
 * What the words of a line add to its weight. Readers chose lines to underline on 664 pages of many hands, and lines
 * that would be ill chosen, and the weights follow their choices: people and what they say, laughter and comparisons
 * weigh much, and errands, prices and times little. A word of death weighs least: it is most often a way of speaking,
 * and where it is none it is not to be seen alone.
 */
const WORDS: readonly (readonly [RegExp, number])[] = [
  [/(?<![\p{L}'’])(?:i|me|my|mine|myself)(?!\p{L})/iu, 0.8],
  [/(?<![\p{L}'’])(?:we|us|our|ours)(?!\p{L})/iu, 0.6],
  [
    /(?<!\p{L})(?:said|says|asked|told|goes|shouted|whispered|screamed|called|wrote)(?!\p{L})/iu,
    0.7,
  ],
  [/[“"][^“”"]+[”"]/u, 0.5],
  [
    /(?<!\p{L})(?:laugh|grin(?:s|n|(?!\p{L}))|smil(?:e|ing)|giggl|funny|ha ?ha|lol(?!\p{L}))/iu,
    0.5,
  ],
  [/(?<!\p{L})like (?:an?|the|some|two|my|he|she|it|his|her)(?!\p{L})/iu, 0.3],
  [/![”"’)]*$/u, 0.4],
  [/[*_]\S[^*_\n]*\S[*_]/u, 0.4],
  [
    /(?<!\p{L})(?:but|though|still|instead|never|nobody|nothing|only|anyway|finally|at last|first time|last time|for once|even so|yet|until|almost|enough|without)(?!\p{L})/iu,
    0.5,
  ],
  [
    /(?<!\p{L})(?:want(?:ed|s)?|wish(?:ed)?|miss(?:ed)?|lov(?:e|ed|es)|hat(?:e|ed)|hop(?:e|ed|ing)|fe(?:lt|el)|remember(?:ed)?|reali[sz]ed?|knew|know|decided|promised?|sorry|thank(?:ed|s)?|proud|ashamed|cried|crying|need(?:ed)?|afraid|scared|lonely|alone|tired|happy|glad|angry|forg[aio]ve|understood|dared?|quit|home|should have|could have|used to)(?!\p{L})/iu,
    0.4,
  ],
  [
    /(?<!\p{L})(?:dead|death|die[ds]?|dying|kill\p{L}*|murder\p{L}*|blood\p{L}*|buried|bury|shot|slaughter\p{L}*|strangl\p{L}*|rap(?:ed|ist)|beat(?:en)? (?:me|us|him|her)|what (?:he|she|they) did to)(?!\p{L})/iu,
    -1.4,
  ],
  [
    /(?<!\p{L})(?:\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)|half (?:past )?\p{L}+|quarter (?:to|past)|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|next week|tonight)(?!\p{L})/iu,
    -0.6,
  ],
  [/[£$€₹₦]|(?<!\p{L})(?:quid|pounds?|dollars?|rupees|euros?|naira|cents|pesos)(?!\p{L})/iu, -0.5],
  [/\d/u, -0.5],
  [/,[^,]*,[^,]*,/u, -0.4],
  [
    /^\W*(?:went|got|had|did|made|took|ate|walked|bought|paid|cleaned|washed|rang|called|need|must|ring|buy|pay|slept|work|bed|home|tea|dinner|lunch)(?!\p{L})/iu,
    -0.3,
  ],
  // The head of a letter, what a line is about before it says it (“Seen: two grebes”), and what only leads on.
  [/^\W*(?:from|to|cc|bcc|sent|date|subject|reply-to)\s*:|\S+@\S+\.\S+/iu, -4],
  [/^\W*\p{L}[\p{L} ]{1,30}:\s/u, -0.4],
  [/:\s*$/u, -1.5],
];

/** What the length of a line adds: the first row with more words than it has counts. A longer line has 0. */
const LENGTHS = [
  [3, -2],
  [FEW, -1.2],
  [8, -1.1],
  [12, -0.2],
  [18, 0.6],
  [26, 0.9],
  [37, 0.7],
] as const;

/** Each rare word, up to the fourth. */
const RARE = 0.25;
/** The middle and the last third of an entry: what comes first prepares what is told. */
const LATER = 0.7;

/** Begins with a word for what the line before it names: alone it says little. */
export const POINTING_BACK =
  /^\W*(?:(?:then|so|and|or|because) )?(?:it|that|this|they|these|those|which|both|neither|there)(?:['’]\p{L}+)?(?!\p{L})/iu;

/** How much a line seems to weigh in its entry: 1 for most, 3 or more where much speaks for it. */
export function weightOf(text: string, place: Place): number {
  const words = wordsIn(text);
  let weight = LENGTHS.find(([most]) => words < most)?.[1] ?? 0;
  for (const [pattern, own] of WORDS) if (pattern.test(text)) weight += own;
  weight += Math.min(rareWords(text).length, 4) * RARE;
  if (place.share > 1 / 3) weight += LATER;
  if (place.endsParagraph) weight += 0.5;
  if (place.isFirst) weight -= 0.3;
  else if (!place.isAbove && POINTING_BACK.test(text)) weight -= 0.4;
  if (place.isAbove) weight -= 5;
  if (place.isCut) weight -= 1;
  if (place.isPoint) weight += 1;
  return weight;
}

export const wordsIn = (text: string): number =>
  text.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu)?.length ?? 0;

const rareWords = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !commonWords.has(word));
