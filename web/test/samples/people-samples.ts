import {
  type AdminDay,
  type AdminPerson,
  type AdminStats,
  engagementOf,
  levelInfo,
  levelOfXp,
  type PersonSheet,
} from '@pathkeeper/contract';
import { SAMPLE_DAY, SAMPLE_INSTANT, sampleId } from './samples.ts';

/** A member as administrators see them. */
export function anAccount(username: string, own: Partial<AdminPerson> = {}): AdminPerson {
  const { xpPoints = 4120 } = own;
  const { level, title } = levelInfo(levelOfXp(xpPoints));
  const stats = { totalEntries: 302, currentStreak: 41, longestStreak: 88 };
  return {
    id: sampleId(),
    username,
    email: `${username}@example.org`,
    role: 'user',
    isOwner: false,
    createdAt: SAMPLE_INSTANT,
    firstName: null,
    lastName: null,
    displayName: null,
    emblem: 'hare',
    isAdmin: false,
    isModerator: false,
    betaAccessGranted: true,
    xpPoints,
    totalPosts: 14,
    totalLikes: 61,
    badges: 11,
    progress: { currentLevel: level, levelTitle: title, xpPoints },
    stats: { ...stats, lastActiveDate: SAMPLE_DAY },
    engagement: engagementOf(stats.totalEntries, stats.currentStreak),
    status: 'active',
    suspension: null,
    deletedAt: null,
    ...own,
  };
}

/** Their sheet. */
export const aSheet = (person: AdminPerson, own: Partial<PersonSheet> = {}): PersonSheet => ({
  ...person,
  sessions: 2,
  lastSignedInAt: SAMPLE_INSTANT,
  canSendLetter: false,
  ...own,
});

export const ADMIN_STATS: AdminStats = {
  countedAt: SAMPLE_INSTANT,
  totalUsers: 1284,
  highEngagement: 312,
  levelFiveUp: 90,
  activeThisWeek: 640,
};

/** The last days, with more on each. */
export const someDays = (count = 30): AdminDay[] =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 9, 22 + index)).toISOString().slice(0, 10),
    registrations: index % 4,
    activePeople: index,
    entries: 3 * index,
  }));
