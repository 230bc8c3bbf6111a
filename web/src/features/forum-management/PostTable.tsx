import type { ManagedItem } from '@pathkeeper/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { RankMark } from '../../ui/art/RankMark.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import { Switch } from '../../ui/forms/fields/toggles/Switch.tsx';
import { allPages, MorePages } from '../../ui/lists/paging/MorePages.tsx';
import { Table } from '../../ui/lists/Table.tsx';
import { useRowsFocus } from '../../ui/page/focus.ts';
import { nameOf, RowMenu, when } from '../moderation/index.ts';
import { managedPages, useSetFlag } from '../moderation/moderation.queries.ts';
import classes from './PostTable.module.css';
import rowClasses from './rows.module.css';

/** The posts of the forum, newest first, with what can be turned on and off of each. */
export function PostTable({ q }: { q: string | undefined }) {
  const query = useInfiniteQuery(managedPages('published', q));
  const { mutate: setFlag } = useSetFlag();
  const posts = query.data?.pages.flatMap(({ items }) => items);
  const list = useRowsFocus<HTMLElement>(posts?.length ?? 0);
  return (
    <section ref={list} tabIndex={-1} aria-label="Posts" className={classes.posts}>
      <Loaded
        query={allPages(query, posts)}
        skeleton={<SkeletonRows label="Loading posts" count={6} />}
        error={{ title: 'The posts did not arrive.', words: 'They are safe on the server.' }}
        empty={
          <EmptyState
            glyph={<RankMark level={2} ink size={92} />}
            title={q ? 'No post says that.' : 'Nobody has written yet.'}
          >
            {q ? 'Other words may find it.' : 'The first post will stand here.'}
          </EmptyState>
        }
      >
        {(rows) => (
          <>
            <div className={rowClasses.rows}>
              <Table
                caption="Posts"
                rows={rows}
                rowKey={({ postId }) => postId}
                columns={[
                  { key: 'title', head: 'Post', cell: (row) => <Title post={row} /> },
                  {
                    key: 'replies',
                    head: 'Replies',
                    isFigure: true,
                    cell: ({ replyCount }) => replyCount.toLocaleString('en-US'),
                  },
                  {
                    key: 'pinned',
                    head: 'Pinned',
                    cell: ({ postId, title, isPinned }) => (
                      <Switch
                        aria-label={`${title} is pinned`}
                        checked={isPinned}
                        onChange={({ target }) =>
                          setFlag({ id: postId, flag: { isPinned: target.checked } })
                        }
                      />
                    ),
                  },
                  {
                    key: 'featured',
                    head: 'Featured',
                    cell: ({ postId, title, isFeatured }) => (
                      <Switch
                        aria-label={`${title} is featured`}
                        checked={isFeatured}
                        onChange={({ target }) =>
                          setFlag({ id: postId, flag: { isFeatured: target.checked } })
                        }
                      />
                    ),
                  },
                  {
                    key: 'locked',
                    head: 'Locked',
                    cell: ({ postId, title, isLocked }) => (
                      <Switch
                        aria-label={`${title} is locked`}
                        checked={isLocked}
                        onChange={({ target }) =>
                          setFlag({ id: postId, flag: { isLocked: target.checked } })
                        }
                      />
                    ),
                  },
                  { key: 'menu', head: 'Change', cell: (row) => <RowMenu item={row} /> },
                ]}
              />
            </div>
            <MorePages query={query} label="Show more" what="The older posts" />
          </>
        )}
      </Loaded>
    </section>
  );
}

function Title({ post: { postId, title, author, category, createdAt } }: { post: ManagedItem }) {
  return (
    <span className={classes.words}>
      <Link className={classes.title} to={paths.forumPost} params={{ id: String(postId) }}>
        {title}
      </Link>
      <span className={classes.line}>
        {nameOf(author)} in {category.name}, {when(createdAt)}
      </span>
    </span>
  );
}
