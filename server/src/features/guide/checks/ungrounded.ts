import { MODES, SYSTEM } from '../model/prompts.system.ts';
import { CONDITIONS, DOSES, MEDICINES } from './medical.data.ts';
import type { Source } from './sources.ts';

/** What a model must not say in its own words. */
export type Ungrounded = 'medical' | 'leak' | 'instructions' | 'claim';

const medical = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${CONDITIONS}|${MEDICINES}|${DOSES})(?![\\p{L}\\p{N}])`,
  'giu',
);

/** Addresses, numbers to call and whatever looks like a key. */
const LEAK = new RegExp(
  [
    '(?:https?|ftp|file|data|javascript):\\S',
    '\\bwww\\.\\S',
    '[\\w.+-]+@[\\w-]+\\.\\w',
    '\\b[a-z0-9-]{2,}\\.(?:com|org|net|io|ai|co|uk|de|fr|eu|dev|app|info|xyz|ru|cn|me|link|site)\\b',
    '\\b(?:\\d{1,3}\\.){3}\\d{1,3}\\b',
    '\\blocalhost\\b',
    '\\+?\\d[\\d ()/-]{7,}\\d',
    '\\b(?:sk|pk|rk|ghp|gho|xox[abp]|AKIA|eyJ)[-_]?[A-Za-z0-9_-]{8,}',
    '\\b[0-9a-f]{12,}\\b',
    '\\b(?=[A-Za-z_-]*\\d)(?=[\\d_-]*[A-Za-z])[A-Za-z0-9_-]{20,}\\b',
    '<<|>>|\\bBearer\\b',
  ].join('|'),
  'u',
);
/** Allowed only where the writer has the word. */
const CREDENTIAL =
  /\b(?:passwords?|passcodes?|passphrases?|api[ -]?keys?|access tokens?|secret keys?|credentials?|pin codes?)\b/giu;

const OF_INSTRUCTIONS =
  /\b(?:system prompt|(?:my|the|these) (?:system )?(?:instructions|prompt|guidelines)|language model|the mark of this request)\b/iu;

/** So many words in a row of the instructions are no chance. */
const RUN = 6;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function runsOf(text: string): string[] {
  const words = wordsOf(text);
  return words
    .slice(0, Math.max(0, words.length - RUN + 1))
    .map((_, at) => words.slice(at, at + RUN).join(' '));
}

const instructions = new Set([...Object.values(SYSTEM), ...Object.values(MODES)].flatMap(runsOf));

/** “You wrote that …”: true only with the words that were written. */
const CLAIM =
  /\b(?:you(?:['’]ve| have| had)?(?: \w+ly| also| once| even| then| first| later| already| just| still| never)?(?: (?:wrote|written|write|writes)(?! (?:of|about|on|to|down|in|with|again|nothing|more|less|it|this|here|for|every|a|an|the|two|and|three|four|five|\d)\b)| (?:said|say|mentioned?|noted?|stated?|admit(?:ted)?|confess(?:ed)?|claim(?:ed)?|declared?|recorded?|described?|called?|told)\b(?! (?:goodbye|nothing|no|yes|somebody|nobody|in|on|at|it|so|earlier|before|here|there)\b)| put it)|in your (?:own )?words|as you put it|your (?:page|entry|journal) (?:says|said|reads))/iu;

/**
 * What is wrong with a model's own words, a placeholder standing for each quotation; null when nothing is. A
 * condition, a medicine or a dose stands in what the model was given, or it is not named; an address, a
 * credential and a run of the instructions are never said; and “you wrote that” needs a quotation (D31, D32).
 */
export function createGroundCheck(sources: readonly Source[]) {
  let given: string | undefined;
  const stands = (term: string): boolean => {
    given ??= straight(
      sources
        .map(({ content }) => content)
        .join('\n')
        .toLowerCase(),
    );
    const word = straight(term.toLowerCase()).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return new RegExp(`(?<![\\p{L}\\p{N}])${word}(?:e?s)?(?![\\p{L}\\p{N}])`, 'u').test(given);
  };
  const areGiven = (own: string, terms: RegExp) =>
    [...own.matchAll(terms)].every(([term]) => stands(term) || stands(term.replace(/s$/u, '')));
  return (own: string, quotations: number): Ungrounded | null => {
    if (LEAK.test(own) || !areGiven(own, CREDENTIAL)) return 'leak';
    if (OF_INSTRUCTIONS.test(own) || runsOf(own).some((run) => instructions.has(run))) {
      return 'instructions';
    }
    if (!areGiven(own, medical)) return 'medical';
    return quotations === 0 && CLAIM.test(own) ? 'claim' : null;
  };
}

const straight = (text: string): string => text.replace(/[’‘]/g, "'").replace(/\s+/g, ' ');

const SLANTED =
  /(?<![\p{L}\p{N}*_])(\*|_|\*\*\*)(?=[^\s*_])([^*_\n]*[^\s*_])\1(?![\p{L}\p{N}*_])/gu;
const BOLD = /\*\*(?=\S)([^*\n]*\S)\*\*/gu;
/** One or three of them: two are bold, and no quotation marks. */
const LEFT_OVER =
  /(?<!\*)(?:\*|\*{3})(?!\*)(?=[\p{L}\p{N}“"])|(?<=[\p{L}\p{N}.,;!?”"])(?:\*|\*{3})(?!\*)/u;
const QUOTES_ITSELF = /^["“”„«‘'].*["“”»’'][.,!?]?$/su;

/**
 * Text in which what a model wrote in italics stands in quotation marks, since it is read as somebody's
 * words; a single word is an emphasis and stays bare. Null when a mark is left over: it is part of such words
 * that were cut.
 */
export function slantedAsQuoted(text: string): string | null {
  const marked = text
    .replace(BOLD, '$1')
    .replace(SLANTED, (_, _mark: string, words: string) =>
      QUOTES_ITSELF.test(words) || !/\s/.test(words) ? words : `“${words}”`,
    );
  return LEFT_OVER.test(marked) ? null : marked;
}
