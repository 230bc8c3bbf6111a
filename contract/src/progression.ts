import { z } from 'zod';
import { endpoint } from './core/endpoint.ts';
import { instant, localDate } from './core/shapes.ts';
import { THEMES } from './game/themes.data.ts';

/** A level gained, as a save or a check announces it (D15). */
export const levelUpdate = z.object({
  newLevel: z.number(),
  /** What the new level opens, in words. */
  unlockedFeatures: z.array(z.string()),
  motivation: z.string(),
});

export type LevelUpdate = z.infer<typeof levelUpdate>;

/** A badge with the user's progress (D29). */
export const badge = z.object({
  id: z.string(),
  userId: z.number(),
  name: z.string(),
  description: z.string(),
  /** Name of its picture. */
  icon: z.string(),
  requirement: z.string(),
  xpReward: z.number(),
  /** Present means unlocked. */
  unlockedAt: instant.nullable(),
  progress: z.object({ current: z.number(), target: z.number() }),
  /** Set while a level has to be reached before the badge can be earned. */
  requiredLevel: z.number().nullable(),
});

export type Badge = z.infer<typeof badge>;

/** What an action earned: added to its own answer. */
export const earnings = {
  xpAwarded: z.number(),
  levelUpdate: levelUpdate.optional(),
  newBadges: z.array(badge.pick({ id: true, name: true, description: true, icon: true })),
};

export type Earnings = z.infer<z.ZodObject<typeof earnings>>;

const progress = z.object({
  currentLevel: z.number(),
  /** The level that the XP gives; another one than `currentLevel` only while that is set by hand. */
  earnedLevel: z.number(),
  /** The owner has set the level for testing (D26). */
  isSetByHand: z.boolean(),
  /** The level that gates and caps go by: the top one where an installation opened every gate. */
  gateLevel: z.number(),
  title: z.string(),
  rank: z.string(),
  xp: z.number(),
  unlockedFeatures: z.array(z.string()),
  tokensEarned: z.number(),
  themesUnlocked: z.array(z.string()),
  activeTheme: z.string(),
  lastLevelUp: instant.nullable(),
});

export type Progress = z.infer<typeof progress>;

const stats = z.object({
  totalEntries: z.number(),
  totalWords: z.number(),
  currentStreak: z.number(),
  longestStreak: z.number(),
  /** Days of the current streak's last weeks that a freeze covered. */
  frozenDays: z.array(localDate),
  xpPoints: z.number(),
  level: z.number(),
  title: z.string(),
  /** How many of the moods have been recorded, in per cent. */
  moodMasteryScore: z.number(),
  lastEntryDate: localDate.nullable(),
  /** Reflections made on entries and weeks, insights in the vault, quests completed. */
  reflections: z.number(),
  insightsKept: z.number(),
  questsDone: z.number(),
});

export type Stats = z.infer<typeof stats>;

export const progression = {
  progress: endpoint({
    method: 'GET',
    path: '/api/user/progress',
    summary: 'Level, rank, XP and what they open',
    access: 'user',
    response: progress,
  }),
  setTheme: endpoint({
    method: 'PATCH',
    path: '/api/user/progress',
    summary: 'Choose one of the themes that the level opens',
    access: 'user',
    body: z.object({
      activeTheme: z.enum(
        THEMES.map(({ name }) => name),
        { error: 'There is no such theme.' },
      ),
    }),
    response: progress,
  }),
  checkLevel: endpoint({
    method: 'POST',
    path: '/api/user/progress/check-level',
    summary: 'Announces, once, a level that was gained since the last look',
    access: 'user',
    response: z.object({
      leveledUp: z.boolean(),
      newLevel: z.number(),
      motivation: z.string(),
      unlockedFeatures: z.array(z.string()),
    }),
  }),
  stats: endpoint({
    method: 'GET',
    path: '/api/stats',
    summary: 'Entries, words, streaks and XP',
    access: 'user',
    response: stats,
  }),
  badges: endpoint({
    method: 'GET',
    path: '/api/badges',
    summary: 'Every badge that can be earned, with its progress',
    access: 'user',
    response: z.array(badge),
  }),
  setLevel: endpoint({
    method: 'POST',
    path: '/api/admin/set-level',
    summary: 'Set the owner’s own level for testing, or null for the level as earned; XP stays',
    access: 'owner',
    body: z.object({
      level: z
        .number({ error: 'The level must be a whole number from 1 to 10.' })
        .int({ error: 'The level must be a whole number from 1 to 10.' })
        .min(1, { error: 'The level must be a whole number from 1 to 10.' })
        .max(10, { error: 'The level must be a whole number from 1 to 10.' })
        .nullable(),
    }),
    response: z.object({ newLevel: z.number() }),
  }),
};
