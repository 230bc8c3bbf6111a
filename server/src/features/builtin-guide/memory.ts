import { themesOf } from '../../platform/language/themes.ts';
import { asWritten } from '../../platform/language/written.ts';
import { kindOf } from '../entry-kind/index.ts';
import type { GuideEntry, ReflectRequest } from '../guide-provider/index.ts';
import { weighedLines } from './lines.ts';
import { isHeavy, isLight } from './words.ts';

/** A line of an earlier entry that names the same person or rare word. */
export interface Memory {
  page: GuideEntry;
  text: string;
  /** The word, as this entry writes it. */
  word: string;
}

/** On more entries than this, a word is not rare. */
const RARE = 6;
const NAME = /^\p{Lu}/u;
const KIN =
  /^(?:mum|mom|mam|mother|dad|father|sister|brother|wife|husband|partner|son|daughter|nan|gran|granny|grandma|grandad|grandpa|aunt|auntie|uncle|cousin|niece|nephew)$/;

/**
 * The nearest earlier entry that shares a person or a rare word with this one (S1.3), and its line
 * about it; null when none is close. A light entry is not answered with a heavy one.
 */
export function memoryOf({ page, related, past }: ReflectRequest): Memory | null {
  const known = new Map(past.themes.map(({ theme, count }) => [theme, count]));
  const shared = themesOf(page.content, page.tags).flatMap((theme) => {
    const word = asWritten(page.content, theme);
    if (!word) return [];
    const isPerson = NAME.test(theme) || KIN.test(theme);
    const isRare = (known.get(theme) ?? 0) <= RARE && theme.length >= 5;
    return isPerson || isRare ? [{ theme, word, worth: isPerson ? 2 : 1 }] : [];
  });
  let best: Memory | null = null;
  let most = 0;
  for (const other of related) {
    if (isLight(page.mood) && isHeavy(other.mood)) continue;
    if (!isOwnProse(other.content)) continue;
    const common = shared.filter(({ theme }) => asWritten(other.content, theme));
    const worth = common.reduce((sum, one) => sum + one.worth, 0);
    const line = worth > most ? lineNaming(other.content, common) : null;
    if (!line) continue;
    best = { page: other, ...line };
    most = worth;
  }
  return best;
}

function isOwnProse(content: string): boolean {
  const { kind, grave } = kindOf(content);
  return grave === null && kind !== 'others' && kind !== 'list' && kind !== 'dream';
}

function lineNaming(content: string, words: readonly { theme: string; word: string }[]) {
  const lines = weighedLines(content)
    .filter(({ words: length }) => length >= 3)
    .sort((a, b) => b.weight - a.weight || a.start - b.start);
  for (const { theme, word } of words) {
    const line = lines.find(({ text }) => asWritten(text, theme));
    if (line) return { text: line.text, word };
  }
  return null;
}
