import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { api } from '../../lib/api/endpoints.ts';
import { keys } from '../../lib/queries/query-keys.ts';
import { useMutation } from '../../lib/queries/use-mutation.ts';

export const progress = () =>
  queryOptions({
    queryKey: [...keys.progression, 'progress'],
    queryFn: ({ signal }) => call(api.progression.progress, {}, { signal }),
  });

export const stats = () =>
  queryOptions({
    queryKey: [...keys.progression, 'stats'],
    queryFn: ({ signal }) => call(api.progression.stats, {}, { signal }),
  });

export const badges = () =>
  queryOptions({
    queryKey: [...keys.progression, 'badges'],
    queryFn: ({ signal }) => call(api.progression.badges, {}, { signal }),
  });

/** Asks for a level gained since the last look; the server announces each one once. */
export const checkLevel = () => call(api.progression.checkLevel, {});

/** Sets the owner's own level for testing, or null for the level as earned; gates and caps follow at once. */
export function useSetLevel() {
  return useMutation({
    meta: {
      changes: ['everything'],
      waitsForChanges: true,
      errorTitle: 'Level Switch Failed',
      errorText: 'Failed to switch level',
    },
    mutationFn: (level: number | null) => call(api.progression.setLevel, { body: { level } }),
  });
}
