import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Medallion } from '../art/emblems/Medallion.tsx';
import { RankMark } from '../art/RankMark.tsx';
import classes from './Byline.module.css';
import { RelativeTime } from './RelativeTime.tsx';

export interface BylineProps {
  /** The shown name; a link to the person where there is one. */
  name: ReactNode;
  /** The first letter of this stands where no emblem is worn. */
  username: string;
  emblem: string | null;
  /** The level whose rank mark stands beside the name; none in quiet mode. */
  level?: number | undefined;
  /** The name of that rank. */
  rank?: string | undefined;
  /** When it was said, ISO 8601. */
  at?: string | undefined;
  /** Diameter of the emblem in px: 36 in a list, 44 over a text. */
  size?: number;
  className?: string;
}

/** Who says something and when: emblem, name, rank, time. */
export function Byline({
  name,
  username,
  emblem,
  level,
  rank,
  at,
  size = 36,
  className,
}: BylineProps) {
  return (
    <div className={clsx(classes.byline, className)}>
      <Medallion emblem={emblem} name={username} size={size} />
      <span className={classes.name}>{name}</span>
      {level !== undefined && (
        <span className={classes.rank}>
          <RankMark level={level} size={20} />
          {rank}
        </span>
      )}
      {at && <RelativeTime instant={at} className={classes.time} />}
    </div>
  );
}
