import type { RefObject } from 'react';
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
  /** The list itself, where the focus goes on with the first of the new rows: the button is below them all now. */
  rows?: RefObject<HTMLElement | null>;
}

/** The button that fetches the next page of a list, with what is said when it did not come. */
export function MorePages({ query, label, what, rows }: MorePagesProps) {
  if (!query.hasNextPage) return null;
  const more = async () => {
    const asked = document.activeElement as HTMLElement;
    const place = controls().indexOf(asked);
    const shown = rows?.current?.children.length ?? 0;
    await query.fetchNextPage();
    if (rows) {
      setTimeout(() => {
        if (![asked, document.body].includes(document.activeElement as HTMLElement)) return;
        rows.current?.children[shown]?.querySelector('a')?.focus({ preventScroll: true });
      });
      return;
    }
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
