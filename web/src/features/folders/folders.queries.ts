import type { CallInput } from '@pathkeeper/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { api } from '../../lib/endpoints.ts';

export const allFolders = () =>
  queryOptions({
    queryKey: ['folders'],
    queryFn: ({ signal }) => call(api.folders.list, {}, { signal }),
  });

function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [['folders'], ['entries'], ['entry-count']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
}

const failing = (what: string) => ({
  errorTitle: 'Error',
  errorText: `Failed to ${what} folder. Please try again.`,
});

export function useCreateFolder() {
  const refresh = useRefresh();
  return useMutation({
    meta: failing('create'),
    mutationFn: (body: CallInput<typeof api.folders.create>['body']) =>
      call(api.folders.create, { body }),
    onSuccess: refresh,
  });
}

export function useUpdateFolder() {
  const refresh = useRefresh();
  return useMutation({
    meta: failing('update'),
    mutationFn: ({ id, ...body }: { id: number; name: string; color: string }) =>
      call(api.folders.update, { params: { id }, body }),
    onSuccess: refresh,
  });
}

export function useDeleteFolder() {
  const refresh = useRefresh();
  return useMutation({
    meta: failing('delete'),
    mutationFn: (id: number) => call(api.folders.remove, { params: { id } }),
    onSuccess: refresh,
  });
}
