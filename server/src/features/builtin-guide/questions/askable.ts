import type { Mood } from '@pathkeeper/contract';
import { isGlad, isHeavy, isLight } from '../../../platform/language/moods.ts';
import type { EntryKind, Kind } from '../../entry-kind/index.ts';

/** Of these nothing is asked: a good funeral is one, too. */
const UNASKED: ReadonlySet<EntryKind> = new Set(['birth', 'illness', 'loss', 'violence']);
const NEVER = Number.NEGATIVE_INFINITY;
/**
 * An entry is asked about where less doubt than this is left whether it tells of something grave: by its mood, and by
 * its words, which hold nothing of the kind, what may tell of it, or a grave word beside nobody.
 */
const MOST_DOUBT = {
  plain: { glad: 1, light: 0.5, calm: 0.15, even: -0.4, heavy: -0.4 },
  delicate: { glad: 1, light: 0.5, calm: NEVER, even: -0.5, heavy: -1.5 },
  loose: { glad: -0.5, light: -1, calm: NEVER, even: NEVER, heavy: NEVER },
};

type Read = Pick<Kind, 'kind' | 'isLoose' | 'isDelicate' | 'doubt' | 'besides'> & {
  grave: object | null;
};

/** Whether an entry may be asked about: of a birth, and of what is grave or may well be, nothing is (D76). */
export function isAskable(read: Read, mood: Mood | null): boolean {
  const { kind, grave, isLoose, doubt, besides } = read;
  if (mood === 'sad') return false;
  if (besides) return !UNASKED.has(besides);
  if (kind === 'birth' || (grave && !isLoose)) return false;
  // A kind that no word tells, only the whole: on a glad day it is most often none.
  if (UNASKED.has(kind) && !grave && !isGlad(mood)) return false;
  return doubt < MOST_DOUBT[wordsOf(read)][dayOf(mood)];
}

function wordsOf({ grave, isDelicate }: Read): keyof typeof MOST_DOUBT {
  if (grave) return 'loose';
  return isDelicate ? 'delicate' : 'plain';
}

function dayOf(mood: Mood | null): keyof (typeof MOST_DOUBT)['plain'] {
  if (isGlad(mood)) return 'glad';
  if (isLight(mood)) return 'light';
  // A farewell is often calm.
  if (mood === 'calm') return 'calm';
  return isHeavy(mood) ? 'heavy' : 'even';
}
