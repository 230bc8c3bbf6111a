import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { today } from '../../lib/dates.ts';
import { api } from '../../lib/endpoints.ts';

/** Everything the growth map adds up; whatever changes an entry invalidates this key. */
export const GROWTH_KEY = ['growth'];

export const growthMetrics = () =>
  queryOptions({
    queryKey: [...GROWTH_KEY, 'metrics', today()],
    queryFn: ({ signal }) => call(api.growth.metrics, {}, { signal }),
  });

/** The twelve months up to today. */
export const growthYear = () =>
  queryOptions({
    queryKey: [...GROWTH_KEY, 'year', today()],
    queryFn: ({ signal }) => call(api.growth.year, { query: {} }, { signal }),
  });

/** The mood trends graph; refused below its level. */
export const moodMonths = () =>
  queryOptions({
    queryKey: [...GROWTH_KEY, 'moods', today()],
    queryFn: ({ signal }) => call(api.growth.moods, {}, { signal }),
  });

/** What the pages of twelve months show, in sentences. */
export const growthAnalysis = () =>
  queryOptions({
    queryKey: [...GROWTH_KEY, 'analysis', today()],
    queryFn: ({ signal }) => call(api.growth.analysis, {}, { signal }),
  });

/** The usual hour and the favourite tag. */
export const growthHabits = () =>
  queryOptions({
    queryKey: [...GROWTH_KEY, 'habits', today()],
    queryFn: ({ signal }) => call(api.growth.habits, {}, { signal }),
  });

export const onThisDay = (date: string) =>
  queryOptions({
    queryKey: [...GROWTH_KEY, 'on-this-day', date],
    queryFn: ({ signal }) => call(api.growth.onThisDay, { query: { date } }, { signal }),
  });
