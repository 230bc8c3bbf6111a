/** From which level on something is open (D24). */
export const GATES = {
  weeklyReflection: 2,
  vault: 2,
  moodHistory: 2,
  streakBonus: 2,
  pinning: 3,
  folders: 3,
  monthlyReflection: 3,
  moodTrends: 4,
  streakBadges: 4,
  promptLibrary: 5,
  goals: 5,
  themes: 7,
  forumWriting: 8,
  deepPrompts: 9,
  legacyView: 9,
  secretGrove: 10,
  oracleEmblem: 10,
  customAvatar: 10,
  oracleForum: 10,
} as const;

export type Gate = keyof typeof GATES;

/** Caps that grow with the level; null means no limit (D23, D24). */
export function capsOf(level: number) {
  return {
    entries: level === 1 ? 30 : null,
    customTags: level >= 8 ? 15 : level >= 4 ? 10 : 5,
    emblems: level >= 5 ? 18 : level >= 2 ? 8 : 5,
    moods: level >= 5 ? 11 : level >= 3 ? 10 : 5,
    dailyQuests: level >= 5 ? 3 : 1,
  } as const;
}

export type Caps = ReturnType<typeof capsOf>;
