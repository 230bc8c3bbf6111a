import type { Mood } from '@pathkeeper/contract';
import { isGlad, isHeavy, isLight } from '../../../platform/language/moods.ts';
import type { EntryKind, Kind } from '../../entry-kind/index.ts';

/** Of these nothing is asked, whatever the mood: a good funeral is one, too. */
const UNASKED: ReadonlySet<EntryKind> = new Set(['birth', 'illness', 'loss', 'violence']);
/**
 * The most doubt about whether an entry tells of something grave that it may leave and still be asked about: on a
 * glad day, on another light one, on a calm, an even and a heavy one.
 */
const MOST_DOUBT = { glad: 1, light: 0.5, calm: 0.15, even: -0.4, heavy: -0.4 };

/** Whether an entry may be asked about: of a birth, and of what is grave or may well be, nothing is (D76). */
export function isAskable(
  {
    kind,
    grave,
    isLoose,
    isDelicate,
    doubt,
    besides,
  }: Pick<Kind, 'kind' | 'isLoose' | 'isDelicate' | 'doubt' | 'besides'> & { grave: object | null },
  mood: Mood | null,
): boolean {
  if (besides && mood !== 'sad') return !UNASKED.has(besides);
  if ((grave && !isLoose) || kind === 'birth' || mood === 'sad') return false;
  // On a glad day a kind that no word tells, only the whole, is most often none.
  if (UNASKED.has(kind) && (grave || !isGlad(mood))) return false;
  if (isGlad(mood)) return doubt <= MOST_DOUBT.glad;
  if (isLight(mood)) return doubt <= MOST_DOUBT.light;
  if (isDelicate) return false;
  // A farewell is often calm.
  if (mood === 'calm') return doubt <= MOST_DOUBT.calm;
  return doubt <= (isHeavy(mood) ? MOST_DOUBT.heavy : MOST_DOUBT.even);
}
