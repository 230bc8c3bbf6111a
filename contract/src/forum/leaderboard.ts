import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { answeredId } from '../core/shapes.ts';

/** Somebody's place on the leaderboard (S2.3, D52): a name and figures, and nothing they wrote. */
const leaderboardRow = z.object({
  /** 1 is the first place; no two people have the same. */
  rank: z.number(),
  id: answeredId('user'),
  username: z.string(),
  /** The emblem they wear; null when they chose none. */
  emblem: z.string().nullable(),
  xpPoints: z.number(),
  /** As earned, never as set by hand. */
  level: z.number(),
  totalEntries: z.number(),
  /** Days of the streak that holds on that person's today; 0 without one. */
  currentStreak: z.number(),
});

export type LeaderboardRow = z.infer<typeof leaderboardRow>;

const ownPlace = z.object({
  /** Whether the caller wants to be listed: the setting of that name. */
  onLeaderboard: z.boolean(),
  /** Null for whoever has left, or has no XP yet. */
  place: leaderboardRow.nullable(),
  /** The three before the caller and the three after, in their order; fewer at either end. */
  above: z.array(leaderboardRow),
  below: z.array(leaderboardRow),
});

export type OwnPlace = z.infer<typeof ownPlace>;

export const leaderboard = {
  topUsers: endpoint({
    method: 'GET',
    path: '/api/leaderboard/top-users',
    summary: 'The first hundred by XP; of equal XP whoever reached it first stands higher',
    access: 'public',
    visibility: 'public',
    response: z.array(leaderboardRow),
  }),
  me: endpoint({
    method: 'GET',
    path: '/api/leaderboard/me',
    summary: 'The caller’s own place, with three neighbours on each side',
    access: 'user',
    visibility: 'public',
    response: ownPlace,
  }),
};
