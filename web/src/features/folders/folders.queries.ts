import type { CallInput } from '@pathkeeper/contract';
import { type MutationMeta, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { api } from '../../lib/api/endpoints.ts';
import { keys } from '../../lib/queries/query-keys.ts';
import { useMutation } from '../../lib/queries/use-mutation.ts';

export const allFolders = () =>
  queryOptions({
    queryKey: keys.folders,
    queryFn: ({ signal }) => call(api.folders.list, {}, { signal }),
  });

const metaFor = (what: string): MutationMeta => ({
  changes: ['folders'],
  waitsForChanges: true,
  errorTitle: 'Error',
  errorText: `Failed to ${what} folder. Please try again.`,
});

export function useCreateFolder() {
  return useMutation({
    meta: metaFor('create'),
    mutationFn: (body: CallInput<typeof api.folders.create>['body']) =>
      call(api.folders.create, { body }),
  });
}

export function useUpdateFolder() {
  return useMutation({
    meta: metaFor('update'),
    mutationFn: ({ id, ...body }: { id: number; name: string; color: string }) =>
      call(api.folders.update, { params: { id }, body }),
  });
}

export function useDeleteFolder() {
  return useMutation({
    meta: metaFor('delete'),
    mutationFn: (id: number) => call(api.folders.remove, { params: { id } }),
  });
}
