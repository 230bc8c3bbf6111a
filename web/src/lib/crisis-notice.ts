import type { SafetyAnswer } from '@pathkeeper/contract';
import { useSyncExternalStore } from 'react';
import { storage } from './storage.ts';

/** How long the game stays hidden after words of danger, in ms. */
const HIDDEN_FOR = 60 * 60_000;

let answer: SafetyAnswer | null = null;
const listeners = new Set<() => void>();

/** Words that the server keeps, as an entry's; or words that nobody keeps, as those told to Merlin. */
export type Words = 'saved' | 'told';

const keyOf = (userId: number, words: Words) =>
  words === 'saved' ? `quiet-until-${userId}` : `quiet-told-until-${userId}`;

function changed(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Hides the game from this person for an hour on this device, over a reload too (D32). */
export function hideGame(userId: number, words: Words): void {
  storage.set(keyOf(userId, words), String(Date.now() + HIDDEN_FOR));
  changed();
}

/** Ends that hour: `saved` when the words are gone, both when the person puts the quiet away. */
export function showGame(userId: number, ...words: Words[]): void {
  for (const each of words) storage.remove(keyOf(userId, each));
  changed();
}

export const isGameHidden = (userId: number): boolean =>
  isHidden(userId, 'saved') || isHidden(userId, 'told');

function isHidden(userId: number, words: Words): boolean {
  const left = Number(storage.get(keyOf(userId, words))) - Date.now();
  // More than an hour is left only where the clock was set back.
  return left > 0 && left <= HIDDEN_FOR;
}

/** Whether the game is hidden now. The end of the hour shows with the next render. */
export const useGameHidden = (userId: number | undefined): boolean =>
  useSyncExternalStore(subscribe, () => userId !== undefined && isGameHidden(userId));

interface Answered {
  /** Null for a visitor, who has no game to hide. */
  userId: number | null;
  safety: SafetyAnswer | null;
  words: Words;
}

/** Shows the helplines and hides the game when the server answered words of danger; else does nothing. */
export function showCrisisNotice({ userId, safety, words }: Answered): void {
  if (!safety) return;
  answer = safety;
  // Only what is explicit and present keeps the game away (D76).
  if (userId === null || safety.tier === 'quiet') changed();
  else hideGame(userId, words);
}

/** The answer to show; null once it was closed. */
export const useCrisisNotice = (): SafetyAnswer | null =>
  useSyncExternalStore(subscribe, () => answer);

export function closeCrisisNotice(): void {
  answer = null;
  changed();
}
