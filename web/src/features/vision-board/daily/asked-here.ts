import { storage } from '../../../lib/storage/storage.ts';

const keyOf = (userId: number) => `vision-asked-${userId}`;

/** The day of whose step somebody was asked last in this browser; null before the first time. */
export const askedHere = (userId: number): string | null => storage.get(keyOf(userId));

/**
 * Notes that somebody is asked for the step of a day, so that a page that is loaded anew does not ask again (D70).
 * While words are on their way it is not noted: they come back with the question.
 */
export function noteAsked(userId: number, localDate: string, hasWords: boolean): void {
  if (hasWords) storage.remove(keyOf(userId));
  else storage.set(keyOf(userId), localDate);
}
