import type { ForumPost } from '@pathkeeper/contract';
import { FORUM_LIMITS } from '@pathkeeper/contract';
import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call, callPage, type Page } from '../../lib/api/api.ts';
import { api } from '../../lib/api/endpoints.ts';
import { keys } from '../../lib/queries/query-keys.ts';

/** Others write while somebody reads: what is shown is asked for again when it is opened again. */
const SOON_STALE = 30_000;

/** Replies of one page (D43). */
const REPLIES = FORUM_LIMITS.replies;

/** Every category, in its order. */
export const categories = () =>
  queryOptions({
    queryKey: [...keys.forum, 'categories'],
    queryFn: ({ signal }) => call(api.forum.categories, {}, { signal }),
    staleTime: SOON_STALE,
  });

/** How many people and posts there are. */
export const forumStats = () =>
  queryOptions({
    queryKey: [...keys.forum, 'stats'],
    queryFn: ({ signal }) => call(api.forum.stats, {}, { signal }),
    staleTime: SOON_STALE,
  });

/** Which posts a list holds; all of them where nothing is said. */
export interface PostFilter {
  categoryId?: number | undefined;
  /** Words looked for in titles and texts. */
  q?: string | undefined;
  featured?: true | undefined;
  /** Only what the reader has not read. */
  unread?: true | undefined;
}

/** Posts, pinned ones first, then by their newest reply: one page after another. */
export const postPages = (filter: PostFilter, limit = 20) =>
  infiniteQueryOptions({
    queryKey: [...keys.forum, 'posts', { ...filter, limit }],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => {
      const { featured, unread, ...narrowing } = filter;
      const query = {
        ...narrowing,
        featured: featured ? 'true' : undefined,
        unread: unread ? 'true' : undefined,
        limit,
        cursor: pageParam ?? undefined,
      };
      return callPage(api.forum.posts, { query }, { signal });
    },
    getNextPageParam: (last) => last.next,
    staleTime: SOON_STALE,
  });

export const onePost = (id: number) =>
  queryOptions({
    queryKey: [...keys.forum, 'post', id],
    queryFn: ({ signal }) => call(api.forum.post, { params: { id } }, { signal }),
    staleTime: SOON_STALE,
  });

/** How often an open post is asked for again: whether somebody has answered. */
const ASK_AGAIN = 30_000;

/** One open post, kept up to date; what a list already showed of it is there at once. */
export function usePost(id: number, enabled: boolean) {
  const client = useQueryClient();
  return useQuery({
    ...onePost(id),
    enabled,
    refetchInterval: ASK_AGAIN,
    refetchOnWindowFocus: true,
    placeholderData: () =>
      client
        .getQueriesData<InfiniteData<Page<ForumPost>>>({ queryKey: [...keys.forum, 'posts'] })
        .flatMap(([, data]) => data?.pages ?? [])
        .flatMap(({ items }) => items)
        .find((post) => post.id === id),
  });
}

/** The page of replies that holds a number; both count from 1. */
export const pageOf = (number: number): number => Math.max(1, Math.ceil(number / REPLIES));

/** One page of replies, by their numbers. */
export const replyPage = (postId: number, page: number) =>
  queryOptions({
    queryKey: [...keys.forum, 'replies', postId, page],
    queryFn: ({ signal }) => {
      const query = { from: (page - 1) * REPLIES + 1, limit: REPLIES };
      return call(api.forum.replies, { params: { id: postId }, query }, { signal });
    },
    staleTime: SOON_STALE,
  });
