import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { api } from '../../lib/api/endpoints.ts';
import { keys } from '../../lib/queries/query-keys.ts';
import { useMutation } from '../../lib/queries/use-mutation.ts';

export const customTags = () =>
  queryOptions({
    queryKey: keys.tags,
    queryFn: ({ signal }) => call(api.tags.list, {}, { signal }),
  });

function useTagMutation<V, R>(verb: string, mutationFn: (variables: V) => Promise<R>) {
  return useMutation({
    meta: {
      changes: ['tags'],
      waitsForChanges: true,
      errorTitle: 'Error',
      errorText: `Failed to ${verb} tag`,
    },
    mutationFn,
  });
}

export const useCreateTag = () =>
  useTagMutation('create', (tagName: string) => call(api.tags.create, { body: { tagName } }));

export const useRenameTag = () =>
  useTagMutation('update', ({ id, tagName }: { id: number; tagName: string }) =>
    call(api.tags.update, { params: { id }, body: { tagName } }),
  );

export const useDeleteTag = () =>
  useTagMutation('delete', (id: number) => call(api.tags.remove, { params: { id } }));
