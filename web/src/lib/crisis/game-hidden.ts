import { storage } from '../storage/storage.ts';

/** How long the game stays hidden after words of danger, in ms. */
const HIDDEN_FOR = 60 * 60_000;

/** Words that the server keeps, as an entry's; or words that nobody keeps, as those told to Merlin. */
export type Words = 'saved' | 'told';

const keyOf = (userId: number, words: Words) =>
  words === 'saved' ? `quiet-until-${userId}` : `quiet-told-until-${userId}`;

/** Notes on this device that the hour begins. */
export const keepHidden = (userId: number, words: Words): void => {
  storage.set(keyOf(userId, words), String(Date.now() + HIDDEN_FOR));
};

export const forgetHidden = (userId: number, words: Words): void =>
  storage.remove(keyOf(userId, words));

/** Whether this person's hour goes on, as this device knows. */
export const isGameHidden = (userId: number): boolean =>
  isHidden(userId, 'saved') || isHidden(userId, 'told');

function isHidden(userId: number, words: Words): boolean {
  const left = Number(storage.get(keyOf(userId, words))) - Date.now();
  // More than an hour is left only where the clock was set back.
  return left > 0 && left <= HIDDEN_FOR;
}
