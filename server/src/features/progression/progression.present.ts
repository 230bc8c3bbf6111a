import { LEVEL_WORDS, type LevelUpdate } from '@pathkeeper/contract';

/**
 * What the table of levels names and the product does not have yet. Nothing is announced before it is
 * there (decision 24): a feature takes its key out of this list when it comes.
 */
const NOT_YET: ReadonlySet<string> = new Set([
  'emblems-5',
  'emblems-8',
  'emblems-18',
  'moods-5',
  'moods-10',
  'daily-inspiration',
  'weekly-reflection',
  'monthly-reflection',
  'vault',
  'mood-history',
  'mood-trends',
  'prompt-library',
  'extra-themes',
  'forum-posting',
  'deep-prompts',
  'legacy-view',
  'secret-grove-theme',
  'oracle-emblem',
  'custom-avatar',
  'oracle-forum',
]);

/** What the levels after `before`, up to `after`, open: in words, in order. */
function openedBetween(before: number, after: number): string[] {
  return LEVEL_WORDS.filter(({ level }) => level > before && level <= after).flatMap(
    ({ unlocks }) => unlocks.filter(({ key }) => !NOT_YET.has(key)).map(({ label }) => label),
  );
}

/** Everything that is open at a level, in words. */
export const openedAt = (level: number): string[] => openedBetween(0, level);

/** A level gained, as it is announced. */
export function levelUpdateOf(before: number, after: number): LevelUpdate {
  return {
    newLevel: after,
    unlockedFeatures: openedBetween(before, after),
    motivation: LEVEL_WORDS.find(({ level }) => level === after)?.motivation ?? '',
  };
}
