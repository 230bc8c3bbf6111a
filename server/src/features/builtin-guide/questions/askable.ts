import type { Mood } from '@pathkeeper/contract';
import type { Kind } from '../../entry-kind/index.ts';
import { isHeavy, isLight } from '../words.ts';

/** Moods of which a day of mourning has the least. */
const GAY: ReadonlySet<Mood | null> = new Set(['happy', 'excited', 'energetic']);
/**
 * The most doubt about whether an entry tells of something grave that it may leave and still be asked about: on a
 * light day with a word that may be delicate, on a calm day, on an even one, and on a heavy one or with such a word.
 */
const MOST_DOUBT = { light: 0.5, calm: 0.15, even: -0.3, heavy: -0.7 };

/** Whether an entry may be asked about: of what is grave, or may well be, nothing is (D76). */
export function isAskable(
  {
    grave,
    isLoose,
    isDelicate,
    doubt,
  }: Pick<Kind, 'isLoose' | 'isDelicate' | 'doubt'> & { grave: object | null },
  mood: Mood | null,
): boolean {
  if ((grave && !isLoose) || mood === 'sad') return false;
  if (isLight(mood)) return GAY.has(mood) || !isDelicate || doubt <= MOST_DOUBT.light;
  // A farewell is often calm.
  if (mood === 'calm') return !isDelicate && doubt <= MOST_DOUBT.calm;
  return doubt <= (isDelicate || isHeavy(mood) ? MOST_DOUBT.heavy : MOST_DOUBT.even);
}
