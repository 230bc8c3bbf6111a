import { isOfFamily } from '../../platform/language/kin.ts';
import { isLight } from '../../platform/language/moods.ts';
import { isCapitalised, isNamedIn, isSomebody } from '../../platform/language/named.ts';
import type { IsRare } from '../../platform/language/rare-words.ts';
import { themesOf } from '../../platform/language/themes.ts';
import { asWritten } from '../../platform/language/written.ts';
import { type EntryKind, kindOf } from '../entry-kind/index.ts';
import type { GuideEntry, Past, ReflectRequest } from '../guide-provider/index.ts';
import { weighedLines } from './lines.ts';
import { hasHardWords } from './questions/tone.ts';
import { daysBetween } from './words.ts';

/** A line of an earlier entry that names the same person or rare word. */
export interface Memory {
  page: GuideEntry;
  text: string;
  /** The word, as this entry writes it. */
  word: string;
}

/** On more entries than this, or on a larger share of them, a word is not rare. */
const RARE = { entries: 4, share: 1 / 8 };
/** Somebody written of within so many days, or on more than this share of the entries, is no tie by themselves. */
const AROUND = { days: 21, entries: 6, share: 1 / 3 };
const SHORTEST = 5;
/** Words of a line that says enough to be recalled, and is no list of things. */
const TELLING = { least: 5, most: 30 };
const UNTOLD: ReadonlySet<EntryKind> = new Set(['others', 'list', 'dream', 'verse', 'records']);
interface Tie {
  theme: string;
  /** As this entry writes it. */
  word: string;
  worth: number;
  /** Whether it may name a place, which ties two entries only with something else. */
  isPlace?: boolean;
  isIn(text: string): boolean;
}

/**
 * The nearest earlier entry that shares with this one a name, or a word that is rare on the writer's own
 * pages and in the language (S1.3), and its line about it; null when none is close. Beside a light entry
 * only another light one is recalled.
 */
export function memoryOf({ page, related, past }: ReflectRequest, isRare: IsRare): Memory | null {
  const ties = tiesOf(page, past, isRare);
  let best: Memory | null = null;
  let most = 0;
  for (const other of related) {
    if (isLight(page.mood) && (!isLight(other.mood) || hasHardWords(other.content))) continue;
    if (!isOwnProse(other.content)) continue;
    const common = ties.filter(({ isIn }) => isIn(other.content));
    const worth = common.reduce((sum, one) => sum + worthIn(other.content, one), 0);
    const line = worth > most && worth >= 1 ? lineNaming(other.content, common) : null;
    if (!line) continue;
    best = { page: other, ...line };
    most = worth;
  }
  return best;
}

function tiesOf(page: GuideEntry, past: Past, isRare: IsRare): Tie[] {
  const { content } = page;
  const known = new Map(past.themes.map((own) => [own.theme, own]));
  return themesOf(content, []).flatMap((theme): Tie[] => {
    const own = known.get(theme);
    const count = own?.count ?? 0;
    if (isCapitalised(theme) && isNamedIn(content, theme)) {
      const isIn = (text: string) => isNamedIn(text, theme);
      const isPlace = !isSomebody(content, theme);
      return [{ theme, word: theme, worth: worthOf(own, page, past), isPlace, isIn }];
    }
    const word = asWritten(content, theme);
    if (!word || isCapitalised(theme)) return [];
    const isIn = (text: string) => asWritten(text, theme) !== null;
    if (isOfFamily(theme)) return [{ theme, word, worth: worthOf(own, page, past), isIn }];
    const isOwnRare = count <= RARE.entries && count <= Math.max(2, past.entries * RARE.share);
    const isFit = theme.length >= SHORTEST && isOwnRare && isRare(theme);
    return isFit ? [{ theme, word, worth: 1, isIn }] : [];
  });
}

/** A memory is of somebody who comes back: who is always there ties two entries only with something else. */
function worthOf(known: Known | undefined, { localDate }: GuideEntry, { entries }: Past): number {
  if (!known) return 2;
  const isOften = known.count > AROUND.entries && known.count > entries * AROUND.share;
  return isOften || daysBetween(known.lastDate, localDate) < AROUND.days ? 0.5 : 2;
}

const worthIn = (text: string, { word, worth, isPlace }: Tie): number =>
  isPlace && !isSomebody(text, word) ? Math.min(worth, 0.5) : worth;

type Known = Past['themes'][number];

function isOwnProse(content: string): boolean {
  const { kind, grave, isDelicate } = kindOf(content);
  const isTold = !UNTOLD.has(kind);
  return grave === null && !isDelicate && isTold;
}

function lineNaming(content: string, ties: readonly Tie[]) {
  const lines = weighedLines(content)
    .filter(({ words: length }) => length >= TELLING.least && length <= TELLING.most)
    .sort((a, b) => b.weight - a.weight || a.start - b.start);
  for (const { isIn, word } of [...ties].sort((a, b) => b.worth - a.worth)) {
    // A name is known by its whole page: in the line alone it may stand first.
    const line = lines.find(
      ({ text }) => isIn(text) || (isCapitalised(word) && text.startsWith(word)),
    );
    if (line) return { text: line.text, word };
  }
  return null;
}
