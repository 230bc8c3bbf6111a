import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { api } from '../../lib/endpoints.ts';

/** Everything about somebody's progress; whatever earns or reverses XP invalidates this key. */
export const PROGRESSION_KEY = ['progression'];

export const progress = () =>
  queryOptions({
    queryKey: [...PROGRESSION_KEY, 'progress'],
    queryFn: ({ signal }) => call(api.progression.progress, {}, { signal }),
  });

export const stats = () =>
  queryOptions({
    queryKey: [...PROGRESSION_KEY, 'stats'],
    queryFn: ({ signal }) => call(api.progression.stats, {}, { signal }),
  });

export const badges = () =>
  queryOptions({
    queryKey: [...PROGRESSION_KEY, 'badges'],
    queryFn: ({ signal }) => call(api.progression.badges, {}, { signal }),
  });

/** Asks for a level gained since the last look; the server announces each one once. */
export const checkLevel = () => call(api.progression.checkLevel, {});

/** Sets the owner's own level for testing; gates, caps and counts follow at once. */
export function useSetLevel() {
  const client = useQueryClient();
  return useMutation({
    meta: { errorTitle: 'Level Switch Failed', errorText: 'Failed to switch level' },
    mutationFn: (level: number) => call(api.progression.setLevel, { body: { level } }),
    onSuccess: () => client.invalidateQueries(),
  });
}
