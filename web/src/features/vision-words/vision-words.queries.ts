import { infiniteQueryOptions } from '@tanstack/react-query';
import { call, callPage } from '../../lib/api/api.ts';
import { lateApi } from '../../lib/api/late-endpoints.ts';
import { keys } from '../../lib/queries/query-keys.ts';
import { useMutation } from '../../lib/queries/use-mutation.ts';

const PAGE = 10;

/** What was answered in the tools, newest first, page by page. */
export const answersGiven = () =>
  infiniteQueryOptions({
    queryKey: [...keys.vision, 'answers'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      callPage(
        lateApi.vision.responses,
        { query: { limit: PAGE, cursor: pageParam ?? undefined } },
        { signal },
      ),
    getNextPageParam: (last) => last.next,
    staleTime: 0,
  });

/** Deletes what was answered; the goals made of it stay, without what they quote of it. */
export const useRemoveAnswers = () =>
  useMutation({
    meta: { changes: ['vision', 'goals'], waitsForChanges: true, errorTitle: 'Not Deleted' },
    mutationFn: (id: number) => call(lateApi.vision.removeResponse, { params: { id } }),
  });
