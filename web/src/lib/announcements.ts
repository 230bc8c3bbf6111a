import type { Earnings, SafetyAnswer } from '@pathkeeper/contract';
import { useSyncExternalStore } from 'react';

export interface Announcement {
  title: string;
  /** Follows what was earned. */
  words: string;
  /** Earnings are absent when nobody knows any more what an earlier, half-lost try earned. */
  answer: Partial<Earnings> & { safety?: SafetyAnswer | null };
}

let waiting: readonly Announcement[] = [];
const listeners = new Set<() => void>();

function set(next: readonly Announcement[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says what an action did and earned; beside helplines nothing (D32). */
export function announce(announcement: Announcement): void {
  if (!announcement.answer.safety) set([...waiting, announcement]);
}

/** The announcement that is next, null when there is none. */
export const useNextAnnouncement = (): Announcement | null =>
  useSyncExternalStore(subscribe, () => waiting[0] ?? null);

/** Takes an announcement away, once it is shown. */
export const takeAnnouncement = (shown: Announcement): void =>
  set(waiting.filter((each) => each !== shown));

/** Takes all of them away. */
export const forgetAnnouncements = (): void => set([]);
