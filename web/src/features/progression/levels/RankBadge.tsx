import { levelInfo } from '@pathkeeper/contract';
import type { ReactNode } from 'react';
import { Tooltip } from '../../../ui/controls/Tooltip.tsx';
import { bandOf } from '../progress-words.ts';
import classes from './RankBadge.module.css';

interface RankBadgeProps {
  level: number;
  /** What is pressed: the rank's name or mark. */
  children: ReactNode;
  onOpen: () => void;
}

/** A rank by name; its tooltip says the band of XP, and pressing it opens the ten ranks. */
export function RankBadge({ level, children, onOpen }: RankBadgeProps) {
  const info = levelInfo(level);
  return (
    <Tooltip
      label={
        <span className={classes.tip}>
          <strong>{info.rank}</strong>
          <span>
            Level {info.level} of 10 · {bandOf(info)}
          </span>
        </span>
      }
    >
      <button type="button" className={classes.badge} aria-haspopup="dialog" onClick={onOpen}>
        {children}
      </button>
    </Tooltip>
  );
}
