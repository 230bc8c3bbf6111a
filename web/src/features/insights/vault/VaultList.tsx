import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { EmptyScene } from '../../../ui/art/EmptyScene.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { allPages } from '../../../ui/lists/paging/MorePages.tsx';
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden.tsx';
import type { Lock } from '../../progression/gates.queries.ts';
import { LockedState } from '../../progression/index.ts';
import { insightLinks } from '../insight-links.ts';
import { isNarrowed, type VaultAddress } from '../insights.address.ts';
import { insightPages, insightStats, PAGE } from '../insights.queries.ts';
import { InsightCard } from './InsightCard.tsx';
import classes from './VaultList.module.css';

interface VaultListProps {
  address: VaultAddress;
  lock: Lock | null;
  onClear: () => void;
}

/** The grid of insights, in every state it can be in. */
export function VaultList({ address, lock, onClear }: VaultListProps) {
  const list = useInfiniteQuery({
    ...insightPages(address),
    // While somebody types, the last answer stays.
    placeholderData: (before) => before,
  });
  const { data: stats } = useQuery(insightStats());
  const insights = useMemo(() => list.data?.pages.flatMap(({ items }) => items), [list.data]);
  const searches = isNarrowed(address);
  const isOutdated = list.isPlaceholderData;
  const showMore = async () => {
    const asked = document.activeElement;
    const shown = insights?.length ?? 0;
    await list.fetchNextPage();
    setTimeout(() => {
      const isElsewhere = ![asked, document.body].includes(document.activeElement);
      // On with the first of the new ones, if there are: the button is below them all now.
      if (!isElsewhere) insightLinks()[shown]?.focus({ preventScroll: true });
    });
  };
  return (
    <Loaded
      query={allPages(list, insights)}
      skeleton={<VaultSkeleton />}
      error={{
        title: 'Unable to load vault',
        words: 'Please try refreshing the page or logging in again',
      }}
    >
      {(found) => (
        <>
          <VisuallyHidden role="status">
            {searches && !isOutdated && foundWords(found.length, list.hasNextPage)}
          </VisuallyHidden>
          {found.length === 0 ? (
            !isOutdated && <NoInsights searches={searches} lock={lock} onClear={onClear} />
          ) : (
            <ul className={classes.grid} aria-label="Insights" aria-busy={isOutdated}>
              {found.map((insight) => (
                <li key={insight.id}>
                  <InsightCard insight={insight} address={address} />
                </li>
              ))}
            </ul>
          )}
          {list.hasNextPage && (
            <div className={classes.more}>
              {list.isFetchNextPageError && <p role="alert">The next ones did not arrive.</p>}
              <Button
                busy={list.isFetchingNextPage}
                busyLabel="Fetching…"
                onClick={() => void showMore()}
              >
                {moreLabel(searches || !stats ? null : stats.total - found.length)}
              </Button>
            </div>
          )}
        </>
      )}
    </Loaded>
  );
}

const foundWords = (count: number, hasMore: boolean) =>
  `${count}${hasMore ? ' or more' : ''} ${count === 1 ? 'insight' : 'insights'} found`;

/** How many are left is known where nothing narrows the list. */
function moreLabel(left: number | null): string {
  if (left === null || left <= 0) return 'Show more';
  const count = left.toLocaleString('en-US');
  return left <= PAGE ? `Show the other ${count}` : `Show more of the other ${count}`;
}

interface NoInsightsProps {
  searches: boolean;
  lock: Lock | null;
  onClear: () => void;
}

function NoInsights({ searches, lock, onClear }: NoInsightsProps) {
  if (searches) {
    return (
      <EmptyState
        title="No insights found"
        action={<Button onClick={onClear}>Show everything</Button>}
      >
        Nothing in the vault answers to that. It may have been kept in other words.
      </EmptyState>
    );
  }
  const glyph = <EmptyScene scene="vault" size={320} />;
  if (lock) {
    return (
      <LockedState lock={lock} glyph={glyph} title="The Vault is not open yet">
        Sentences worth keeping go in here.
      </LockedState>
    );
  }
  return (
    <EmptyState glyph={glyph} title="No insights yet">
      Keep a sentence here when it turns out truer than you meant it. One a month is plenty.
    </EmptyState>
  );
}

function VaultSkeleton() {
  return (
    <Skeleton label="Loading the vault">
      <div className={classes.grid}>
        {[0, 1, 2, 3].map((leaf) => (
          <div key={leaf} className={classes.blank} />
        ))}
      </div>
    </Skeleton>
  );
}
