import type { ReactNode } from 'react';
import { Button } from '../../controls/Button.tsx';
import classes from './Pagination.module.css';
import { pagesAround } from './pages-around.ts';

export interface PaginationProps {
  /** Names the navigation: `Discussions`. */
  label: string;
  /** From 1. */
  page: number;
  pages: number;
  /** The link to a page; give it the props. */
  link: (page: number, props: PageLinkProps) => ReactNode;
}

export interface PageLinkProps {
  className: string;
  'aria-label': string;
  'aria-current': 'page' | undefined;
  children: ReactNode;
}

/** Numbered pages: the first, the last and those around the current one. Nothing where there is one only. */
export function Pagination({ label, page, pages, link }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className={classes.pages}>
      <ul className={classes.list}>
        {pagesAround(page, pages).map((number, index, all) => (
          <li key={number} data-after-gap={number - (all[index - 1] ?? 0) > 1 || undefined}>
            {link(number, {
              className: classes.page ?? '',
              'aria-label': `Page ${number.toLocaleString('en-US')}`,
              'aria-current': number === page ? 'page' : undefined,
              children: number.toLocaleString('en-US'),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}

export interface LoadMoreProps {
  /** `Show more`, `Earlier entries`. */
  label: string;
  busy: boolean;
  busyLabel: string;
  /** Said above the button when the last try failed. */
  error?: string | undefined;
  onMore: () => void;
}

/** The button under a list that grows. */
export function LoadMore({ label, busy, busyLabel, error, onMore }: LoadMoreProps) {
  return (
    <div className={classes.more}>
      {error && <p role="alert">{error}</p>}
      <Button busy={busy} busyLabel={busyLabel} onClick={onMore}>
        {label}
      </Button>
    </div>
  );
}
