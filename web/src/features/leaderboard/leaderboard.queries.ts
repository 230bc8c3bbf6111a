import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { lateApi } from '../../lib/api/late-endpoints.ts';
import { keys } from '../../lib/queries/query-keys.ts';

/** Whoever earns XP stands elsewhere: with what shows progress it is fetched anew. */
export const LEADERBOARD = [...keys.progression, 'leaderboard'] as const;

/** Others write meanwhile: what is shown is asked for again when it is opened again. */
const SOON_STALE = 30_000;

/** The first hundred. */
export const topUsers = () =>
  queryOptions({
    queryKey: [...LEADERBOARD, 'top'],
    queryFn: ({ signal }) => call(lateApi.leaderboard.topUsers, {}, { signal }),
    staleTime: SOON_STALE,
  });

/** The reader's own place, and who stands beside them. */
export const ownPlace = () =>
  queryOptions({
    queryKey: [...LEADERBOARD, 'me'],
    queryFn: ({ signal }) => call(lateApi.leaderboard.me, {}, { signal }),
    staleTime: SOON_STALE,
  });
