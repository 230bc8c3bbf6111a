import type { LegacyEntry } from '@pathkeeper/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callPage, type Page } from '../../lib/api/api.ts';
import { lateApi } from '../../lib/api/late-endpoints.ts';
import { keys } from '../../lib/queries/query-keys.ts';
import { daysOfMonth } from './book.ts';
import type { LegacyAddress } from './legacy.address.ts';

/** Folders and entries that stand in the address and not in the book. */
export type LeftOut = Pick<LegacyAddress, 'withoutFolders' | 'withoutEntries'>;

const leftOutOf = ({ withoutFolders, withoutEntries }: LeftOut) => ({
  withoutFolders: withoutFolders?.join(','),
  withoutEntries: withoutEntries?.join(','),
});

/** The months of the book; refused below its level. */
export const legacyContents = (leftOut: LeftOut) =>
  queryOptions({
    queryKey: [...keys.legacy, 'contents', leftOutOf(leftOut)],
    queryFn: ({ signal }) =>
      call(lateApi.legacy.contents, { query: leftOutOf(leftOut) }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The entries of a month, one page after another. */
export const legacyMonth = (month: string, leftOut: LeftOut) =>
  infiniteQueryOptions({
    queryKey: [...keys.legacy, 'month', month, leftOutOf(leftOut)],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => legacyPage(daysOfMonth(month), leftOut, pageParam, signal),
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  });

/** One page of the entries between two days, oldest first. */
export function legacyPage(
  { from, to }: { from: string | undefined; to: string | undefined },
  leftOut: LeftOut,
  cursor: string | null,
  signal: AbortSignal,
): Promise<Page<LegacyEntry>> {
  const query = { from, to, ...leftOutOf(leftOut), cursor: cursor ?? undefined };
  return callPage(lateApi.legacy.entries, { query }, { signal });
}
