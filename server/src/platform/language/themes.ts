import { COMMON_WORDS } from './common-words.data.ts';
import { COLOURS, STATES } from './feelings.data.ts';
import { FOREIGN_COMMON_WORDS } from './foreign-words.data.ts';
import { GIVEN_NAMES, KIN, NO_PERSON } from './people.data.ts';
import { THINGS } from './things.data.ts';
import { isThing, singular } from './things.ts';

const MOST = 5;
/** Characters of a text that are counted; the parts of a long one are spread evenly. */
const READ = 4000;

const set = (words: string): Set<string> => new Set(words.split(' '));
const skipped = new Set([
  ...set(COMMON_WORDS),
  ...set(FOREIGN_COMMON_WORDS),
  ...set(NO_PERSON),
  ...[...STATES, ...COLOURS].flatMap(({ words }) => words.split(' ')),
]);
const things = set(THINGS);
const names = set(GIVEN_NAMES);
const kin = new Map(
  KIN.flatMap(([words, label]) => words.split('|').map((word) => [word, label] as const)),
);
// Endings of verbs, adverbs and adjectives: not what a page is about.
const notANoun = /(?:ly|ing|ed|ful|less|ous|able|ible|est|ise|ize)$|^(?:un|re)[a-z]+ed$/;

interface Count {
  score: number;
  first: number;
  proper: boolean;
}

/** Common words of English, as themes and repetitions leave them out. */
export const commonWords: ReadonlySet<string> = skipped;

/**
 * What a page is about, in at most five words or names: its tags first, then names, things and
 * other weighty words, those that come back before those said once. Plurals count as singulars.
 * The same for the same page; cheap enough to be done at every save (D35).
 */
export function themesOf(content: string, tags: readonly string[]): string[] {
  const found: string[] = [];
  const add = (theme: string): void => {
    if (found.length < MOST && !found.some((other) => other.toLowerCase() === theme.toLowerCase()))
      found.push(theme);
  };
  for (const tag of tags) {
    const theme = tag.trim().replace(/\s+/g, ' ');
    if (theme && theme.toLowerCase() !== 'daily challenge')
      add(isProper(theme) ? theme : theme.toLowerCase());
  }
  for (const theme of ranked(content)) add(theme);
  return found;
}

function isProper(tag: string): boolean {
  return /^\p{Lu}/u.test(tag) && names.has(tag.toLowerCase());
}

function ranked(content: string): string[] {
  const counts = new Map<string, Count>();
  let at = 0;
  for (const part of partsOf(content)) {
    for (const match of part.matchAll(/[\p{Script=Latin}\p{M}][\p{Script=Latin}\p{M}'’-]*/gu)) {
      at += 1;
      count(counts, match[0], isSentenceStart(part, match.index), at);
    }
  }
  return [...counts]
    .filter(([, { score }]) => score >= 2)
    .sort(([, a], [, b]) => b.score - a.score || a.first - b.first)
    .map(([theme, { proper }]) =>
      proper ? theme.charAt(0).toUpperCase() + theme.slice(1) : theme,
    );
}

function partsOf(content: string): string[] {
  if (content.length <= READ) return [content];
  const size = READ / 4;
  const step = (content.length - size) / 3;
  return [0, 1, 2, 3].map((part) =>
    content.slice(Math.round(part * step), Math.round(part * step) + size),
  );
}

function isSentenceStart(part: string, index: number): boolean {
  return index === 0 || /[.!?…:\n"“”‘(-]\s*$/u.test(part.slice(Math.max(0, index - 3), index));
}

function count(counts: Map<string, Count>, written: string, atStart: boolean, at: number): void {
  const bare = written.replace(/['’](?:s|re|ve|ll|d|m|t)?$/iu, '').replace(/^['’-]+|['’-]+$/g, '');
  const lower = bare.toLowerCase();
  if (lower.length < 3 || lower.length > 30 || skipped.has(lower) || /['’]/.test(lower)) return;
  const capital = /^\p{Lu}\p{Ll}/u.test(bare);
  const relation = kin.get(lower);
  const name = !relation && capital && (names.has(lower) || !atStart);
  const word = relation ?? (name ? lower : oneOf(lower));
  if (skipped.has(word) && !relation) return;
  const weight = weightOf(word, { name, relation: relation !== undefined, thing: isThing(lower) });
  if (weight === 0) return;
  const known = counts.get(word);
  if (known) {
    known.score += weight;
    known.proper ||= name;
  } else {
    counts.set(word, { score: weight, first: at, proper: name });
  }
}

function weightOf(word: string, is: { name: boolean; relation: boolean; thing: boolean }): number {
  if (is.name || is.relation) return 3;
  if (is.thing) return 2.5;
  if (notANoun.test(word)) return 0;
  return word.length >= 5 ? 1.4 : 1;
}

/** The singular, for counting: exact for known things, by its ending for the rest. */
function oneOf(lower: string): string {
  const known = singular(lower, things);
  if (known !== lower || things.has(lower)) return known;
  if (lower.endsWith('ies') && lower.length > 5) return `${lower.slice(0, -3)}y`;
  if (/(?:ss|us|is|as|os)$/.test(lower) || !lower.endsWith('s') || lower.length < 5) return lower;
  return /(?:ches|shes|xes|sses)$/.test(lower) ? lower.slice(0, -2) : lower.slice(0, -1);
}
