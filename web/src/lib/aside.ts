import type { SafetyAnswer } from '@pathkeeper/contract';
import { useSyncExternalStore } from 'react';
import { storage } from './storage.ts';

/** How long the game stays out of the way after words of danger, in ms. */
const QUIET = 60 * 60_000;

let answer: SafetyAnswer | null = null;
const listeners = new Set<() => void>();

const keyOf = (userId: number) => `quiet-until-${userId}`;

function changed(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Puts the game out of this person's way, for an hour and over a reload (D32). */
export function keepQuiet(userId: number): void {
  storage.set(keyOf(userId), String(Date.now() + QUIET));
  changed();
}

export function isQuietTime(userId: number): boolean {
  const left = Number(storage.get(keyOf(userId))) - Date.now();
  // More than can have been asked for: the clock was set back.
  return left > 0 && left <= QUIET;
}

/** Whether the game is to stay out of the way just now; a time that runs out shows at the next look. */
export const useQuietTime = (userId: number | undefined): boolean =>
  useSyncExternalStore(subscribe, () => userId !== undefined && isQuietTime(userId));

interface Heard {
  /** Null for a visitor, for whom there is no game. */
  userId: number | null;
  safety: SafetyAnswer | null;
}

/** Looks at what was answered: where words told of danger the people to call come first. */
export function heed({ userId, safety }: Heard): void {
  if (!safety) return;
  answer = safety;
  if (userId === null) changed();
  else keepQuiet(userId);
}

/** The answer that waits to be shown, and null once it was closed. */
export const useAside = (): SafetyAnswer | null => useSyncExternalStore(subscribe, () => answer);

export function closeAside(): void {
  answer = null;
  changed();
}
