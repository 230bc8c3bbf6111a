import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { api } from '../../lib/endpoints.ts';

const key = ['custom-tags'];

export const customTags = () =>
  queryOptions({
    queryKey: key,
    queryFn: ({ signal }) => call(api.tags.list, {}, { signal }),
  });

function useTagMutation<V, R>(verb: string, mutationFn: (variables: V) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({
    meta: { errorTitle: 'Error', errorText: `Failed to ${verb} tag` },
    mutationFn,
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
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
