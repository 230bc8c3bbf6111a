import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Table.module.css';

export interface Sort<K extends string = string> {
  by: K;
  direction: 'ascending' | 'descending';
}

export interface TableColumn<R, K extends string = string> {
  key: K;
  head: string;
  cell: (row: R) => ReactNode;
  /** Figures stand under each other at the right. */
  isFigure?: boolean;
  /** The reader can sort by it; figures begin with the highest. */
  canSort?: boolean;
  /** Left out on a phone. */
  wideOnly?: boolean;
}

export interface TableProps<R, K extends string = string> {
  /** What the table holds, for whoever hears it. */
  caption: string;
  /** The first one names the row. */
  columns: readonly TableColumn<R, K>[];
  rows: readonly R[];
  rowKey: (row: R) => string | number;
  sort?: Sort<K>;
  onSort?: (sort: Sort<K>) => void;
  /** The reader's own row, raised above the others. */
  isOwn?: (row: R) => boolean;
}

/**
 * Rows of people or things, sorted by whoever renders it. On a phone each row is a block: its name on
 * the first line, the other cells under it with their heads.
 */
export function Table<R, K extends string = string>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  isOwn,
}: TableProps<R, K>) {
  const [first, ...others] = columns;
  return (
    <table className={classes.table} aria-label={caption}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              data-figure={column.isFigure}
              data-wide-only={column.wideOnly}
              aria-sort={sort?.by === column.key ? sort.direction : undefined}
            >
              {column.canSort && onSort ? (
                <button
                  type="button"
                  className={classes.sort}
                  onClick={() => onSort(nextSort(column, sort))}
                >
                  {column.head}
                  {sort?.by === column.key && <Arrow direction={sort.direction} />}
                </button>
              ) : (
                column.head
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} data-own={isOwn?.(row) || undefined}>
            {first && <th scope="row">{first.cell(row)}</th>}
            {others.map(({ key, head, cell, isFigure, wideOnly }) => (
              <td key={key} data-head={head} data-figure={isFigure} data-wide-only={wideOnly}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Arrow({ direction }: { direction: Sort['direction'] }) {
  const Icon = direction === 'ascending' ? IconArrowUp : IconArrowDown;
  return <Icon aria-hidden size={16} stroke={1.8} />;
}

/** The other way round where it is sorted by this column already. */
function nextSort<R, K extends string>(
  { key, isFigure }: TableColumn<R, K>,
  sort: Sort<K> | undefined,
): Sort<K> {
  const first = isFigure ? 'descending' : 'ascending';
  const other = isFigure ? 'ascending' : 'descending';
  return { by: key, direction: sort?.by === key && sort.direction === first ? other : first };
}
