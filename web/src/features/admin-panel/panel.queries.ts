import type { AdminSettings, CallInput, SecurityEventKind } from '@pathkeeper/contract';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { call, callPage } from '../../lib/api/api.ts';
import { lateApi } from '../../lib/api/late-endpoints.ts';
import { keys } from '../../lib/queries/query-keys.ts';
import { useMutation } from '../../lib/queries/use-mutation.ts';
import { toast } from '../../ui/toast.ts';
import type { LogFilter, PanelAddress } from './panel.address.ts';

const calls = lateApi.admin;
const settingsKey = [...keys.office, 'settings'];

/** People of a page. */
const PAGE = 25;

/** People by name, mail address and role, the newest first (D53). */
export const people = ({ q, role }: PanelAddress) =>
  infiniteQueryOptions({
    queryKey: [...keys.people, 'names', { q, role }],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => {
      const query = { search: q, role, limit: PAGE, cursor: pageParam ?? undefined };
      return callPage(calls.users, { query }, { signal });
    },
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  });

/** How many people there are, and how many of them administrators. */
export const headcount = () =>
  queryOptions({
    queryKey: [...keys.people, 'headcount'],
    queryFn: async ({ signal }) => {
      const count = async (query: { limit: number; role?: 'admin' }) =>
        (await callPage(calls.users, { query }, { signal })).total ?? null;
      const [all, admins] = await Promise.all([
        count({ limit: 1 }),
        count({ limit: 1, role: 'admin' }),
      ]);
      return { all, admins };
    },
  });

/** What is set for the whole installation. */
export const settings = () =>
  queryOptions({
    queryKey: settingsKey,
    queryFn: ({ signal }) => call(calls.settings, {}, { signal }),
  });

export type SettingsChange = CallInput<typeof calls.changeSettings>['body'];

/** Changes what is named. Whoever calls it says how it failed. */
export function useChangeSettings() {
  const client = useQueryClient();
  return useMutation({
    meta: { changes: ['office', 'moderation'], waitsForChanges: true },
    mutationFn: (body: SettingsChange) => call(calls.changeSettings, { body }),
    onSuccess: (after: AdminSettings) => client.setQueryData(settingsKey, after),
  });
}

/** Invitations, newest first. */
export const invitations = () =>
  infiniteQueryOptions({
    queryKey: [...keys.office, 'invitations'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: 5, cursor: pageParam ?? undefined };
      return callPage(calls.invitations, { query }, { signal });
    },
    getNextPageParam: (last) => last.next,
  });

/** Makes an invitation; its link is in the answer and nowhere else. */
export function useInvite() {
  return useMutation({
    meta: {
      changes: ['office'],
      errorTitle: 'No invitation was made',
      errorText: 'Please try again.',
    },
    mutationFn: (body: { note?: string; days: number }) => call(calls.invite, { body }),
  });
}

export function useWithdraw() {
  return useMutation({
    meta: {
      changes: ['office'],
      changesOnFailure: ['office'],
      errorTitle: 'It was not withdrawn',
      errorText: 'Please try again.',
    },
    mutationFn: (id: number) => call(calls.withdrawInvitation, { params: { id } }),
    onSuccess: () =>
      void toast({
        title: 'Invitation withdrawn',
        description: 'Its link opens nothing any more.',
      }),
  });
}

/** Lines of the log, newest first (D54). */
export const logPages = ({ who, act, days }: LogFilter) =>
  infiniteQueryOptions({
    queryKey: [...keys.office, 'log', { who, act, days }],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => {
      const [area, action] = act?.split(':') ?? [];
      const since = days && new Date(Date.now() - days * 86_400_000).toISOString();
      const cursor = pageParam ?? undefined;
      const query = { area, action, person: who, since, limit: PAGE, cursor };
      return callPage(calls.events, { query }, { signal });
    },
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
    // Acts of other screens, and of others, are lines too.
    staleTime: 0,
  });

/** What narrows the log of the doors. */
export interface DoorFilter {
  person?: string | undefined;
  kind?: SecurityEventKind | undefined;
}

/** What happened at the doors of all accounts, newest first. */
export const doorPages = ({ person, kind }: DoorFilter) =>
  infiniteQueryOptions({
    queryKey: [...keys.office, 'doors', { person, kind }],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => {
      const query = { person, kind, limit: PAGE, cursor: pageParam ?? undefined };
      return callPage(calls.securityEvents, { query }, { signal });
    },
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** How the installation is, and when that was asked. */
export const health = () =>
  queryOptions({
    queryKey: [...keys.office, 'health'],
    queryFn: async ({ signal }) => ({
      ...(await call(calls.health, {}, { signal })),
      askedAt: new Date().toISOString(),
    }),
    staleTime: 0,
  });

/** Sends a letter of trial; its failure is told beside the field. */
export function useTestLetter() {
  return useMutation({
    meta: { changes: 'nothing' },
    mutationFn: (to: string) => call(calls.testLetter, { body: { to } }),
  });
}

/** Has the guide read an invented page; its failure is told beside the button. */
export function useTestGuide() {
  return useMutation({
    meta: { changes: 'nothing' },
    mutationFn: () => call(calls.testGuide, {}, { unhurried: true }),
  });
}

/** How many people use which vision tool, in numbers alone (D65). */
export const visionUse = () =>
  queryOptions({
    queryKey: [...keys.people, 'vision-use'],
    queryFn: ({ signal }) => call(lateApi.vision.use, {}, { signal }),
  });
