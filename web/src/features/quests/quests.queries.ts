import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { api } from '../../lib/endpoints.ts';
import { PROGRESSION_KEY } from '../progression/progression.queries.ts';

const key = ['quests'];

/** The quest of the writer's day; `more` holds the further ones from level 5. */
export const todaysQuest = (localDate: string) =>
  queryOptions({
    queryKey: [...key, localDate],
    queryFn: ({ signal }) => call(api.quests.today, {}, { signal }),
  });

/** Accepts a quest. Its card shows what went wrong. */
export function useAcceptQuest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(api.quests.accept, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

/** Completes a quest; quest, stats and entries are asked for again. Its card shows what went wrong. */
export function useCompleteQuest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(api.quests.complete, { params: { id } }),
    onSuccess: () => {
      for (const queryKey of [PROGRESSION_KEY, ['entries']]) {
        void client.invalidateQueries({ queryKey });
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
