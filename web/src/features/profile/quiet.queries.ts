import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { api } from '../../lib/api/endpoints.ts';
import { showGame, useGameHidden } from '../../lib/crisis/crisis-notice.ts';
import { keys } from '../../lib/queries/query-keys.ts';

/** How long the answer holds, in ms: another device may have written or put it away. */
const FRESH_FOR = 60_000;

/** Whether the game keeps out of the way on every device, by what was written (ADR-0007). */
export const quiet = (userId: number) =>
  queryOptions({
    queryKey: [...keys.quiet, userId],
    queryFn: async ({ signal, client }) => {
      const before = client.getQueryData<{ isQuiet: boolean }>([...keys.quiet, userId]);
      const answer = await call(api.profile.quiet, {}, { signal });
      // The words are gone. What was told to Merlin is in no entry, and its hour goes on.
      if (before?.isQuiet && !answer.isQuiet) showGame(userId, 'saved');
      return answer;
    },
    staleTime: FRESH_FOR,
    refetchOnReconnect: 'always',
  });

/**
 * Whether words of danger keep the game away: by what was written in the last two days, on every device,
 * or by what was said on this one within the hour (D32). Undefined until the server has answered.
 */
export function useQuietAfterDanger(userId: number | undefined): boolean | undefined {
  const { data, isFetched } = useQuery({
    ...quiet(userId ?? 0),
    enabled: userId !== undefined,
  });
  const isGameHidden = useGameHidden(userId);
  if (isGameHidden) return true;
  // Once it has failed it stays false while it is tried again.
  return data?.isQuiet ?? (isFetched ? false : undefined);
}
