import { FORUM_LIMITS, MANAGED_STATES, type ManagedState, type User } from '@pathkeeper/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { paths } from '../../../lib/paths.ts';
import { RankMark } from '../../../ui/art/RankMark.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx';
import { SearchField } from '../../../ui/forms/fields/SearchField.tsx';
import { useSearchText } from '../../../ui/forms/use-search-text.ts';
import { allPages, MorePages } from '../../../ui/lists/paging/MorePages.tsx';
import { useRowsFocus } from '../../../ui/page/focus.ts';
import type { ModerationAddress } from '../moderation.address.ts';
import { managedPages } from '../moderation.queries.ts';
import classes from './ManagedPosts.module.css';
import { ManagedRow } from './ManagedRow.tsx';

const STATE_NAMES: Record<ManagedState, string> = {
  published: 'Published',
  reported: 'Reported',
  hidden: 'Hidden',
  removed: 'Removed',
};

const EMPTY: Record<ManagedState, { title: string; reason: string }> = {
  published: { title: 'Nobody has written yet.', reason: 'The first post will stand here.' },
  reported: { title: 'Nothing is reported.', reason: 'What members report comes here.' },
  hidden: {
    title: 'Nothing is hidden.',
    reason: 'What several people report is hidden until somebody has looked.',
  },
  removed: {
    title: 'Nothing is removed.',
    reason: 'For 30 days what is removed can be brought back from here.',
  },
};

interface ManagedPostsProps {
  user: User;
  address: ModerationAddress;
  onAddress: (change: Partial<ModerationAddress>) => void;
}

/** Manage Posts (D47): posts by their state, and what can be done with each. */
export function ManagedPosts({ user, address, onAddress }: ManagedPostsProps) {
  const { state = 'published', q } = address;
  const search = useSearchText(q ?? '', (words) => onAddress({ q: words }));
  const query = useInfiniteQuery(managedPages(state, q));
  const items = query.data?.pages.flatMap((page) => page.items);
  const list = useRowsFocus<HTMLElement>(items?.length ?? 0);
  return (
    <section ref={list} tabIndex={-1} aria-label="Manage Posts" className={classes.posts}>
      <div className={classes.bar}>
        <nav aria-label="State" className={classes.states}>
          {MANAGED_STATES.map((each) => (
            <Link
              key={each}
              to={paths.forumAdmin}
              search={{ q, state: each === 'published' ? undefined : each }}
              replace
              resetScroll={false}
              activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
              aria-current={each === state ? 'page' : undefined}
              className={classes.state}
            >
              {STATE_NAMES[each]}
            </Link>
          ))}
        </nav>
        <search className={classes.search}>
          <SearchField
            label="Search posts"
            labelHidden
            placeholder="Words in them"
            dir="auto"
            maxLength={FORUM_LIMITS.search}
            value={search.text}
            onChange={(event) => search.change(event.target.value)}
            onClear={search.clear}
          />
        </search>
      </div>
      <Loaded
        query={allPages(query, items)}
        skeleton={<SkeletonRows label="Loading posts" />}
        error={{ title: 'The posts did not arrive.', words: 'They are safe on the server.' }}
        empty={
          <EmptyState
            glyph={<RankMark level={2} ink size={92} />}
            title={q ? 'Nothing here says that.' : EMPTY[state].title}
          >
            {q ? 'Other words, or another state, may find it.' : EMPTY[state].reason}
          </EmptyState>
        }
      >
        {(shown) => (
          <>
            <ul className={classes.list}>
              {shown.map((item) => (
                <ManagedRow key={`${item.postId}/${item.number}`} user={user} item={item} />
              ))}
            </ul>
            <MorePages query={query} label="Show more" what="The older posts" />
          </>
        )}
      </Loaded>
    </section>
  );
}
