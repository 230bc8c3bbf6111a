import { useIntersection } from '@mantine/hooks';
import type { LegacyMonth } from '@pathkeeper/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { memo, useEffect } from 'react';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton, SkeletonLine } from '../../ui/feedback/Skeleton.tsx';
import { useRest } from '../../ui/use-rest.ts';
import { BookEntries, type LeaveOut } from './BookEntries.tsx';
import classes from './BookMonth.module.css';
import { expectedHeight, monthName } from './book.ts';
import type { LegacyAddress } from './legacy.address.ts';
import { legacyMonth } from './legacy.queries.ts';

interface BookMonthProps {
  month: LegacyMonth;
  address: LegacyAddress;
  onLeaveOut: LeaveOut;
}

/**
 * A month of the book. Its head is always there; its entries are fetched when the reader comes near
 * and rest as an empty space of their own height when they are far away.
 */
export const BookMonth = memo(function BookMonth({ month, address, onLeaveOut }: BookMonthProps) {
  const expected = expectedHeight(month);
  const { ref, height } = useRest<HTMLDivElement>(true, expected);
  return (
    <section aria-labelledby={`month-${month.month}`} className={classes.month}>
      <h3 id={`month-${month.month}`} tabIndex={-1} className={classes.name}>
        {monthName(month.month)}
      </h3>
      <div ref={ref} style={height === null ? undefined : { height }}>
        {height === null && (
          <MonthEntries
            month={month.month}
            expected={expected}
            address={address}
            onLeaveOut={onLeaveOut}
          />
        )}
      </div>
    </section>
  );
});

interface MonthEntriesProps {
  month: string;
  expected: number;
  address: LegacyAddress;
  onLeaveOut: LeaveOut;
}

/** Far enough ahead that the reader seldom meets the end of what is loaded. */
const AHEAD = '1600px 0px';

function MonthEntries({ month, expected, address, onLeaveOut }: MonthEntriesProps) {
  const query = useInfiniteQuery(legacyMonth(month, address));
  const { data, hasNextPage, isFetching, isError, fetchNextPage, refetch } = query;
  const { ref, entry } = useIntersection({ rootMargin: AHEAD });
  const wants = (entry?.isIntersecting ?? false) && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (wants) void fetchNextPage({ cancelRefetch: false });
  }, [wants, fetchNextPage]);
  if (!data && !isError) {
    return (
      <div style={{ minHeight: expected }}>
        <Skeleton label={`Loading ${monthName(month)}`}>
          <div className={classes.coming}>
            <SkeletonLine width="40%" />
            <SkeletonLine />
            <SkeletonLine width="90%" />
            <SkeletonLine width="70%" />
          </div>
        </Skeleton>
      </div>
    );
  }
  const entries = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <BookEntries entries={entries} address={address} onLeaveOut={onLeaveOut} />
      {isError && (
        <ErrorState
          small
          level={3}
          title="These pages did not arrive."
          retryLabel="Retry"
          retrying={isFetching}
          onRetry={() => void (data ? fetchNextPage() : refetch())}
        >
          They are safe, and the rest of the book is where it was.
        </ErrorState>
      )}
      {hasNextPage && <div ref={ref} className={classes.more} />}
    </>
  );
}
