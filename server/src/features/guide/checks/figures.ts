const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const ORDINALS = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth'.split(
  ' ',
);
const ODD: Record<string, number> = { once: 1, twice: 2, thrice: 3, dozen: 12, hundred: 100 };

function numberOf(word: string): number {
  const lower = word.toLowerCase();
  const place = Math.max(WORDS.indexOf(lower), ORDINALS.indexOf(lower));
  return place >= 0 ? place : (ODD[lower] ?? Number(word.replaceAll(',', '')));
}

const ANY = new RegExp(
  `\\d+|\\b(?:${[...WORDS, ...ORDINALS, ...Object.keys(ODD)].join('|')})\\b`,
  'gi',
);

/** Every number that stands in the text, in figures or in words. */
export function numbersIn(text: string): Set<number> {
  return new Set([...text.matchAll(ANY)].map(([word]) => numberOf(word)));
}

const COUNTED =
  '(?:times|pages|entries|days|weeks|months|years|nights|mornings|evenings|words|occasions)';
const RANKED = '(?:time|page|entry|day|week|month|night|morning|evening)';
// A number in words is a claim only when it counts pages or time: "the two of you" is none.
const CLAIMS = new RegExp(
  [
    '\\d[\\d,]*',
    '\\b(?:twice|thrice)\\b',
    `\\b(?:${WORDS.slice(2).join('|')}|dozen)\\b(?=\\s+(?:[\\w’'-]+\\s+){0,2}${COUNTED}\\b)`,
    `\\b(?:${ORDINALS.slice(2).join('|')})\\b(?=\\s+(?:[\\w’'-]+\\s+)?${RANKED}\\b)`,
  ].join('|'),
  'gi',
);

/**
 * True when every count the sentence claims is among the known ones. Counts come from SQL, never from
 * a model (decision 31); what stands in quotation marks is the writer's and is not looked at.
 */
export function countsAreKnown(sentence: string, known: ReadonlySet<number>): boolean {
  const own = sentence.replace(/“[^”]*”/g, '');
  return [...own.matchAll(CLAIMS)].every(([word]) => known.has(numberOf(word)));
}
