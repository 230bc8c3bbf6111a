import { foldWord } from '../search/substring.ts';
import { NUMBER_WORDS, TITLES, TITLES_BEFORE_NAMES, TITLES_BEHIND } from './names.data.ts';
import { GIVEN_NAMES } from './people.data.ts';
import { PLACES, THINGS } from './things.data.ts';

const set = (words: string): Set<string> => new Set(words.split(' '));
const given = set(GIVEN_NAMES);
const titles = set(TITLES);
const titlesBeforeNames = set(TITLES_BEFORE_NAMES);
const titlesBehind = set(TITLES_BEHIND);
const english = set(`${GIVEN_NAMES} ${THINGS} ${PLACES}`);
const numbers = new Set(NUMBER_WORDS.split(' ').filter((word) => !english.has(word)));

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);
const bare = (word: string): string => word.toLowerCase().replace(/\.$/, '');

/** A name as somebody wrote it, and how often. */
export interface Spelling {
  theme: string;
  count: number;
}

/** What the different spellings of themes are called. */
export interface ThemeNames {
  /** The spelling written most often of the same theme; null for what is no theme. */
  nameOf(spelling: string): string | null;
  /** Every spelling of the theme that this one is, itself among them; none for what is no theme. */
  spellingsOf(spelling: string): readonly string[];
}

/** Whether a word is a title wherever it stands: "Dona", "Mr". */
const isTitle = (word: string): boolean => titles.has(bare(word));

/** Whether a word is a title before that other word: "Dona Graça", "Miss Ines", and not "miss home". */
export const isTitleBefore = (word: string, next: string): boolean =>
  isTitle(word) ||
  (titlesBeforeNames.has(bare(word)) && (isCapital(next) || given.has(next.toLowerCase())));

/** Whether these words are the full name of a person: each capitalised, the first a given name. */
export const isFullName = (words: readonly string[]): boolean =>
  words.length > 1 && words.every(isCapital) && given.has((words[0] ?? '').toLowerCase());

/** The words of a name without its titles; the words themselves where nothing else is left. */
function withoutTitles(words: readonly string[]): readonly string[] {
  const [first = '', second] = words;
  if (second !== undefined && isTitleBefore(first, second)) return withoutTitles(words.slice(1));
  const last = words.at(-1) ?? '';
  const rest = words.slice(0, -1);
  return rest.length > 0 && titlesBehind.has(bare(last)) && rest.every(isCapital) ? rest : words;
}

const wordsOf = (theme: string): string[] =>
  theme
    .trim()
    .replace(/-(?=(?:san|sama|kun|chan|sensei)$)/iu, ' ')
    .split(/\s+/);

/** What spellings of the same name have in common: the words without case, accents and titles. */
export const nameKey = (theme: string): string =>
  withoutTitles(wordsOf(theme)).map(foldWord).join(' ');

const isNumber = (word: string): boolean =>
  /^[\p{N}\p{P}\p{S}一二三四五六七八九十百千万零〇]+$/u.test(word) ||
  numbers.has(word.toLowerCase());

/** Whether something is no theme: a number in digits or in words (D35), or a title without a name. */
export function isNoTheme(theme: string): boolean {
  const words = wordsOf(theme.normalize('NFC'));
  return words.every(isNumber) || (words.length === 1 && isTitle(words[0] ?? ''));
}

/**
 * Puts together the spellings that mean the same: case, accents and titles fall away, and a part of a
 * person's full name is that person unless two share it. The same for the same spellings in any order.
 */
export function themeNames(spellings: readonly Spelling[]): ThemeNames {
  const groups = new Map<string, Spelling[]>();
  for (const spelling of spellings) {
    if (isNoTheme(spelling.theme)) continue;
    const key = nameKey(spelling.theme);
    const known = groups.get(key);
    if (known) known.push(spelling);
    else groups.set(key, [spelling]);
  }
  const whole = wholeNames(groups);
  const merged = new Map<string, Spelling[]>();
  for (const [key, group] of groups) {
    const name = whole.get(key) ?? key;
    merged.set(name, [...(merged.get(name) ?? []), ...group]);
  }
  const groupOf = (spelling: string): Spelling[] => {
    const key = nameKey(spelling);
    return isNoTheme(spelling) ? [] : (merged.get(whole.get(key) ?? key) ?? []);
  };
  const names = new Map([...merged.values()].map((group) => [group, mostWritten(group)]));
  return {
    nameOf(spelling) {
      if (isNoTheme(spelling)) return null;
      return names.get(groupOf(spelling)) ?? spelling;
    },
    spellingsOf(spelling) {
      if (isNoTheme(spelling)) return [];
      return [...new Set([spelling, ...groupOf(spelling).map(({ theme }) => theme)])];
    },
  };
}

/** Of equally frequent ones the first in the order of characters: capitals come before small letters. */
function mostWritten(group: readonly Spelling[]): string {
  const [first] = [...group].sort((a, b) => b.count - a.count || (a.theme < b.theme ? -1 : 1));
  return first?.theme ?? '';
}

/** For each part of a full name that only one person has, the key of the full name. */
function wholeNames(groups: ReadonlyMap<string, readonly Spelling[]>): Map<string, string> {
  const people = [...groups]
    .filter(([, group]) => group.some(({ theme }) => isPerson(theme)))
    .map(([key]) => key.split(' '));
  const parts = new Set(people.flat());
  const found = new Map<string, string>();
  for (const [key, group] of groups) {
    const words = key.split(' ');
    if (!words.every((word) => parts.has(word))) continue;
    const wholes = people.filter((person) => isPartOf(words, person));
    const longest = wholes.filter((person) => !wholes.some((other) => isPartOf(person, other)));
    if (longest.length === 1 && isCapital(mostWritten(group)))
      found.set(key, longest[0]?.join(' ') ?? key);
  }
  return found;
}

function isPerson(theme: string): boolean {
  const written = wordsOf(theme);
  const words = withoutTitles(written);
  return words.length > 1 && (words.length < written.length || isFullName(words));
}

const isPartOf = (part: readonly string[], whole: readonly string[]): boolean =>
  part.length < whole.length && part.every((word) => whole.includes(word));
