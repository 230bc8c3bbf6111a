import type { Binned } from '@pathkeeper/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call, callPage } from '../../lib/api/api.ts';
import { api } from '../../lib/api/endpoints.ts';
import { type Changes, keys } from '../../lib/queries/query-keys.ts';
import { useMutation } from '../../lib/queries/use-mutation.ts';
import { toast } from '../../ui/toast.ts';

/** Rows that the screen loads at a time. */
const PAGE = 50;

/** Everything that what comes back may stand in again, or be tied to. */
const CHANGES: Changes = ['entries', 'entriesBack', 'insights', 'goals', 'progress', 'bin'];

/** What lies in the bin, the latest first, one page after another. Always asked for afresh. */
export const binPages = () =>
  infiniteQueryOptions({
    queryKey: [...keys.bin, 'pages'],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      const { lateApi } = await import('../../lib/api/late-endpoints.ts');
      const query = { limit: PAGE, cursor: pageParam ?? undefined };
      return callPage(lateApi.bin.list, { query }, { signal });
    },
    getNextPageParam: (last) => last.next,
    staleTime: 0,
  });

/** What is brought back, by the id that it had before. */
type Thing = Pick<Binned, 'kind' | 'thingId'>;

const BACK = {
  entry: 'The page stands where it stood.',
  insight: 'It is in the vault again.',
};

/** Brings something back from the bin, to where it stood, and says so. */
export function useBringBack() {
  return useMutation({
    meta: {
      changes: CHANGES,
      changesOnFailure: CHANGES,
      errorTitle: 'Not Brought Back',
      errorText: 'It still lies in the bin. Please try again.',
    },
    mutationFn: async ({ kind, thingId }: Thing): Promise<void> => {
      const input = { params: { id: thingId } };
      if (kind === 'entry') await call(api.entries.restore, input);
      else await call(api.insights.restore, input);
    },
    onSuccess: (_done, { kind }) => {
      toast({ title: 'Brought back', description: BACK[kind] });
    },
  });
}

/** Deletes something in the bin for good. */
export function useDeleteForGood() {
  return useMutation({
    meta: {
      changes: ['bin'],
      changesOnFailure: ['bin'],
      waitsForChanges: true,
      errorTitle: 'Not Deleted',
      errorText: 'Please try again.',
    },
    mutationFn: async (id: number) => {
      const { lateApi } = await import('../../lib/api/late-endpoints.ts');
      return call(lateApi.bin.remove, { params: { id } });
    },
  });
}
