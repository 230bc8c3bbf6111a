const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const ORDINALS = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth'.split(
  ' ',
);
const ODD: Record<string, number> = {
  once: 1,
  twice: 2,
  thrice: 3,
  dozen: 12,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
};

function numberOf(word: string): number {
  const lower = word.toLowerCase();
  const place = Math.max(WORDS.indexOf(lower), ORDINALS.indexOf(lower));
  return place >= 0 ? place : (ODD[lower] ?? Number.parseInt(word.replaceAll(',', ''), 10));
}

const LARGE = Object.keys(ODD).slice(3).join('|');
const ANY = new RegExp(
  `\\d+|\\b(?:${[...WORDS, ...ORDINALS, ...Object.keys(ODD)].join('|')})\\b`,
  'gi',
);
// Without this lookbehind, a long row of numbers would be scanned again from each of them.
const DIGITS = '(?<![\\d,])\\d[\\d,]{0,14}';
// "The two of you" and "one of them" are idioms, so number words count from three up.
const FIGURES = new RegExp(`${DIGITS}|\\b(?:${WORDS.slice(3).join('|')}|${LARGE})\\b`, 'gi');

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';
const UNIT =
  '(?:time|page|entry|entries|day|week|month|year|night|morning|evening|word|occasion|mention|answer|question)s?';
const NUMBER = `(?:${DIGITS}|(?:${WORDS.slice(2).join('|')}|${LARGE})\\b)`;
const RANK = `(?:\\d+(?:st|nd|rd|th)|${ORDINALS.slice(2).join('|')})`;
// Words after which something else begins: "on the 3rd your entry", "at 7 in the morning".
const NEXT = 'your|the|this|that|my|his|her|their|its|it|i|you|in|on|at|and|is|was|were|to';
const WORD = `(?!(?:${MONTHS}|${NEXT})\\b)[\\w’'-]+\\s+`;
const BETWEEN = `(?:-|\\s+(?:of\\s+[\\w’'-]+\\s+)?(?:${WORD}){0,2})`;
// A year or a part of a date does not count anything.
const DATED = '(?<!\\d-)(?!(?:19|20)\\d\\d\\b)';
// How often, how many, how long, or which time in a row ("for the third time").
const CLAIMS = new RegExp(
  [
    `${DATED}\\b(?<counted>${NUMBER})${BETWEEN}(?<unit>${UNIT})\\b`,
    `\\b(?<rank>${RANK})\\s+(?:${WORD})?(?<ranked>${UNIT})\\b`,
    '\\b(?<times>twice|thrice|\\d+(?=\\s?[x×](?!\\w)))',
  ].join('|'),
  'gi',
);

interface Claim {
  number: number;
  /** The number and the noun that it counts: "5 time". */
  said: string;
}

function claimsIn(text: string): Claim[] {
  return [...text.matchAll(CLAIMS)].map(({ groups = {} }) => {
    const number = numberOf(groups.counted ?? groups.rank ?? groups.times ?? '');
    const unit = (groups.unit ?? groups.ranked ?? 'time').toLowerCase();
    return { number, said: `${number} ${unit.replace(/ies$/, 'y').replace(/s$/, '')}` };
  });
}

const numbersIn = (text: string): number[] =>
  [...text.matchAll(ANY)].map(([word]) => numberOf(word));

/** The numbers in a guide's request; its answer may use no others. */
export interface KnownCounts {
  /** Counts: those from SQL, and the number of entries sent. */
  counts: Set<number>;
  /** Every number, including those of days, hours and the writer's own sentences. */
  numbers: Set<number>;
  /** How often, how many and how long in the writer's own words. */
  said: Set<string>;
}

/** Fields whose numbers are names (ids, dates), not counts. */
const NAMES = new Set(['id', 'entryId', 'hour']);
/** Lists of the entries that were sent. They may be only some of all entries, so their lengths are not counts. */
const SENT = new Set(['pages', 'related']);

/** Collects the numbers of a request by kind. */
export function countsIn(request: object): KnownCounts {
  const known: KnownCounts = { counts: new Set(), numbers: new Set(), said: new Set() };
  const read = (value: unknown, key: string): void => {
    if (typeof value === 'number') {
      known.numbers.add(value);
      if (!NAMES.has(key)) known.counts.add(value);
    } else if (typeof value === 'string') {
      for (const number of numbersIn(value)) known.numbers.add(number);
      for (const { said } of claimsIn(value)) known.said.add(said);
    } else if (typeof value === 'object' && value !== null) {
      if (Array.isArray(value) && !SENT.has(key)) read(value.length, key);
      for (const [name, part] of Object.entries(value)) read(part, name);
    }
  };
  read(request, '');
  return known;
}

/**
 * The count check: every number of a guide's own words is in its request, and each "how often" or "how
 * many" is a count of the request or in the writer's own words. Counts come from SQL, never from a model
 * (D31).
 */
export function countsAreKnown(own: string, { counts, numbers, said }: KnownCounts): boolean {
  const isKnown = (claim: Claim) => counts.has(claim.number) || said.has(claim.said);
  const figures = [...own.matchAll(FIGURES)].map(([word]) => numberOf(word));
  return claimsIn(own).every(isKnown) && figures.every((number) => numbers.has(number));
}
