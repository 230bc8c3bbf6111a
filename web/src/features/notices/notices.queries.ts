import type { CallInput, Notice } from '@pathkeeper/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call, callPage, callStream } from '../../lib/api/api.ts';
import { api } from '../../lib/api/endpoints.ts';
import { keys } from '../../lib/queries/query-keys.ts';
import { useMutation } from '../../lib/queries/use-mutation.ts';

/** Notices that hang under the bell. */
const FIRST = 8;

/** Others act while somebody writes: the bell looks this often, and when the window is looked at again. */
const LOOK_MS = 3 * 60_000;

export interface Newest {
  items: Notice[];
  unread: number;
}

/** The newest notices, and how many are unread. */
export const newestNotices = (userId: number) =>
  queryOptions({
    queryKey: [...keys.notices, 'newest', userId],
    queryFn: async ({ signal }): Promise<Newest> => {
      const response = await callStream(api.notices.list, { query: { limit: FIRST } }, { signal });
      const items = (await response.json()) as Notice[];
      const counted = response.headers.get('X-Unread-Count');
      return { items, unread: counted === null ? countUnread(items) : Number(counted) };
    },
    staleTime: 60_000,
    refetchInterval: LOOK_MS,
    refetchOnWindowFocus: true,
  });

const countUnread = (items: readonly Notice[]): number =>
  items.filter(({ readAt }) => readAt === null).length;

/** All notices, newest first. */
export const noticePages = () =>
  infiniteQueryOptions({
    queryKey: [...keys.notices, 'pages'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      callPage(
        api.notices.list,
        { query: { limit: 30, cursor: pageParam ?? undefined } },
        { signal },
      ),
    getNextPageParam: (last) => last.next,
    staleTime: 0,
  });

export function useReadAll() {
  return useMutation({
    meta: { changes: ['notices'], errorTitle: 'Not Marked', errorText: 'Please try again.' },
    mutationFn: (upTo: number) => call(api.notices.readUpTo, { body: { upTo } }),
  });
}

/** Marks one that was opened as read; what failed is unread still, and said by the bell. */
export function useReadOne() {
  return useMutation({
    meta: { changes: ['notices'] },
    mutationFn: (id: number) => call(api.notices.read, { params: { id } }),
  });
}

export const noticeSettings = () =>
  queryOptions({
    queryKey: [...keys.notices, 'settings'],
    queryFn: ({ signal }) => call(api.notices.settings, {}, { signal }),
  });

export type SettingsChange = CallInput<typeof api.notices.saveSettings>['body'];

export function useSaveNoticeSettings() {
  return useMutation({
    meta: {
      changes: ['notices'],
      waitsForChanges: true,
      errorTitle: 'Failed to save setting.',
      errorText: 'It stands as it was. Please try again.',
    },
    mutationFn: (body: SettingsChange) => call(api.notices.saveSettings, { body }),
  });
}

export const mutedMembers = () =>
  queryOptions({
    queryKey: [...keys.notices, 'mutes'],
    queryFn: ({ signal }) => call(api.people.mutes, {}, { signal }),
  });

/** Folds somebody's words away for the reader alone, or shows them again (D49). */
export function useMute() {
  return useMutation({
    meta: {
      changes: ['notices', 'forum'],
      errorTitle: 'Not Changed',
      errorText: 'Please try again.',
    },
    mutationFn: ({ userId, muted }: { userId: number; muted: boolean }) =>
      call(muted ? api.people.mute : api.people.unmute, { params: { userId } }),
  });
}

/** Ends the letters of whom a letter's link belongs to. */
export function useUnsubscribe() {
  return useMutation({
    meta: { changes: ['notices'], errorTitle: 'Not Ended', errorText: 'Please try again.' },
    mutationFn: (token: string) => call(api.notices.unsubscribe, { body: { token } }),
  });
}
