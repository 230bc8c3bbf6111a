import { distance } from 'fastest-levenshtein';
import { isCapitalised } from '../../../platform/language/named.ts';
import { commonWords } from '../../../platform/language/themes.ts';
import { isSlip } from './slips.ts';

/** Who somebody may write about by the word alone. */
export const FAMILY: readonly string[] =
  'mum mom mam mother dad father sister brother wife husband partner boyfriend girlfriend son daughter nan gran granny grandma grandad grandpa aunt auntie uncle cousin niece nephew boss manager neighbour neighbor flatmate'.split(
    ' ',
  );

/** A word that entries are looked for. */
export interface SoughtWord {
  word: string;
  /** Only with its capital. */
  isName: boolean;
  /** As the question has it, where that is spelt otherwise. */
  typed?: string;
}

type Spellings = readonly { theme: string; count: number }[];

/** A word as it is looked for: a name where it is typed as one, or where the entries mostly write it as one. */
export function soughtWord(typed: string, spellings: Spellings): SoughtWord {
  const lower = typed.toLowerCase();
  if (FAMILY.includes(lower) || commonWords.has(lower)) return { word: lower, isName: false };
  if (isCapitalised(typed)) return { word: typed, isName: true };
  const same = spellings.filter(({ theme }) => theme.toLowerCase() === lower);
  const [most] = [...same].sort((a, b) => b.count - a.count);
  return most && isCapitalised(most.theme)
    ? { word: most.theme, isName: true }
    : { word: typed, isName: false };
}

/** The subject of an entry that a misspelt word may mean; null when none is near. */
export function nearest(typed: string, spellings: Spellings): SoughtWord | null {
  const lower = typed.toLowerCase();
  // A word of its own is no slip: a sister is not a winter, nor a streak a street.
  if (lower.length < 4 || FAMILY.includes(lower) || commonWords.has(lower)) return null;
  const slips = lower.length < 8 ? 1 : 2;
  const [found] = spellings
    .filter(({ theme }) => !theme.includes(' ') && Math.abs(theme.length - lower.length) <= slips)
    .map((one) => {
      const theme = one.theme.toLowerCase();
      return { ...one, far: isSlip(lower, theme) ? 1 : distance(lower, theme) };
    })
    .filter(({ far }) => far <= slips)
    .sort((a, b) => a.far - b.far || b.count - a.count);
  return found ? { word: found.theme, isName: isCapitalised(found.theme), typed } : null;
}
