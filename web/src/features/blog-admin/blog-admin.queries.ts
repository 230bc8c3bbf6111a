import { infiniteQueryOptions } from '@tanstack/react-query';
import { call, callPage } from '../../lib/api/api.ts';
import { lateApi } from '../../lib/api/late-endpoints.ts';
import { keys } from '../../lib/queries/query-keys.ts';
import { useMutation } from '../../lib/queries/use-mutation.ts';
import { toast } from '../../ui/toast.ts';
import type { BlogAdminAddress } from './blog-admin.address.ts';

const calls = lateApi.blogAdmin;

/** Articles of a page. */
const PAGE = 20;

/** Every article that fits, last changed first. */
export const articlePages = ({ q, state }: BlogAdminAddress) =>
  infiniteQueryOptions({
    queryKey: [...keys.articles, 'pages', { q, state }],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => {
      const query = { q, state, limit: PAGE, cursor: pageParam ?? undefined };
      return callPage(calls.articles, { query }, { signal });
    },
    getNextPageParam: (last) => last.next,
  });

const meta = (errorTitle: string) => ({
  changes: ['blog'] as const,
  changesOnFailure: ['blog'] as const,
  errorTitle,
  errorText: 'Please try again.',
});

const params = (id: number) => ({ params: { id } });

// Said by the mutation itself: the row may have left the table by then.
const say = (title: string) => () => void toast({ title });

export function usePublishArticle() {
  return useMutation({
    meta: meta('Failed to publish article'),
    mutationFn: (id: number) => call(calls.publish, params(id)),
    onSuccess: say('Article published successfully'),
  });
}

export function useUnpublishArticle() {
  return useMutation({
    meta: meta('Failed to unpublish article'),
    mutationFn: (id: number) => call(calls.unpublish, params(id)),
    onSuccess: say('Article unpublished successfully'),
  });
}

export function useFeatureArticle() {
  return useMutation({
    meta: meta('Failed to update featured status'),
    mutationFn: (id: number) => call(calls.feature, params(id)),
    onSuccess: say('Featured status updated successfully'),
  });
}

export function useRestoreArticle() {
  return useMutation({
    meta: meta('Failed to update article'),
    mutationFn: (id: number) => call(calls.restore, params(id)),
    onSuccess: say('Article updated successfully'),
  });
}

/** Takes an article away; its toast offers to bring it back. */
export function useDeleteArticle() {
  const { mutate: restore } = useRestoreArticle();
  return useMutation({
    meta: meta('Failed to delete article'),
    mutationFn: (id: number) => call(calls.remove, params(id)),
    onSuccess: (_, id) =>
      void toast({
        title: 'Article deleted successfully',
        description: 'For 30 days it can be brought back.',
        action: { label: 'Undo', onClick: () => restore(id) },
      }),
  });
}
