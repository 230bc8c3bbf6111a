import type {
  CallInput,
  ForumSettings,
  ManagedItem,
  ManagedState,
  ModerationAct,
  ReportReason,
} from '@pathkeeper/contract';
import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { call, callPage, type Page } from '../../lib/api/api.ts';
import { lateApi } from '../../lib/api/late-endpoints.ts';
import { keys } from '../../lib/queries/query-keys.ts';
import { useMutation } from '../../lib/queries/use-mutation.ts';

const calls = lateApi.moderation;

/** A post, or with a number a reply of it. */
export interface Target {
  postId: number;
  /** 0 is the post itself. */
  number: number;
}

/**
 * What waits for a moderator. It is fetched when its screen opens and when somebody asks, never by
 * itself: a row that was just decided stays where it is.
 */
export const queuePages = (reason?: ReportReason | undefined) =>
  infiniteQueryOptions({
    queryKey: [...keys.moderation, 'queue', { reason }],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      callPage(calls.queue, { query: { reason, cursor: pageParam ?? undefined } }, { signal }),
    getNextPageParam: (last) => last.next,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const managedPages = (state: ManagedState, q: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...keys.moderation, 'managed', { state, q }],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      callPage(calls.managed, { query: { state, q, cursor: pageParam ?? undefined } }, { signal }),
    getNextPageParam: (last) => last.next,
  });

export interface LogFilter {
  /** Only what was decided about words. */
  settled?: true | undefined;
  act?: ModerationAct | undefined;
  person?: string | undefined;
}

/** The log, newest first. */
export const logPages = (filter: LogFilter, limit = 20) =>
  infiniteQueryOptions({
    queryKey: [...keys.moderation, 'log', { ...filter, limit }],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => {
      const { settled, ...narrowing } = filter;
      const query = {
        ...narrowing,
        settled: settled ? 'true' : undefined,
        limit,
        cursor: pageParam ?? undefined,
      };
      return callPage(calls.log, { query }, { signal });
    },
    getNextPageParam: (last) => last.next,
  });

export const stopPages = () =>
  infiniteQueryOptions({
    queryKey: [...keys.moderation, 'stops'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      callPage(calls.stops, { query: { cursor: pageParam ?? undefined } }, { signal }),
    getNextPageParam: (last) => last.next,
  });

export const forumSettings = () =>
  queryOptions({
    queryKey: [...keys.moderation, 'settings'],
    queryFn: ({ signal }) => call(calls.settings, {}, { signal }),
  });

/** Earlier versions of a post or a reply, the newest first. */
export const revisions = ({ postId, number }: Target) =>
  queryOptions({
    queryKey: [...keys.moderation, 'revisions', postId, number],
    queryFn: ({ signal }) => {
      const query = { limit: 50 };
      return number === 0
        ? call(calls.postRevisions, { params: { id: postId }, query }, { signal })
        : call(calls.replyRevisions, { params: { id: postId, number }, query }, { signal });
    },
    staleTime: 0,
  });

export type Decision = CallInput<typeof calls.decide>['body'];

/** Decides about something that waits. What was decided by somebody else is told by the row. */
export function useDecide() {
  return useMutation({
    meta: { changes: ['moderation'], changesOnFailure: ['moderation'] },
    mutationFn: ({ target, body }: { target: Target; body: Decision }) =>
      call(calls.decide, { params: target, body }),
  });
}

/** Takes a decision back. */
export function useUndo() {
  return useMutation({
    meta: {
      changes: ['moderation'],
      errorTitle: 'Not Undone',
      errorText: 'It stays as it was decided. Please try again.',
    },
    mutationFn: (target: Target) => call(calls.undo, { params: target }),
  });
}

const flagMeta = {
  changes: ['moderation'],
  errorTitle: 'Update Failed',
  errorText: 'Please try again.',
} as const;

/** What a moderator turns on or off of a post. */
export type Flag = { isPinned: boolean } | { isFeatured: boolean } | { isLocked: boolean };

/** Pins, features or locks a post, or takes that back; it shows at once and goes back if it is refused. */
export function useSetFlag() {
  const client = useQueryClient();
  const show = (id: number, flag: Flag) =>
    client.setQueriesData<InfiniteData<Page<ManagedItem>>>(
      { queryKey: [...keys.moderation, 'managed'] },
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            items: page.items.map((item) =>
              item.postId === id && item.number === 0 ? { ...item, ...flag } : item,
            ),
          })),
        },
    );
  return useMutation({
    meta: flagMeta,
    scope: { id: 'forum-flags' },
    onMutate: ({ id, flag }) => void show(id, flag),
    onError: (_error, { id, flag }) => void show(id, opposite(flag)),
    mutationFn: ({ id, flag }: { id: number; flag: Flag }) => {
      const params = { id };
      if ('isPinned' in flag) return call(calls.pin, { params, body: flag });
      if ('isFeatured' in flag) return call(calls.feature, { params, body: flag });
      return call(calls.lock, { params, body: flag });
    },
  });
}

const opposite = (flag: Flag) =>
  Object.fromEntries(Object.entries(flag).map(([name, value]) => [name, !value])) as Flag;

/** Changes settings of the forum; the answer is what holds from now on. */
export function useChangeSettings() {
  const client = useQueryClient();
  const { queryKey } = forumSettings();
  return useMutation({
    meta: { ...flagMeta, changesOnFailure: ['moderation'] },
    mutationFn: (body: Partial<ForumSettings>) => call(calls.changeSettings, { body }),
    onMutate: (body) =>
      client.setQueryData(queryKey, (was: ForumSettings | undefined) => was && { ...was, ...body }),
    onSuccess: (settings) => {
      client.setQueryData(queryKey, settings);
    },
  });
}

/** Stops somebody from writing in the forum. */
export function useStop() {
  return useMutation({
    meta: flagMeta,
    mutationFn: ({ id, ...body }: { id: number; days: number; reason: string }) =>
      call(calls.stop, { params: { id }, body }),
  });
}

/** Lets somebody write in the forum again. */
export function useLiftStop() {
  return useMutation({
    meta: { ...flagMeta, waitsForChanges: true },
    mutationFn: (id: number) => call(calls.liftStop, { params: { id } }),
  });
}
