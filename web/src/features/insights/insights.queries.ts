import type { CallInput, Insight } from '@pathkeeper/contract';
import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call, callPage, type Page } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/endpoints.ts';
import { keys, refetchChanged } from '../../lib/queries/query-keys.ts';
import { useMutation } from '../../lib/queries/use-mutation.ts';
import type { VaultAddress } from './insights.address.ts';

/** Insights a page of the vault loads. */
export const PAGE = 24;
/** Those the home screen shows (S1.9). */
const FIRST = 3;

type Narrowing = Pick<VaultAddress, 'query' | 'category' | 'source'>;

/** The vault, newest first, one page after another. Entries it came from may be gone: always afresh. */
export const insightPages = ({ query, category, source }: Narrowing) =>
  infiniteQueryOptions({
    queryKey: [...keys.insights, 'pages', { query, category, source }],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => {
      const page = { limit: PAGE, cursor: pageParam ?? undefined };
      return callPage(
        api.insights.list,
        { query: { query, category, source, ...page } },
        { signal },
      );
    },
    getNextPageParam: (last) => last.next,
    staleTime: 0,
  });

export const firstInsights = () =>
  queryOptions({
    queryKey: [...keys.insights, 'first'],
    queryFn: ({ signal }) => call(api.insights.list, { query: { limit: FIRST } }, { signal }),
  });

export const insightStats = () =>
  queryOptions({
    queryKey: [...keys.insights, 'stats'],
    queryFn: ({ signal }) => call(api.insights.stats, {}, { signal }),
  });

const oneInsight = (id: number) =>
  queryOptions({
    queryKey: [...keys.insights, 'one', id],
    queryFn: ({ signal }) => call(api.insights.get, { params: { id } }, { signal }),
    staleTime: 0,
  });

/** One insight; what a list already showed of it is there at once. */
export function useOneInsight(id: number | undefined) {
  const client = useQueryClient();
  return useQuery({
    ...oneInsight(id ?? 0),
    enabled: id !== undefined,
    placeholderData: () =>
      client
        .getQueriesData<InfiniteData<Page<Insight>>>({ queryKey: [...keys.insights, 'pages'] })
        .flatMap(([, data]) => data?.pages ?? [])
        .flatMap(({ items }) => items)
        .find((insight) => insight.id === id),
  });
}

/** Which reflection an insight was saved from. */
export interface BookmarkedReflection {
  reflectionType: NonNullable<Insight['reflectionType']>;
  /** The entry's id, the first day of the week, YYYY-MM of the month, the life path's id. */
  reflectionPeriod: string;
}

/** The insight that a reflection was saved as, null if it was not. */
export const bookmarkOf = ({ reflectionType, reflectionPeriod }: BookmarkedReflection) =>
  queryOptions({
    queryKey: [...keys.insights, 'bookmark', reflectionType, reflectionPeriod],
    queryFn: async ({ signal }) => {
      const query = { reflectionType, reflectionPeriod, limit: 1 };
      const [insight] = await call(api.insights.list, { query }, { signal });
      return insight ?? null;
    },
  });

export type NewInsight = CallInput<typeof api.insights.create>['body'];

/** Saves an insight, once per `key` however often it is tried. */
export function useCreateInsight(errorTitle: string) {
  return useMutation({
    meta: {
      changes: ['insights', 'progress'],
      // An answer that was lost, or that an earlier one was, leaves more than the list shows.
      changesOnFailure: ['insights', 'progress'],
      announce: { title: 'Insight saved!', words: 'It is in the vault.' },
      errorTitle,
      errorText: 'Your words are still in the form. Please try again.',
    },
    mutationFn: ({ key, body }: { key: string; body: NewInsight }) =>
      call(api.insights.create, { body }, { key }),
  });
}

/** Saves a reflection as an insight, once. Null where another window saved it meanwhile. */
export function useBookmarkReflection(announce: { title: string; words: string }) {
  return useMutation({
    meta: {
      changes: ['insights', 'progress'],
      // The button waits until it knows where the insight lies.
      waitsForChanges: true,
      announce,
      errorTitle: 'Failed to bookmark insight',
      errorText: 'Please try again.',
    },
    mutationFn: async (body: NewInsight) => {
      try {
        return await call(api.insights.create, { body });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'conflict') return null;
        throw error;
      }
    },
  });
}

export type InsightChange = CallInput<typeof api.insights.update>['body'];

/** Asks for the insights anew: one was deleted elsewhere. */
export function useRefreshInsights() {
  const client = useQueryClient();
  return () => refetchChanged(client, ['insights']);
}

export function useUpdateInsight(id: number) {
  const client = useQueryClient();
  return useMutation({
    meta: {
      changes: ['insights'],
      errorTitle: 'Insight Not Changed',
      errorText: 'Your words are still in the form. Please try again.',
    },
    mutationFn: (body: InsightChange) => call(api.insights.update, { params: { id }, body }),
    onSuccess: (insight) => {
      client.setQueryData(oneInsight(id).queryKey, insight);
    },
    // What was saved elsewhere is shown beside one's own, whichever its writer then chooses.
    onError: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'edit_conflict') return;
      return client.invalidateQueries({ queryKey: oneInsight(id).queryKey });
    },
  });
}

export function useDeleteInsight() {
  return useMutation({
    meta: {
      changes: ['insightLists', 'progress', 'bin'],
      waitsForChanges: true,
      errorTitle: 'Insight Not Deleted',
      errorText: 'Please try again.',
    },
    mutationFn: (id: number) => call(api.insights.remove, { params: { id } }),
  });
}
