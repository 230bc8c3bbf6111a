import type { Entry, SearchHit } from '@pathkeeper/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { type EntriesAddress, entryFilterOf } from '../entries.address.ts';
import { entryPages } from '../entries.queries.ts';

export interface EntryList {
  /** What is loaded so far, newest first; undefined before anything is. */
  entries: (Entry | SearchHit)[] | undefined;
  /** The entries shown are still those of the filters before these. */
  isOutdated: boolean;
  /** Nothing could be loaded at all. */
  hasFailed: boolean;
  /** More could not be loaded. */
  moreFailed: boolean;
  isFetching: boolean;
  isFetchingMore: boolean;
  hasMore: boolean;
  retry: () => void;
  loadMore: () => void;
}

/** The entries at an address, page after page. */
export function useEntryList(address: EntriesAddress): EntryList {
  const { pinned, folderId } = entryFilterOf({ place: address.place });
  const query = useInfiniteQuery({
    ...entryPages(entryFilterOf(address)),
    // While somebody types, the last answer stays; another place starts with a clean page.
    placeholderData: (before, beforeQuery) => {
      const last = beforeQuery?.queryKey[2];
      const samePlace =
        typeof last === 'object' && last.pinned === pinned && last.folderId === folderId;
      return samePlace ? before : undefined;
    },
  });
  const { data, refetch, fetchNextPage } = query;
  const entries = useMemo(() => data?.pages.flatMap((page) => page.items), [data]);
  return {
    entries,
    isOutdated: query.isPlaceholderData,
    hasFailed: query.isError && !data,
    moreFailed: query.isFetchNextPageError,
    isFetching: query.isFetching,
    isFetchingMore: query.isFetchingNextPage,
    hasMore: query.hasNextPage,
    retry: useCallback(() => void refetch(), [refetch]),
    loadMore: useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]),
  };
}
