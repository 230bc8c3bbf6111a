import type { ReactNode } from 'react';
import classes from './StatTiles.module.css';

export interface StatTileProps {
  name: string;
  /** A dash stands where it is not known. */
  value: number | null | undefined;
  /** One line under the name. */
  note?: ReactNode;
}

/** A figure with its name, for `StatTiles`. */
export function StatTile({ name, value, note }: StatTileProps) {
  return (
    <div className={classes.tile}>
      <dt className={classes.name}>{name}</dt>
      <dd className={classes.value} data-zero={value === 0 || undefined}>
        {value?.toLocaleString('en-US') ?? '–'}
      </dd>
      <dd className={classes.note}>{note}</dd>
    </div>
  );
}

/** Figures in a row of tiles, at most six; on a phone two across. */
export function StatTiles({ children }: { children: ReactNode }) {
  return <dl className={classes.tiles}>{children}</dl>;
}
