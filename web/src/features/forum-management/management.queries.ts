import type { CallInput, FORUM_ICONS, ListedCategory } from '@pathkeeper/contract';
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
import { categories } from '../forum/forum.queries.ts';

const calls = lateApi.moderation;

/** Accounts on a page of the list. */
const MEMBERS = 20;

/** What a category's form holds; its icon is one of those that can be chosen. */
export type CategoryFields = Required<CallInput<typeof calls.createCategory>['body']> & {
  icon: (typeof FORUM_ICONS)[number];
};

/** Adds a category. */
export function useCreateCategory() {
  return useMutation({
    meta: { changes: ['moderation'], waitsForChanges: true, errorTitle: 'Creation Failed' },
    mutationFn: (body: CategoryFields) => call(calls.createCategory, { body }),
  });
}

/** Changes what is named of a category. */
export function useUpdateCategory() {
  return useMutation({
    meta: { changes: ['moderation'], waitsForChanges: true, errorTitle: 'Update Failed' },
    mutationFn: ({ id, ...body }: { id: number } & Partial<CategoryFields>) =>
      call(calls.editCategory, { params: { id }, body }),
  });
}

/** Turns a category's switches at once; a failure turns them back. */
export function useSwitchCategory() {
  const client = useQueryClient();
  const { queryKey } = categories();
  return useMutation({
    meta: {
      changes: ['moderation'],
      changesOnFailure: ['moderation'],
      errorTitle: 'Update Failed',
    },
    scope: { id: 'category-switches' },
    mutationFn: ({ id, ...change }: { id: number } & Switch) =>
      'allowPhotos' in change
        ? call(calls.allowPhotos, { params: { id }, body: change })
        : call(calls.editCategory, { params: { id }, body: change }),
    onMutate: ({ id, ...change }) =>
      client.setQueryData(queryKey, (all: ListedCategory[] | undefined) =>
        all?.map((each) => (each.id === id ? { ...each, ...change } : each)),
      ),
  });
}

type Switch = { allowPhotos: boolean } | { isActive: boolean };

/** Puts the categories into an order, at once. */
export function useOrderCategories() {
  const client = useQueryClient();
  const { queryKey } = categories();
  return useMutation({
    meta: {
      changes: ['moderation'],
      changesOnFailure: ['moderation'],
      errorTitle: 'Update Failed',
    },
    mutationFn: (ids: number[]) => call(calls.orderCategories, { body: { ids } }),
    onMutate: (ids) =>
      client.setQueryData(queryKey, (all: ListedCategory[] | undefined) =>
        all?.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
      ),
  });
}

/** Deletes a category; its posts move to `moveTo`. Its failure is told by the question. */
export function useDeleteCategory() {
  return useMutation({
    meta: { changes: ['moderation'], waitsForChanges: true, errorTitle: 'Delete Failed' },
    mutationFn: ({ id, moveTo }: { id: number; moveTo: number | undefined }) =>
      call(calls.removeCategory, { params: { id }, query: { moveTo } }),
  });
}

/** Accounts, the newest first, or those whose name or address holds what is searched for. */
export const memberPages = (search: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...keys.people, 'members', { search }],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      callPage(
        lateApi.admin.usersDetailed,
        { query: { search, limit: MEMBERS, cursor: pageParam ?? undefined } },
        { signal },
      ),
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  });

export const moderators = () =>
  queryOptions({
    queryKey: [...keys.moderation, 'moderators'],
    queryFn: ({ signal }) => call(calls.moderators, {}, { signal }),
  });

/** Makes somebody a moderator by name. */
export function useAddModerator() {
  return useMutation({
    meta: { changes: ['moderation', 'people'], waitsForChanges: true },
    mutationFn: (username: string) => call(calls.addModerator, { body: { username } }),
  });
}

/** Makes a moderator a member again. */
export function useRemoveModerator() {
  return useMutation({
    meta: { changes: ['moderation', 'people'], waitsForChanges: true, errorTitle: 'Update Failed' },
    mutationFn: (id: number) => call(calls.removeModerator, { params: { id } }),
  });
}
