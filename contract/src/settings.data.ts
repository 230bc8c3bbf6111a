import type { Settings } from './profile.ts';

/** What holds for whoever has not chosen otherwise (S1.3). */
export const DEFAULT_SETTINGS: Settings = {
  notifications: {
    emailNotifications: true,
    weeklyReflections: true,
    dailyChallenges: true,
    progressReminders: false,
    darkMode: true,
  },
  game: { quietMode: false, onLeaderboard: true },
};
