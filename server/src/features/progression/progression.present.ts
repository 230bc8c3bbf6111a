import { LEVEL_WORDS, type LevelUpdate, motivationOf, unlocksOf } from '@pathkeeper/contract';

/** What the levels after `before`, up to `after`, unlock, in words. */
function openedBetween(before: number, after: number): string[] {
  return LEVEL_WORDS.filter(({ level }) => level > before && level <= after).flatMap(({ level }) =>
    unlocksOf(level).map(({ label }) => label),
  );
}

/** Everything that is unlocked at a level, in words. */
export const openedAt = (level: number): string[] => openedBetween(0, level);

/** The announcement of a new level. */
export function levelUpdateOf(before: number, after: number): LevelUpdate {
  return {
    newLevel: after,
    unlockedFeatures: openedBetween(before, after),
    motivation: motivationOf(after),
  };
}
