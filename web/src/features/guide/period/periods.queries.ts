import { MONTH_NAMES, type MonthlyReflection, type WeeklyReflection } from '@pathkeeper/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { api } from '../../../lib/endpoints.ts';
import { PROGRESSION_KEY } from '../../progression/progression.queries.ts';

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

/**
 * The reflection of the week that starts on a Sunday. The server keeps it and makes it anew when its
 * entries have changed, so it is asked for whenever it is opened.
 */
export const weekly = (start: string) =>
  queryOptions({
    queryKey: ['guide', 'weekly', start],
    queryFn: ({ signal }) => askWeek(start, false, signal),
    staleTime: 0,
  });

/** The reflection of a month, `YYYY-MM`. */
export const monthly = (month: string) =>
  queryOptions({
    queryKey: ['guide', 'monthly', month],
    queryFn: ({ signal }) => askMonth(month, false, signal),
    staleTime: 0,
  });

/** Asks for a new reflection of a week; the old one stays until it is there. */
export function useFreshWeek(start: string) {
  const keep = useKeep(weekly(start).queryKey);
  return useMutation({
    meta: {
      errorTitle: 'Unable to generate weekly reflection',
      errorText: 'Make sure you have journal entries for this week.',
    },
    mutationFn: () => askWeek(start, true),
    onSuccess: keep,
  });
}

export function useFreshMonth(month: string) {
  const keep = useKeep(monthly(month).queryKey);
  return useMutation({
    meta: {
      errorTitle: 'Unable to generate monthly reflection',
      errorText: 'Make sure you have journal entries for this month.',
    },
    mutationFn: () => askMonth(month, true),
    onSuccess: keep,
  });
}

function useKeep(queryKey: readonly unknown[]) {
  const client = useQueryClient();
  return (answer: WeeklyReflection | MonthlyReflection) => {
    client.setQueryData(queryKey, answer);
    void client.invalidateQueries({ queryKey: PROGRESSION_KEY });
  };
}
