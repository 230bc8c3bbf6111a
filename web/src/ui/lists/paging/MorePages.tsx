import type { Loadable } from '../../feedback/Loaded.tsx';
import { focusIfLost } from '../../page/focus.ts';
import { LoadMore } from './Pagination.tsx';

/** What is read here of a query that is fetched page after page. */
export interface PagedQuery {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

interface MorePagesProps {
  query: PagedQuery;
  /** `Show more`, `Older notices`. */
  label: string;
  /** What did not arrive where a try failed: `The older notices`. */
  what: string;
}

/** The button that fetches the next page of a list, with what is said when it did not come. */
export function MorePages({ query, label, what }: MorePagesProps) {
  if (!query.hasNextPage) return null;
  const more = async () => {
    const place = controls().indexOf(document.activeElement as HTMLElement);
    await query.fetchNextPage();
    // With the last page the button goes: on with the first of the new rows, which stands in its place.
    focusIfLost(() => controls()[place]);
  };
  return (
    <LoadMore
      label={label}
      busyLabel="Fetching…"
      busy={query.isFetchingNextPage}
      error={query.isFetchNextPageError ? `${what} did not arrive.` : undefined}
      onMore={() => void more()}
    />
  );
}

/** A paged query for `Loaded`, with all its rows: that a further page did not come is said below them. */
export function allPages<Q extends PagedQuery & { isError: boolean }, Row>(
  query: Q,
  rows: Row[] | undefined,
): Omit<Q, 'data'> & Pick<Loadable<Row[]>, 'data' | 'isError'> {
  return { ...query, data: rows, isError: query.isError && !query.isFetchNextPageError };
}

const controls = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('main a[href], main button'),
];
