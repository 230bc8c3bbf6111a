import type { CallInput, Entry, SearchHit } from '@pathkeeper/contract';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call, callPage, type Page } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/endpoints.ts';
import { today } from '../../lib/dates.ts';
import { type Changes, keys, refetchChanged } from '../../lib/queries/query-keys.ts';
import { useMutation } from '../../lib/queries/use-mutation.ts';
import { saveTextFile } from '../../lib/save-file.ts';
import { excerpt } from '../../lib/text/excerpt.ts';
import { changeCached, restore } from './entries.cache.ts';

/** Recent entries on the home screen, and entries a page of the list loads (S1.9). */
const RECENT = 6;
const PAGE = 100;
/** Characters of an edited search hit. */
const SNIPPET = 240;

/** What narrows the list: a place (all, pinned, no folder, one folder) and a search. */
export type EntryFilter = Omit<CallInput<typeof api.entries.search>['query'], 'limit' | 'cursor'>;

/** True when a filter can only be answered by the search call. */
function isSearch({ query, tags, mood, dateFrom, dateTo }: EntryFilter): boolean {
  return Boolean(query?.trim() || tags || mood || dateFrom || dateTo);
}

export const recentEntries = () =>
  queryOptions({
    queryKey: [...keys.entries, 'recent'],
    queryFn: ({ signal }) => call(api.entries.list, { query: { limit: RECENT } }, { signal }),
  });

/** The list of the entries page, newest first, one page after another. Always asked for afresh. */
export const entryPages = (filter: EntryFilter) =>
  infiniteQueryOptions({
    queryKey: [...keys.entries, 'pages', filter],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }): Promise<Page<Entry | SearchHit>> => {
      const page = { limit: PAGE, cursor: pageParam ?? undefined };
      if (isSearch(filter)) {
        return callPage(api.entries.search, { query: { ...filter, ...page } }, { signal });
      }
      const { pinned, folderId } = filter;
      return callPage(api.entries.list, { query: { pinned, folderId, ...page } }, { signal });
    },
    getNextPageParam: (last) => last.next,
    staleTime: 0,
    retry: 1,
  });

export const oneEntry = (id: number) =>
  queryOptions({
    queryKey: [...keys.entries, 'one', id],
    queryFn: ({ signal }) => call(api.entries.get, { params: { id } }, { signal }),
  });

/** Characters of a quotation by which its entry is looked for. */
const SOUGHT = 80;

/** The latest entry in which these words stand side by side, if any. */
export const firstWith = (quoted: string) =>
  queryOptions({
    queryKey: [...keys.entries, 'quoting', quoted],
    queryFn: ({ signal }) => {
      const words = quoted.slice(0, SOUGHT).replaceAll('"', ' ');
      // A word that was cut is not looked for.
      const phrase = quoted.length > SOUGHT ? words.replace(/\s\S*$/, '') : words;
      return call(api.entries.search, { query: { query: `"${phrase}"`, limit: 1 } }, { signal });
    },
  });

/** The pages to turn to from an entry. */
export const entryNeighbours = (id: number) =>
  queryOptions({
    queryKey: [...keys.entries, 'recent', 'neighbours', id],
    queryFn: ({ signal }) => call(api.entries.neighbours, { params: { id } }, { signal }),
  });

/** What an entry said before its edits; asked for anew after each. */
export const entryVersions = ({ id, version }: Pick<Entry, 'id' | 'version'>) =>
  queryOptions({
    queryKey: [...keys.entries, 'versions', id, version],
    queryFn: ({ signal }) => call(api.entries.versions, { params: { id } }, { signal }),
  });

/** Deletes one earlier version for good. */
export function useRemoveVersion() {
  return useMutation({
    meta: {
      changes: ['entries'],
      waitsForChanges: true,
      errorTitle: 'Not Deleted',
      errorText: 'Please try again.',
    },
    mutationFn: (params: { id: number; version: number }) =>
      call(api.entries.removeVersion, { params }),
  });
}

export const entryCount = () =>
  queryOptions({
    queryKey: keys.entryCount,
    queryFn: ({ signal }) => call(api.entries.count, {}, { signal }),
  });

/** Whatever makes, changes or deletes an entry may earn or reverse XP. */
const CHANGES: Changes = [...keys.entries, 'progress'];

export type NewEntry = CallInput<typeof api.entries.create>['body'];

/** Saves a new entry; `key` makes a retry safe. Its screen shows what went wrong. */
export function useCreateEntry() {
  return useMutation({
    meta: { changes: CHANGES },
    mutationFn: ({ key, body }: { key: string; body: NewEntry }) =>
      call(api.entries.create, { body }, { key }),
  });
}

export type EntryEdit = CallInput<typeof api.entries.update>['body'];

/** A cached entry as it was saved; what a search had marked in the old words goes. */
function edited(cached: Entry | SearchHit, entry: Entry): Entry {
  const snippet = excerpt(entry.content, SNIPPET);
  return { ...cached, ...entry, ...('snippet' in cached ? { snippet, highlights: [] } : {}) };
}

/** Saves an edit. Its screen shows what went wrong, since a conflict keeps both texts. */
export function useUpdateEntry() {
  const client = useQueryClient();
  return useMutation({
    meta: { changes: CHANGES },
    mutationFn: ({ id, body }: { id: number; body: EntryEdit }) =>
      call(api.entries.update, { params: { id }, body }),
    onSuccess: async ({ safety: _shown, ...entry }) => {
      await changeCached(client, [entry.id], (cached) => edited(cached, entry));
    },
    // What was saved elsewhere is what the page says, whichever version its writer then chooses.
    onError: async (error, { id }) => {
      if (!(error instanceof ApiError) || error.code !== 'edit_conflict') return;
      await changeCached(client, [id], (cached) => edited(cached, error.body.entry as Entry));
      void refetchChanged(client, CHANGES);
    },
  });
}

/** Takes an entry that was deleted elsewhere off every screen. */
export function useTakeAway() {
  const client = useQueryClient();
  return async (id: number) => {
    await changeCached(client, [id], () => null);
    void client.invalidateQueries({ queryKey: oneEntry(id).queryKey });
    void refetchChanged(client, CHANGES);
  };
}

/** An edit of where an entry stands, shown before the server has answered and taken back if it refuses. */
function usePlaceEntry<V extends { id: number }>(
  send: (variables: V) => Promise<Entry>,
  change: (entry: Entry, variables: V) => Entry,
) {
  const client = useQueryClient();
  return useMutation({
    meta: { changes: CHANGES, changesOnFailure: CHANGES },
    // One after the other, so that the last press holds.
    scope: { id: 'entry-places' },
    mutationFn: send,
    onMutate: (variables: V) =>
      changeCached(client, [variables.id], (entry) => change(entry, variables)),
    onError: (_error, _variables, snapshot) => restore(client, snapshot),
  });
}

export function usePinEntry() {
  return usePlaceEntry(
    ({ id, isPinned }: { id: number; isPinned: boolean }) =>
      call(api.entries.pin, { params: { id }, body: { isPinned } }),
    (entry, { isPinned }) => ({ ...entry, isPinned }),
  );
}

export function useMoveEntry() {
  return usePlaceEntry(
    ({ id, folderId }: { id: number; folderId: number | null }) =>
      call(api.entries.move, { params: { id }, body: { folderId } }),
    (entry, { folderId }) => ({ ...entry, folderId }),
  );
}

/** Puts an entry into the bin; it leaves every list at once and comes back if the server refuses. */
export function useDeleteEntry(failure: { errorTitle: string; errorText: string }) {
  const client = useQueryClient();
  return useMutation({
    meta: { changes: ['entries', 'progress', 'bin'], changesOnFailure: CHANGES, ...failure },
    mutationFn: (id: number) => call(api.entries.remove, { params: { id } }),
    onMutate: (id: number) => changeCached(client, [id], () => null),
    onError: (_error, _id, snapshot) => restore(client, snapshot),
    onSuccess: (_done, id) => client.removeQueries({ queryKey: [...keys.entries, 'one', id] }),
  });
}

/** Downloads entries as one text file, named as S1.7 says. */
export function useDownloadEntries() {
  return useMutation({
    meta: {
      changes: 'nothing',
      errorTitle: 'Download Failed',
      errorText: 'Please try again.',
    },
    mutationFn: async (entryIds: number[]) => {
      const text = await call(api.entries.download, { body: { entryIds } });
      const [only] = entryIds;
      saveTextFile(
        entryIds.length === 1 ? `journal-entry-${only}.txt` : `journal-entries-${today()}.txt`,
        text,
      );
    },
  });
}
