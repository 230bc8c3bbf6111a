import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { api } from '../../lib/api/endpoints.ts';
import { today } from '../../lib/dates.ts';
import { keys } from '../../lib/queries/query-keys.ts';

export const growthMetrics = () =>
  queryOptions({
    queryKey: [...keys.growth, 'metrics', today()],
    queryFn: ({ signal }) => call(api.growth.metrics, {}, { signal }),
  });

/** The twelve months up to a day, today without one. */
export const growthYear = (to?: string) =>
  queryOptions({
    queryKey: [...keys.growth, 'year', to ?? today()],
    queryFn: ({ signal }) => call(api.growth.year, { query: to ? { to } : {} }, { signal }),
  });

/** The mood trends graph; refused below its level. */
export const moodMonths = () =>
  queryOptions({
    queryKey: [...keys.growth, 'moods', today()],
    queryFn: ({ signal }) => call(api.growth.moods, {}, { signal }),
  });

/** Which pillars of the vision the pages speak of. */
export const pillarMonths = () =>
  queryOptions({
    queryKey: [...keys.growth, 'pillars', today()],
    queryFn: ({ signal }) => call(api.growth.pillars, {}, { signal }),
  });

/** What the pages of twelve months show, in sentences. */
export const growthAnalysis = () =>
  queryOptions({
    queryKey: [...keys.growth, 'analysis', today()],
    queryFn: ({ signal }) => call(api.growth.analysis, {}, { signal }),
  });

/** The usual hour and the favourite tag. */
export const growthHabits = () =>
  queryOptions({
    queryKey: [...keys.growth, 'habits', today()],
    queryFn: ({ signal }) => call(api.growth.habits, {}, { signal }),
  });

export const onThisDay = (date: string) =>
  queryOptions({
    queryKey: [...keys.growth, 'on-this-day', date],
    queryFn: ({ signal }) => call(api.growth.onThisDay, { query: { date } }, { signal }),
  });
