import { capsOf, TOP_LEVEL } from '@pathkeeper/contract';
import { questsOf } from '../features/quests/index.ts';

/** The id of the first quest of that date which is among these; null when the date offers none. */
export function questOn(date: string, among: readonly string[]): number | null {
  if (among.length === 0) return null;
  const offered = questsOf(date, capsOf(TOP_LEVEL).dailyQuests);
  return offered.find(({ id }) => among.includes(id))?.questId ?? null;
}
