import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { api } from '../../lib/api/endpoints.ts';
import { keys } from '../../lib/queries/query-keys.ts';
import { useMutation } from '../../lib/queries/use-mutation.ts';

/** The quest of the writer's day; `more` holds the further ones from level 5. */
export const todaysQuest = (localDate: string) =>
  queryOptions({
    queryKey: [...keys.quests, localDate],
    queryFn: ({ signal }) => call(api.quests.today, {}, { signal }),
  });

/** Accepts a quest. Its card shows what went wrong. */
export function useAcceptQuest() {
  return useMutation({
    meta: { changes: ['quests'], changesOnFailure: ['quests'], waitsForChanges: true },
    mutationFn: (id: number) => call(api.quests.accept, { params: { id } }),
  });
}

/** Completes a quest. Its card shows what went wrong. */
export function useCompleteQuest() {
  return useMutation({
    meta: {
      changes: ['quests', 'entries', 'progress'],
      changesOnFailure: ['quests'],
      waitsForChanges: true,
      announce: { title: 'Quest Completed!', words: 'The letter is kept.' },
    },
    mutationFn: (id: number) => call(api.quests.complete, { params: { id } }),
  });
}
