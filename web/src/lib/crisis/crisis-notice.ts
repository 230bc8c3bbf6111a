import type { SafetyAnswer } from '@pathkeeper/contract';
import { useSyncExternalStore } from 'react';
import { forgetHidden, isGameHidden, keepHidden, type Words } from './game-hidden.ts';

let answer: SafetyAnswer | null = null;
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Hides the game from this person for an hour on this device, over a reload too (D32). */
export function hideGame(userId: number, words: Words): void {
  keepHidden(userId, words);
  changed();
}

/** Ends that hour: `saved` when the words are gone, both when the person puts the quiet away. */
export function showGame(userId: number, ...words: Words[]): void {
  for (const each of words) forgetHidden(userId, each);
  changed();
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
