import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { RankMark } from '../../../../ui/art/RankMark.tsx';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../../../ui/feedback/Loaded.tsx';
import { SkeletonRows } from '../../../../ui/feedback/Skeleton.tsx';
import { allPages, MorePages } from '../../../../ui/lists/paging/MorePages.tsx';
import { VisuallyHidden } from '../../../../ui/page/VisuallyHidden.tsx';
import { type PostFilter, postPages } from '../../forum.queries.ts';
import { useReader } from '../../use-reader.ts';
import { PostCard } from './PostCard.tsx';
import classes from './PostList.module.css';

interface PostListProps {
  /** Names the list for whoever hears it. */
  label: string;
  filter: PostFilter;
  /** What stands in place of a list without anything in it; a search says so itself. */
  empty: React.ReactNode;
  /** Ends after the first ones. */
  first?: number;
  withCategory?: boolean;
  /** Titles and who wrote them, without the first words: a list below another. */
  isShort?: boolean;
  /** Whether the label is a heading too, unseen: the posts have headings below it. Not where one stands above. */
  isHeaded?: boolean;
}

/** Posts, one page after another, in every state they can be in. */
export function PostList({
  label,
  filter,
  empty,
  first,
  withCategory,
  isShort,
  isHeaded,
}: PostListProps) {
  const { showsGame } = useReader();
  const list = useInfiniteQuery({
    ...postPages(filter, first),
    // While somebody types, the last answer stays.
    placeholderData: (before) => (filter.q === undefined ? undefined : before),
  });
  const posts = useMemo(() => list.data?.pages.flatMap(({ items }) => items), [list.data]);
  const rows = useRef<HTMLUListElement>(null);
  const isSearch = filter.q !== undefined;
  const isOutdated = list.isPlaceholderData;
  return (
    <>
      {isHeaded && <VisuallyHidden as="h2">{label}</VisuallyHidden>}
      <VisuallyHidden role="status">
        {isSearch && posts && !isOutdated && foundWords(posts.length, list.hasNextPage)}
      </VisuallyHidden>
      <Loaded
        query={allPages(list, posts)}
        skeleton={<SkeletonRows label="Loading posts" look="compact" />}
        error={{ title: 'The posts did not arrive.', words: 'They are safe where they are.' }}
        empty={isOutdated ? null : isSearch ? <NothingFound q={filter.q ?? ''} /> : empty}
      >
        {(shown) => (
          <ul ref={rows} aria-label={label} aria-busy={isOutdated} className={classes.list}>
            {shown.map((post) => (
              <li key={post.id}>
                <PostCard
                  post={post}
                  showsGame={showsGame}
                  withCategory={withCategory}
                  isShort={isShort}
                />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {first === undefined && (
        <MorePages query={list} label="Older" what="The older ones" rows={rows} />
      )}
    </>
  );
}

function foundWords(count: number, hasMore: boolean): string {
  return `${count}${hasMore ? ' or more' : ''} ${count === 1 ? 'post' : 'posts'} found`;
}

function NothingFound({ q }: { q: string }) {
  return (
    <EmptyState
      level={3}
      glyph={<RankMark level={2} ink size={92} />}
      title={
        <>
          Nothing here answers to <bdi>“{q}”</bdi>.
        </>
      }
    >
      It may have been said in other words.
    </EmptyState>
  );
}
