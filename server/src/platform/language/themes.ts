import { COMMON_WORDS } from './common-words.data.ts';
import { COLOURS, STATES } from './feelings.data.ts';
import { FOREIGN_COMMON_WORDS } from './foreign-words.data.ts';
import { GIVEN_NAMES, KIN, NO_PERSON } from './people.data.ts';
import { isFullName, isTitleBefore, nameKey, themeNames } from './theme-names.ts';
import { THINGS } from './things.data.ts';
import { isThing, singular } from './things.ts';

const MOST = 5;
/** Characters of a text that are counted; the parts of a long one are spread evenly. */
const READ = 4000;
/** Weight of somebody named; other words weigh less. */
const NAMED = 3;

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
  times: number;
  /** As a name was written, and how often; empty for what is no name. */
  written: Map<string, number>;
}

/** Common words of English, as themes and repetitions leave them out. */
export const commonWords: ReadonlySet<string> = skipped;

/** More than a word can stand in what is counted: a tag is called as the writer typed it. */
const TYPED = 10_000;

/**
 * What a page is about, in at most five words or names: its tags first, then names, things and
 * other weighty words, those that come back before those said once. Plurals count as singulars, a
 * title and a part of a name as the name; numbers are no themes. The same for the same page; cheap
 * enough to be done at every save (D35).
 */
export function themesOf(content: string, tags: readonly string[]): string[] {
  const typed = tags
    .map((tag) => tag.trim().replace(/\s+/g, ' '))
    .filter((tag) => tag !== '' && tag.toLowerCase() !== 'daily challenge')
    .map((theme) => ({ theme, count: TYPED, score: 0, first: 0 }));
  const counted = ranked(content);
  const names = themeNames([...typed, ...counted]);
  const scores = new Map<string, { score: number; first: number }>();
  for (const { theme, score, first } of counted) {
    const name = names.nameOf(theme);
    if (name === null) continue;
    const known = scores.get(name);
    scores.set(name, { score: score + (known?.score ?? 0), first: known?.first ?? first });
  }
  const weighty = [...scores]
    .filter(([, { score }]) => score >= 2)
    .sort(([, a], [, b]) => b.score - a.score || a.first - b.first)
    .map(([theme]) => theme);
  const tagged = typed.flatMap(({ theme }) => names.nameOf(theme) ?? []);
  return [...new Set([...tagged, ...weighty])].slice(0, MOST);
}

interface Ranked {
  theme: string;
  count: number;
  score: number;
  first: number;
}

/** The words and names of a page with their weights, in the order they first stand there. */
function ranked(content: string): Ranked[] {
  const counts = new Map<string, Count>();
  let at = 0;
  for (const part of partsOf(content)) {
    const words = [...part.matchAll(/\p{Script=Latin}[\p{Script=Latin}\p{M}'’-]*/gu)];
    for (let index = 0; index < words.length; index++) {
      at += 1;
      const name = nameAt(part, words, index);
      if (name) {
        add(counts, nameKey(name.written), { weight: NAMED, at, written: name.written });
        index += name.words - 1;
      } else {
        const match = words[index] as RegExpExecArray;
        count(counts, match[0], isSentenceStart(part, match.index), at);
      }
    }
  }
  return [...counts].map(([word, { score, first, times, written }]) => {
    const [most] = [...written].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
    return { theme: most?.[0] ?? word, count: times, score, first };
  });
}

/** A title with a name, or a full name, that begins at a word: "Dona Graça", "Maria Silva". */
function nameAt(
  part: string,
  words: readonly RegExpExecArray[],
  index: number,
): { written: string; words: number } | null {
  const run: string[] = [];
  let hasTitle = false;
  for (let next = index; next < words.length && run.length < LONGEST_NAME; next++) {
    const [word, after] = [words[next], words[next + 1]];
    if (!word) break;
    const text = bareWord(word[0]);
    const gap = after && part.slice(word.index + word[0].length, after.index);
    if (run.length === 0 && after && isTitleBefore(text, after[0]) && /^\.? $/.test(gap ?? '')) {
      hasTitle = isCapital(after[0]);
      if (!hasTitle) return null;
    } else if (!isCapital(text) || (!hasTitle && isNoName(text))) break;
    run.push(text);
    const goesOn = hasTitle && run.length === 1 ? /^\.? $/ : /^ $/;
    if (text !== word[0] || !goesOn.test(gap ?? '')) break;
  }
  if (run.length < 2 || !(hasTitle || isFullName(run))) return null;
  const end = (words[index + run.length - 1]?.index ?? 0) + (run.at(-1)?.length ?? 0);
  return { written: part.slice(words[index]?.index, end), words: run.length };
}

const LONGEST_NAME = 4;

const isCapital = (word: string): boolean => /^\p{Lu}\p{Ll}/u.test(word);

const isNoName = (word: string): boolean =>
  skipped.has(word.toLowerCase()) || kin.has(word.toLowerCase());

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

function count(counts: Map<string, Count>, word: string, atStart: boolean, at: number): void {
  const bare = bareWord(word);
  const lower = bare.toLowerCase();
  if (lower.length < 3 || lower.length > 30 || skipped.has(lower) || /['’]/.test(lower)) return;
  const relation = kin.get(lower);
  const name = !relation && isCapital(bare) && (names.has(lower) || !atStart);
  const one = relation ?? (name ? lower : oneOf(lower));
  if (skipped.has(one) && !relation) return;
  const weight = weightOf(one, { name, relation: relation !== undefined, thing: isThing(lower) });
  if (weight > 0) add(counts, one, { weight, at, written: name ? bare : null });
}

/** A word without what an apostrophe adds to it. */
const bareWord = (written: string): string =>
  written.replace(/['’](?:s|re|ve|ll|d|m|t)?$/iu, '').replace(/^['’-]+|['’-]+$/g, '');

function add(
  counts: Map<string, Count>,
  word: string,
  { weight, at, written }: { weight: number; at: number; written: string | null },
): void {
  const known = counts.get(word) ?? { score: 0, first: at, times: 0, written: new Map() };
  known.score += weight;
  known.times += 1;
  if (written !== null) known.written.set(written, (known.written.get(written) ?? 0) + 1);
  counts.set(word, known);
}

function weightOf(word: string, is: { name: boolean; relation: boolean; thing: boolean }): number {
  if (is.name || is.relation) return NAMED;
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
