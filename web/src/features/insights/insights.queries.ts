import type { CallInput, Insight } from '@pathkeeper/contract';
import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call, callPage, type Page } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { api } from '../../lib/endpoints.ts';
import { PROGRESSION_KEY } from '../progression/progression.queries.ts';
import type { VaultAddress } from './insights.address.ts';

/** Everything about the vault. */
const INSIGHTS_KEY = ['insights'];

/** Insights a page of the vault loads. */
export const PAGE = 24;
/** Those the home screen shows (S1.9). */
const FIRST = 3;

type Narrowing = Pick<VaultAddress, 'query' | 'category' | 'source'>;

/** The vault, newest first, one page after another. Entries it came from may be gone: always afresh. */
export const insightPages = ({ query, category, source }: Narrowing) =>
  infiniteQueryOptions({
    queryKey: [...INSIGHTS_KEY, 'pages', { query, category, source }],
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
    queryKey: [...INSIGHTS_KEY, 'first'],
    queryFn: ({ signal }) => call(api.insights.list, { query: { limit: FIRST } }, { signal }),
  });

export const insightStats = () =>
  queryOptions({
    queryKey: [...INSIGHTS_KEY, 'stats'],
    queryFn: ({ signal }) => call(api.insights.stats, {}, { signal }),
  });

const oneInsight = (id: number) =>
  queryOptions({
    queryKey: [...INSIGHTS_KEY, 'one', id],
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
        .getQueriesData<InfiniteData<Page<Insight>>>({ queryKey: [...INSIGHTS_KEY, 'pages'] })
        .flatMap(([, data]) => data?.pages ?? [])
        .flatMap(({ items }) => items)
        .find((insight) => insight.id === id),
  });
}

/** Which reflection an insight was kept from. */
export interface KeptReflection {
  reflectionType: NonNullable<Insight['reflectionType']>;
  /** The entry's id, the first day of the week, YYYY-MM of the month, the life path's id. */
  reflectionPeriod: string;
}

/** The insight that a reflection was kept as, null when it was not. */
export const keptAs = ({ reflectionType, reflectionPeriod }: KeptReflection) =>
  queryOptions({
    queryKey: [...INSIGHTS_KEY, 'kept', reflectionType, reflectionPeriod],
    queryFn: async ({ signal }) => {
      const query = { reflectionType, reflectionPeriod, limit: 1 };
      const [insight] = await call(api.insights.list, { query }, { signal });
      return insight ?? null;
    },
  });

export type NewInsight = CallInput<typeof api.insights.create>['body'];

/** Keeps an insight, `key` once however often it is tried; its screen says what that earned. */
export function useCreateInsight(errorTitle: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { errorTitle, errorText: 'Your words are still in the form. Please try again.' },
    mutationFn: ({ key, body }: { key: string; body: NewInsight }) =>
      call(api.insights.create, { body }, { key }),
    // An answer that was lost, or that an earlier one was, leaves more than the list shows.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: INSIGHTS_KEY });
      void client.invalidateQueries({ queryKey: PROGRESSION_KEY });
    },
  });
}

/** Keeps a reflection, once. One that another window kept meanwhile is kept all the same. */
export function useKeepReflection() {
  const client = useQueryClient();
  return useMutation({
    meta: { errorTitle: 'Failed to bookmark insight', errorText: 'Please try again.' },
    mutationFn: async (body: NewInsight) => {
      try {
        return await call(api.insights.create, { body });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'conflict') return null;
        throw error;
      }
    },
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: PROGRESSION_KEY });
      // The button waits until it knows where the insight lies.
      await client.invalidateQueries({ queryKey: INSIGHTS_KEY });
    },
  });
}

export type InsightChange = CallInput<typeof api.insights.update>['body'];

/** Asks for the insights anew: one was deleted elsewhere. */
export function useRefreshInsights() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: INSIGHTS_KEY });
}

export function useUpdateInsight(id: number) {
  const client = useQueryClient();
  return useMutation({
    meta: {
      errorTitle: 'Insight Not Changed',
      errorText: 'Your words are still in the form. Please try again.',
    },
    mutationFn: (body: InsightChange) => call(api.insights.update, { params: { id }, body }),
    onSuccess: (insight) => {
      client.setQueryData(oneInsight(id).queryKey, insight);
      void client.invalidateQueries({ queryKey: INSIGHTS_KEY });
    },
    // What was saved elsewhere is shown beside one's own, whichever its writer then chooses.
    onError: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'edit_conflict') return;
      return client.invalidateQueries({ queryKey: oneInsight(id).queryKey });
    },
  });
}

export function useDeleteInsight() {
  const client = useQueryClient();
  return useMutation({
    meta: { errorTitle: 'Insight Not Deleted', errorText: 'Please try again.' },
    mutationFn: (id: number) => call(api.insights.remove, { params: { id } }),
    // The one itself stays as it was while its dialog fades.
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: PROGRESSION_KEY });
      return client.invalidateQueries({
        queryKey: INSIGHTS_KEY,
        predicate: ({ queryKey }) => queryKey[1] !== 'one',
      });
    },
  });
}
