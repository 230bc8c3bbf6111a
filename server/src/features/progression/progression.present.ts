import {
  LEVEL_WORDS,
  type LevelUpdate,
  levelOfXp,
  motivationOf,
  unlocksOf,
} from '@pathkeeper/contract';
import type { ProgressRow } from './progression.repository.ts';
import type { Measures } from './progression.rules.ts';

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

/** What badges are measured by. */
export function measuresOf(row: ProgressRow): Measures {
  return {
    entries: row.entries,
    words: row.words,
    streak: row.longestStreak,
    questsCompleted: row.questsCompleted,
    moodsUsed: row.moods.length,
    nightEntries: row.nightEntries,
    earlyEntries: row.earlyEntries,
    level: levelOfXp(row.peakXp),
    cameBack: row.cameBack,
    questionnaire: Number(row.questionnaireDone),
    vaultInsights: row.vaultInsights,
    entryReflections: row.entryReflections,
    weeklyReflections: row.weeklyReflections,
    forumPosts: row.forumPosts,
    repliesLiked: row.repliesLiked,
  };
}
