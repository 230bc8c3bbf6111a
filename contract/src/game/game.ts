import { GATES } from './gates.ts';
import { LEVEL_WORDS, type LevelUnlock, NOT_YET } from './levels.data.ts';
import { THEMES } from './themes.data.ts';

/**
 * The game in one table (D23): what the server enforces, the screens show and the Rules page
 * prints. Data and pure functions; nothing here needs a schema.
 */

/** The ten ranks by XP band (S1.4); level and rank are the same step. */
export const LEVELS = [
  { level: 1, rank: 'Wanderer', title: 'Reflective Wanderer', minXp: 0 },
  { level: 2, rank: 'Seeker', title: 'Mindful Seeker', minXp: 100 },
  { level: 3, rank: 'Student', title: 'Growth Student', minXp: 300 },
  { level: 4, rank: 'Climber', title: 'Path Climber', minXp: 600 },
  { level: 5, rank: 'Builder', title: 'Inner Builder', minXp: 1000 },
  { level: 6, rank: 'Navigator', title: 'Life Navigator', minXp: 1500 },
  { level: 7, rank: 'Architect', title: 'Soul Architect', minXp: 2100 },
  { level: 8, rank: 'Guardian', title: 'Wisdom Guardian', minXp: 2800 },
  { level: 9, rank: 'Sage', title: 'Enlightened Sage', minXp: 5000 },
  { level: 10, rank: 'Legendary Oracle', title: 'Legendary Oracle', minXp: 10_000 },
] as const;

export type LevelInfo = (typeof LEVELS)[number];

export const TOP_LEVEL = LEVELS.length;

/** What is earned for what (D21). A gift brings its own amount. */
export const XP = {
  entry: 10,
  /** A streak that reaches three days, from level 2 on. */
  streakOfThree: 50,
  /** Every seventh day of a streak. */
  streakOfSeven: 50,
  quest: 15,
  /** Once a week. */
  weeklyReflection: 100,
  badge: 25,
  forumPost: 5,
  forumReply: 2,
} as const;

/** What earns XP, as the card beside the leaderboard says it (S2.9). */
export const EARNED = [
  { what: 'Journal entry', xp: XP.entry },
  { what: 'Daily challenge', xp: XP.quest },
  { what: '7-day streak', xp: XP.streakOfSeven },
  { what: 'Forum post', xp: XP.forumPost },
  { what: 'Forum reply', xp: XP.forumReply },
  { what: 'Achievement badge', xp: XP.badge },
] as const;

/** The table's row of a level; a number outside 1 to 10 is taken as the nearest. */
export function levelInfo(level: number): LevelInfo {
  const index = Math.min(Math.max(Math.trunc(level), 1), TOP_LEVEL) - 1;
  return LEVELS[index] as LevelInfo;
}

/** The level that a total of XP reaches. */
export function levelOfXp(xp: number): number {
  return LEVELS.findLast(({ minXp }) => xp >= minXp)?.level ?? 1;
}

/** The next rank and the XP still missing; null at the top. */
export function nextLevel(xp: number): { info: LevelInfo; missing: number } | null {
  const info = LEVELS.find(({ minXp }) => minXp > xp);
  return info ? { info, missing: info.minXp - xp } : null;
}

/** Progress from a level to the next, 0 to 1; 1 at the top. */
export function wayToNext(level: number, xp: number): number {
  const here = levelInfo(level).minXp;
  const next = LEVELS[level]?.minXp;
  if (next === undefined) return 1;
  return Math.min(Math.max((xp - here) / (next - here), 0), 1);
}

/** The dashboard's bar (D22): progress to the next thousand XP. */
export function toNextThousand(xp: number): { into: number; missing: number } {
  const into = xp % 1000;
  return { into, missing: 1000 - into };
}

/** Characters that an answer to a quest holds beyond the prompt (D28). */
export const QUEST_MIN_CHARACTERS = 100;

/** True once the product has the feature or cap of this key. */
export const isBuilt = (key: string): boolean => !NOT_YET.has(key);

/** The sentence that a level is announced with; it speaks only of what the product has (D24). */
export function motivationOf(level: number, has: (key: string) => boolean = isBuilt): string {
  const words = LEVEL_WORDS.find((each) => each.level === level);
  if (words?.until && !has(words.until.key)) return words.until.motivation;
  return words?.motivation ?? '';
}

/** What a level opens, as far as the product has it. */
export function unlocksOf(level: number): readonly LevelUnlock[] {
  const words = LEVEL_WORDS.find((each) => each.level === level);
  return words?.unlocks.filter(({ key }) => isBuilt(key)) ?? [];
}

/** From which level on a theme may be chosen (D24). Null for a name that is none, and for what a plan opens. */
export function themeLevel(name: string): number | null {
  const theme = THEMES.find((each) => each.name === name);
  if (!theme || theme.isPaid) return null;
  return theme.gate ? GATES[theme.gate] : 1;
}
