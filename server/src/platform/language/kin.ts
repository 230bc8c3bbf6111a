/** What the family are called; words for the same person stand together. */
const FAMILY = [
  'mum|mom|mam|mummy|mommy|mama|mother',
  'dad|daddy|papa|father',
  'nan|nana|gran|granny|grandma|grandmother',
  'grandad|granddad|grandpa|grandfather',
  'aunt|auntie',
  ...'sister brother wife husband partner son daughter uncle cousin niece nephew'.split(' '),
];

/** Words for the family, as a pattern. */
export const RELATIVES = `(?:${FAMILY.join('|')})`;

/** Words for somebody whom a writer knows, as a pattern. */
export const PEOPLE = `(?:${[
  RELATIVES,
  'ma|pa|granda|grandson|granddaughter|step(?:mum|mom|dad|mother|father|son|daughter)|fianc[ée]e?',
  'boyfriend|girlfriend|friend|mate|flatmate|roommate|neighbou?r|colleague|classmate|student|pupil|teacher|patient|client|boss',
  'baby|child|boy|girl|lad|man|woman|old (?:man|lady)',
].join('|')})`;

const oneOf = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}])`, 'iu');

const family = new RegExp(`^(?:${FAMILY.join('|')})$`, 'u');
const household = [...FAMILY, 'baby', 'dog', 'cat'].map(oneOf);

/** Whether a word in small letters names one of a family by what they are to the writer. */
export const isOfFamily = (word: string): boolean => family.test(word);

/** Words of a text for family and those who live with it, as it writes them; each person once. */
export const kinIn = (text: string): string[] =>
  household.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);

/** Looks for the same person by any word for them; null for what is no such word. */
export const patternOfKin = (word: string): RegExp | null =>
  household.find((pattern) => pattern.exec(word)?.[0] === word) ?? null;
