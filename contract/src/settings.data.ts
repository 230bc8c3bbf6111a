import type { Settings } from './profile.ts';

/** The default settings (S1.3). */
export const DEFAULT_SETTINGS: Settings = {
  notifications: {
    emailNotifications: true,
    weeklyReflections: true,
    dailyChallenges: true,
    progressReminders: false,
    darkMode: true,
  },
  game: { quietMode: false, onLeaderboard: true, levelTesting: false },
};
