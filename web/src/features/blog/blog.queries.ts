import {
  type Article,
  type ArticleCard,
  BLOG_LIMITS,
  type BlogCategory,
} from '@pathkeeper/contract';
import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call, callPage, type Page } from '../../lib/api/api.ts';
import { lateApi } from '../../lib/api/late-endpoints.ts';
import { keys } from '../../lib/queries/query-keys.ts';

/** An article changes seldom; who comes back within this time is shown what they saw. */
const STALE = 60_000;

/** Which articles a list holds; all of them where nothing is said. */
export interface ArticleFilter {
  category?: BlogCategory | undefined;
  tag?: string | undefined;
}

/** Published articles, newest first: one page after another. */
export const articlePages = ({ category, tag }: ArticleFilter) =>
  infiniteQueryOptions({
    queryKey: [...keys.blog, 'articles', { category, tag }],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      callPage(
        lateApi.blog.articles,
        { query: { category, tag, cursor: pageParam ?? undefined } },
        { signal },
      ),
    getNextPageParam: (last) => last.next,
    staleTime: STALE,
  });

/** The articles that stand above the others. */
export const featuredArticles = (category: BlogCategory | undefined) =>
  queryOptions({
    queryKey: [...keys.blog, 'featured', category],
    queryFn: ({ signal }) =>
      call(
        lateApi.blog.articles,
        { query: { category, featured: 'true', limit: BLOG_LIMITS.featured } },
        { signal },
      ),
    staleTime: STALE,
  });

/** Articles that hold all of the words, best first. */
export const foundArticles = (q: string) =>
  infiniteQueryOptions({
    queryKey: [...keys.blog, 'found', q],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      callPage(lateApi.blog.search, { query: { q, cursor: pageParam ?? undefined } }, { signal }),
    getNextPageParam: (last) => last.next,
    staleTime: STALE,
  });

/** The categories that articles stand in. */
export const blogCategories = () =>
  queryOptions({
    queryKey: [...keys.blog, 'categories'],
    queryFn: ({ signal }) => call(lateApi.blog.categories, {}, { signal }),
    staleTime: STALE,
  });

/** One article by its address. */
const oneArticle = (slug: string) =>
  queryOptions({
    queryKey: [...keys.blog, 'article', slug],
    queryFn: ({ signal }) => call(lateApi.blog.article, { params: { slug } }, { signal }),
    staleTime: STALE,
  });

/** A draft as it will look. */
export const previewedDraft = (token: string) =>
  queryOptions({
    queryKey: [...keys.blog, 'preview', token],
    queryFn: ({ signal }) => call(lateApi.blog.preview, { params: { token } }, { signal }),
    staleTime: 0,
  });

/** One article, and what a list that was read before it knows of it already. */
export function useArticle(slug: string) {
  const client = useQueryClient();
  const query = useQuery(oneArticle(slug));
  const known = () =>
    client
      .getQueriesData<ArticleCard[] | Article | InfiniteData<Page<ArticleCard>>>({
        queryKey: keys.blog,
      })
      .flatMap(([, data]) => cardsIn(data))
      .find((card) => card.slug === slug);
  return { query, card: query.data ?? known() };
}

function cardsIn(
  data: ArticleCard[] | Article | InfiniteData<Page<ArticleCard>> | undefined,
): ArticleCard[] {
  if (!data) return [];
  if (Array.isArray(data)) return data.filter((each) => 'slug' in each);
  if ('pages' in data) return data.pages.flatMap(({ items }) => items);
  return data.related;
}
