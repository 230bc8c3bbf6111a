import type { Mood } from '@pathkeeper/contract';
import type { Kind } from '../../entry-kind/index.ts';
import { isHeavy, isLight } from '../words.ts';

/** Moods of which a day of mourning has the least. */
const GAY: ReadonlySet<Mood | null> = new Set(['happy', 'excited', 'energetic']);
/**
 * The most doubt about whether an entry tells of something grave that it may leave and still be asked about: on a
 * calm day, on an even and on a heavy one, and where it has a word that may be delicate, on a light day and on others.
 */
const MOST_DOUBT = { calm: 0.15, even: -0.3, heavy: -0.4, delicate: { light: 0.5, other: -0.7 } };

/** Whether an entry may be asked about: of a birth, and of what is grave or may well be, nothing is (D76). */
export function isAskable(
  {
    kind,
    grave,
    isLoose,
    isDelicate,
    doubt,
  }: Pick<Kind, 'kind' | 'isLoose' | 'isDelicate' | 'doubt'> & { grave: object | null },
  mood: Mood | null,
): boolean {
  if ((grave && !isLoose) || kind === 'birth' || mood === 'sad') return false;
  if (isLight(mood)) return GAY.has(mood) || !isDelicate || doubt <= MOST_DOUBT.delicate.light;
  // A farewell is often calm.
  if (mood === 'calm') return !isDelicate && doubt <= MOST_DOUBT.calm;
  if (isDelicate) return doubt <= MOST_DOUBT.delicate.other;
  return doubt <= (isHeavy(mood) ? MOST_DOUBT.heavy : MOST_DOUBT.even);
}
