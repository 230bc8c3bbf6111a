import type { AdminDay } from '@pathkeeper/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callPage, callStream } from '../../lib/api/api.ts';
import { ApiError, reasonOf } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/endpoints.ts';
import { lateApi } from '../../lib/api/late-endpoints.ts';
import { keys } from '../../lib/queries/query-keys.ts';
import { useMutation } from '../../lib/queries/use-mutation.ts';
import { saveFile } from '../../lib/save-file.ts';
import { toast } from '../../ui/toast.ts';
import { type DashboardAddress, narrowingOf } from './dashboard.address.ts';

const calls = lateApi.admin;

/** People on a page of the table. */
const PAGE = 20;

/** How many names a search for one person offers. */
const OFFERED = 8;

/** What an address narrows and orders, as the server’s calls name it. */
export function filterOf(address: DashboardAddress) {
  const { active, ...narrowing } = narrowingOf(address);
  return { ...narrowing, activeWithin: active, sort: address.sort };
}

/** One page of the User Database. The page before stays on screen while the next is on its way. */
export function peoplePage(address: DashboardAddress) {
  const query = { ...filterOf(address), limit: PAGE, cursor: address.after };
  return queryOptions({
    queryKey: [...keys.people, 'page', query],
    queryFn: ({ signal }) => callPage(calls.usersDetailed, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The first people whose name or address holds what is typed. */
export const peopleNamed = (search: string) =>
  queryOptions({
    queryKey: [...keys.people, 'named', search.toLowerCase()],
    queryFn: ({ signal }) =>
      call(calls.usersDetailed, { query: { search, limit: OFFERED, sort: 'name' } }, { signal }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });

/** The sheet of one person, as it is now. */
export const personSheet = (id: number) =>
  queryOptions({
    queryKey: [...keys.people, 'sheet', id],
    queryFn: ({ signal }) => call(calls.person, { params: { id } }, { signal }),
    staleTime: 0,
  });

/** The four tiles; the server counts them once a minute. */
export const adminStats = () =>
  queryOptions({
    queryKey: [...keys.people, 'stats'],
    queryFn: ({ signal }) => call(calls.stats, {}, { signal }),
    staleTime: 60_000,
  });

/** Counts of the last days, oldest first. */
export const adminDays = (days: number) =>
  queryOptions({
    queryKey: [...keys.people, 'days', days],
    queryFn: ({ signal }): Promise<AdminDay[]> => call(calls.days, { query: { days } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** What the server says of who may come in (S2.6). */
export const adminCheck = () =>
  queryOptions({
    queryKey: [...keys.currentUser, 'admin-check'],
    queryFn: ({ signal }) => call(api.accounts.adminCheck, {}, { signal }),
  });

/** Downloads everybody who matches as a file; refused when nobody does (S2.5). */
export function useExport() {
  return useMutation({
    meta: { changes: 'nothing' },
    mutationFn: async (address: DashboardAddress) => {
      const response = await callStream(calls.usersCsv, { query: filterOf(address) }, {});
      const named = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '');
      return { name: named?.[1] ?? 'user-data.csv', file: await response.blob() };
    },
    onSuccess: ({ name, file }) => {
      saveFile(name, file);
      toast({ title: 'Export completed', description: name });
    },
    onError: (error) => {
      const isNobody = error instanceof ApiError && error.status === 404;
      toast({
        tone: 'destructive',
        title: isNobody ? 'No data to export' : 'The export did not arrive',
        description: isNobody ? 'Nobody fits these filters.' : reasonOf(error, 'Please try again.'),
      });
    },
  });
}
