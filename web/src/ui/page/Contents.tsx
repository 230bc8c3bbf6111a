import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Leader } from '../typography/Leader.tsx';
import classes from './Contents.module.css';

interface RowProps {
  name: ReactNode;
  count?: ReactNode;
  /** A folder's ribbon before the name. */
  mark?: ReactNode;
  /** The reader is here: printed in the accent. */
  current?: boolean;
}

function RowBody({ name, count, mark }: RowProps) {
  return (
    <>
      {mark}
      <span className={classes.name} title={typeof name === 'string' ? name : undefined}>
        {name}
      </span>
      {count !== undefined && (
        <>
          <Leader />
          <span className={classes.count}>{count}</span>
        </>
      )}
    </>
  );
}

/** A table of contents: a list whose rows are `ContentsLink`s or `ContentsButton`s. */
export function Contents({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={clsx(classes.contents, className)} />;
}

/** One row: name, leader dots, count; without a count, the name alone. Give it to the router's `createLink` to get a typed link. */
export function ContentsLink({
  name,
  count,
  mark,
  current = false,
  className,
  ...rest
}: RowProps & Omit<ComponentProps<'a'>, 'children'>) {
  return (
    <a
      {...rest}
      className={clsx(classes.row, className)}
      aria-current={current ? 'page' : rest['aria-current']}
    >
      <RowBody {...{ name, count, mark }} />
    </a>
  );
}

/** One row that filters in place. */
export function ContentsButton({
  name,
  count,
  mark,
  current = false,
  className,
  ...rest
}: RowProps & Omit<ComponentProps<'button'>, 'children' | 'name'>) {
  return (
    <button
      type="button"
      {...rest}
      className={clsx(classes.row, className)}
      aria-current={current || undefined}
    >
      <RowBody {...{ name, count, mark }} />
    </button>
  );
}
