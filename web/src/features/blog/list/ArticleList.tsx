import type { ArticleCard as Card, FoundArticle } from '@pathkeeper/contract';
import {
  type InfiniteData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef } from 'react';
import type { Page } from '../../../lib/api/api.ts';
import { RankMark } from '../../../ui/art/RankMark.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { allPages, MorePages } from '../../../ui/lists/paging/MorePages.tsx';
import { type ArticleFilter, articlePages, foundArticles } from '../blog.queries.ts';
import { ArticleCard } from './ArticleCard.tsx';
import { CardsSkeleton } from './BlogSkeletons.tsx';

/** Every article there is, or those of a category or with a tag. */
export function ArticleList({ filter }: { filter: ArticleFilter }) {
  const list = useInfiniteQuery(articlePages(filter));
  return (
    <ArticlePages
      label="All Articles"
      list={list}
      errorTitle="Failed to fetch articles"
      empty={
        <EmptyState
          level={3}
          glyph={<RankMark level={3} ink size={92} />}
          title="No articles available yet."
        />
      }
    />
  );
}

interface FoundArticlesProps {
  q: string;
  /** The head above them, with how many there are once that is known. */
  head: (total: number | undefined) => ReactNode;
  empty: ReactNode;
}

/** The articles that a search has found. */
export function FoundArticles({ q, head, empty }: FoundArticlesProps) {
  const list = useInfiniteQuery(foundArticles(q));
  const pages = list.data?.pages;
  const last = pages?.at(-1);
  const read = pages?.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <>
      {head(last?.total ?? (last?.next === null ? read : undefined))}
      <ArticlePages label="Search Results" list={list} errorTitle="Search failed" empty={empty} />
    </>
  );
}

interface ArticlePagesProps<T extends Card | FoundArticle> {
  label: string;
  list: UseInfiniteQueryResult<InfiniteData<Page<T>>>;
  errorTitle: string;
  empty: ReactNode;
}

/** Articles one page after another, in every state they can be in. */
function ArticlePages<T extends Card | FoundArticle>({
  label,
  list,
  errorTitle,
  empty,
}: ArticlePagesProps<T>) {
  const articles = useMemo(() => withoutTwins(list.data?.pages), [list.data]);
  const rows = useRef<HTMLUListElement>(null);
  return (
    <>
      <Loaded
        query={allPages(list, articles)}
        skeleton={<CardsSkeleton />}
        error={{ title: errorTitle, words: 'What is written is safe where it is.', level: 3 }}
        empty={empty}
        silentRefetch
      >
        {(shown) => (
          <ul ref={rows} aria-label={label} className="blog-grid">
            {shown.map((article) => (
              <li key={article.id}>
                <ArticleCard article={article} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <MorePages query={list} label="Older" what="The older ones" rows={rows} />
    </>
  );
}

/** An article that came between two pages moves the others on: each is shown once. */
function withoutTwins<T extends Card>(pages: Page<T>[] | undefined): T[] | undefined {
  if (!pages) return undefined;
  const all = pages.flatMap(({ items }) => items);
  return [...new Map(all.map((article) => [article.id, article])).values()];
}
