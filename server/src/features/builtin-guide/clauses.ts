import { PEOPLE } from '../../platform/language/kin.ts';

/** The longest line that is quoted, in UTF-16 characters. */
export const LONGEST = 240;
/** A sentence with fewer marks than one in so many words parts its clauses without them. */
const UNMARKED = 18;
/** A clause of more words may then be two. */
const RUN_ON = 8;
/** The most clauses that are made of one sentence. */
const MOST_CLAUSES = 200;

const SOMEBODY = `(?:i|we|you|he|she|they|my|our|the|everyone|everybody|nobody|no one|somebody|someone|${PEOPLE})`;

/** A clause that says whose it is: it begins with somebody, or with a thing of somebody's. */
const BEGINNING = [
  new RegExp(
    `^(?:i|we|you|my|our|the|everyone|everybody|nobody|no one|somebody|someone|${PEOPLE})(?!\\p{L})`,
    'iu',
  ),
  /^\p{Lu}/u,
];

/** Whether a clause is understood without the one before it. */
export const saysWhose = (clause: string): boolean => BEGINNING.some((one) => one.test(clause));

/** Where a clause ends without a mark: before a joint with somebody after it. */
const JOINT = new RegExp(`\\s+(?=(?:and|so|then|but) (?:then |so )?${SOMEBODY}(?!\\p{L}))`, 'iu');
/**
 * The same where there is no joint either (“i dropped it she laughed”): before a pronoun that no word of
 * grammar, and none that takes a clause (“the one i like”, “she said i could”), stands in front of.
 */
const ONSET = new RegExp(
  `(?<!(?<!\\p{L})(?:${[
    'that|and|but|so|then|if|when|while|because|cos|cause|as|like|than|what|who|whom|where|how|why|which|whatever|until|till|til|before|after|since|once|or|nor|though|although|unless|whether|with|to|for|of|by|at|on|in|from|about|the|a|an|not|just|only|even|maybe|perhaps|sometimes|now|today',
    "am|is|are|was|were|be|do|does|did|can|could|will|would|shall|should|may|might|must|have|has|had|dont|don['’]t|didnt|didn['’]t",
    'say|says|said|saying|tell|tells|told|think|thinks|thought|know|knows|knew|bet|hope|hoped|wish|wished|guess|reckon|reckons|swear|mean|means|meant|feel|felt|see|saw|sure|glad|sorry|asked|wonder|wondered|believe|make|makes|made|let|lets|help',
    'all|everything|anything|nothing|something|thing|things|one|ones|time|times|way|day|place|every\\p{L}*|much|many|first|last|person|people|bit|part|reason|sort|kind|lot|i|we|he|she|they|you|it',
  ].join(
    '|',
  )}))\\s+(?=(?:(?:i|we|he|she|they)(?:['’]\\p{L}+)?|im|ive|hes|shes|theyre|theyve) \\p{L})`,
  'iu',
);

/**
 * Clauses of a sentence that can be quoted; never cut before the word that turns its sense. Of a sentence that is
 * a page clauses without a mark between them are parted too.
 */
export function clausesOf(sentence: string, isPage: boolean): { text: string; offset: number }[] {
  const found: { text: string; offset: number }[] = [];
  let offset = 0;
  const marked = sentence.split(/(?<=[,;:—–])\s+/u);
  const isUnmarked =
    isPage && (marked.length === 1 || wordsIn(sentence) > UNMARKED * marked.length);
  for (const part of marked) {
    for (const one of runsOf(part, isUnmarked)) {
      const at = sentence.indexOf(one, offset);
      offset = at + one.length;
      const joint = /^(?:and|so|then)\s+/iu.exec(one)?.[0].length ?? 0;
      const text = one.slice(joint).replace(/[,;:—–\s]+$/u, '');
      const isFit = one.length <= LONGEST && /[\p{L}\p{N}]/u.test(text);
      if (isFit) found.push({ text, offset: at + joint });
      if (found.length > MOST_CLAUSES) return found;
    }
  }
  return found;
}

function runsOf(part: string, isUnmarked: boolean): string[] {
  const isRun = (text: string) => text.length > LONGEST || (isUnmarked && wordsIn(text) > RUN_ON);
  if (!isRun(part)) return [part];
  return part.split(JOINT).flatMap((one) => (isRun(one) ? one.split(ONSET) : [one]));
}

const wordsIn = (text: string): number => text.trim().split(/\s+/u).length;
