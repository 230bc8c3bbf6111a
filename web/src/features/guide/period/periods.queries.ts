import { type Earnings, MONTH_NAMES, type SafetyAnswer } from '@pathkeeper/contract';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { announce } from '../../../lib/announcements.ts';
import { call } from '../../../lib/api/api.ts';
import { api } from '../../../lib/api/endpoints.ts';
import { keys, refetchChanged } from '../../../lib/queries/query-keys.ts';
import { useMutation } from '../../../lib/queries/use-mutation.ts';

const askWeek = (start: string, fresh: boolean, signal?: AbortSignal) =>
  call(
    api.guide.weekly,
    { query: { weekStart: start, ...(fresh && { fresh: 'true' }) } },
    { signal, unhurried: true },
  );

function askMonth(month: string, fresh: boolean, signal?: AbortSignal) {
  const [year = '', number = ''] = month.split('-');
  const name = MONTH_NAMES[Number(number) - 1] ?? 'January';
  return call(
    api.guide.monthly,
    { query: { month: name, year: Number(year), ...(fresh && { fresh: 'true' }) } },
    { signal, unhurried: true },
  );
}

const WEEK_READ = { title: 'Weekly Reflection', words: 'The week is read.' };
const MONTH_READ = { title: 'Monthly Reflection', words: 'The month is read.' };

/**
 * Announces what a reflection earned, and returns it without that: looked at again in the cache, it
 * earns no second toast. Beside helplines nothing is announced (D32).
 */
function announceOnce<A extends Earnings & { safety: SafetyAnswer | null }>(
  client: QueryClient,
  answer: A,
  texts: { title: string; words: string },
): A {
  const { xpAwarded, newBadges, levelUpdate } = answer;
  if (xpAwarded > 0 || newBadges.length > 0 || levelUpdate) {
    void refetchChanged(client, ['progress']);
    announce({ ...texts, answer });
  }
  return { ...answer, xpAwarded: 0, newBadges: [], levelUpdate: undefined };
}

/**
 * The reflection of the week that starts on a Sunday. Its counts and whether it is outdated follow the
 * entries, so it is asked for whenever it is opened.
 */
export const weekly = (start: string) =>
  queryOptions({
    queryKey: ['guide', 'weekly', start],
    queryFn: async ({ client, signal }) =>
      announceOnce(client, await askWeek(start, false, signal), WEEK_READ),
    staleTime: 0,
  });

/** Whether this week's reflection and this month's are made. */
export const madeToday = () =>
  queryOptions({
    queryKey: keys.reflections,
    queryFn: ({ signal }) => call(api.guide.made, {}, { signal }),
    staleTime: 0,
  });

/** The reflection of a month, `YYYY-MM`. */
export const monthly = (month: string) =>
  queryOptions({
    queryKey: ['guide', 'monthly', month],
    queryFn: async ({ client, signal }) =>
      announceOnce(client, await askMonth(month, false, signal), MONTH_READ),
    staleTime: 0,
  });

/** Asks for a new reflection of a week; the old one stays until it is there. */
export function useFreshWeek(start: string) {
  const client = useQueryClient();
  return useMutation({
    meta: {
      changes: ['progress'],
      errorTitle: 'Unable to generate weekly reflection',
      errorText: 'Make sure you have journal entries for this week.',
    },
    mutationFn: async () => {
      const answer = announceOnce(client, await askWeek(start, true), WEEK_READ);
      client.setQueryData(weekly(start).queryKey, answer);
    },
  });
}

export function useFreshMonth(month: string) {
  const client = useQueryClient();
  return useMutation({
    meta: {
      changes: ['progress'],
      errorTitle: 'Unable to generate monthly reflection',
      errorText: 'Make sure you have journal entries for this month.',
    },
    mutationFn: async () => {
      const answer = announceOnce(client, await askMonth(month, true), MONTH_READ);
      client.setQueryData(monthly(month).queryKey, answer);
    },
  });
}
