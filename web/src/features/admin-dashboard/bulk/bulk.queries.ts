import type { CallInput } from '@pathkeeper/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { lateApi } from '../../../lib/api/late-endpoints.ts';
import { keys } from '../../../lib/queries/query-keys.ts';
import { useMutation } from '../../../lib/queries/use-mutation.ts';

const calls = lateApi.admin;

/** How often it is asked how far an act is, in ms. */
const ASKED = 1000;

/** How far an act on many is; asked again until it has come to its end. */
export const bulkProgress = (id: number) =>
  queryOptions({
    queryKey: [...keys.people, 'bulk', id],
    queryFn: ({ signal }) => call(calls.bulkProgress, { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && (data.state === 'done' || data.state === 'undone') ? false : ASKED,
  });

type Order = CallInput<typeof calls.bulk>['body'] & { key: string };

/** Orders an act on many. When another number matches by now, the table is read anew with it. */
export function useOrderBulk() {
  const client = useQueryClient();
  return useMutation({
    meta: {
      changes: 'nothing',
      changesOnFailure: ['people'],
      errorTitle: 'Update Failed',
      errorText: 'Please try again.',
    },
    mutationFn: ({ key, ...body }: Order) => call(calls.bulk, { body }, { key }),
    onSuccess: (bulk) => client.setQueryData(bulkProgress(bulk.id).queryKey, bulk),
  });
}

/** Takes an act on many back. */
export function useUndoBulk() {
  const client = useQueryClient();
  return useMutation({
    meta: {
      changes: 'nothing',
      changesOnFailure: ['people'],
      errorTitle: 'Update Failed',
      errorText: 'Please try again.',
    },
    mutationFn: (id: number) => call(calls.undoBulk, { params: { id } }),
    onSuccess: (bulk) => client.setQueryData(bulkProgress(bulk.id).queryKey, bulk),
  });
}
