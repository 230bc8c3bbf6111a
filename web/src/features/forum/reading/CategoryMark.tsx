import type { ForumCategory } from '@pathkeeper/contract';
import type { CSSProperties } from 'react';
import { Emblem } from '../../../ui/art/emblems/Emblem.tsx';
import { folderInk } from '../../../ui/labels/folder-inks.ts';
import classes from './CategoryMark.module.css';

interface CategoryMarkProps {
  category: Pick<ForumCategory, 'icon' | 'color'>;
  /** Diameter in px: 84 over its page, 56 in the list. */
  size?: number;
}

/** A category's icon on a medallion, with a line round it in the nearest ink of the house. Its name stands beside it. */
export function CategoryMark({ category: { icon, color }, size = 56 }: CategoryMarkProps) {
  const ink = folderInk(color);
  return (
    <span
      aria-hidden
      className={classes.mark}
      style={{ '--size': `${size}px`, '--ink-of': ink } as CSSProperties}
    >
      {icon === 'Brain' ? (
        <Emblem number={18} size={Math.round(size * 0.6)} />
      ) : (
        <Icon icon={icon} />
      )}
    </span>
  );
}

/** Pen, lamp, heart; any other name is the pen (S2.3). */
function Icon({ icon }: { icon: string }) {
  if (icon === 'TrendingUp') {
    return (
      <svg aria-hidden="true" viewBox="0 0 48 48" className={classes.drawing}>
        <path d="M24 5.5a3.4 3.4 0 0 1 3.3 4.2l4.7 4.8v2.3H16v-2.3l4.7-4.8A3.4 3.4 0 0 1 24 5.5zm0 2.2a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4z" />
        <path fillRule="evenodd" d="M17 18h14l2 19H15zm2.3 2-1.5 15h12.4l-1.5-15z" />
        <path d="M13.5 38.5h21V42h-21z" />
        <path
          className={classes.flame}
          d="M24 21.5c3.2 3.7 4.6 6 4.6 8.6a4.6 4.6 0 0 1-9.2 0c0-2.6 1.4-4.9 4.6-8.6z"
        />
      </svg>
    );
  }
  if (icon === 'Heart') {
    return (
      <svg aria-hidden="true" viewBox="0 0 48 48" className={classes.drawing}>
        <path d="M24 41C13 33 7 27 7 18.5 7 13 11 9 16 9c3.5 0 6.4 1.9 8 5.3C25.6 10.9 28.5 9 32 9c5 0 9 4 9 9.5C41 27 35 33 24 41z" />
        <path
          className={classes.cut}
          d="M12.5 18.5c0-2.6 1.6-4.5 4-4.9-3 1.6-3.4 5.1-2 8.2-1.3-1-2-2.2-2-3.3zM30 33.5l6-7-4.8 8zM27 36l5.6-6.2-4.4 7.2z"
        />
      </svg>
    );
  }
  return (
    <svg aria-hidden="true" viewBox="17 16 62 66" className={classes.drawing}>
      <path d="M70 20C50 22 36 36 33 56l-6 16 2 1.5 6-12C54 60 70 44 70 20z" />
      <path
        className={classes.cut}
        d="M34 58C42 44 52 34 64 26 54 36 46 46 37 59zM52 55l-6-6 1-1.5zM60 47l-6-7 1-1.5zM42 35l2 9-1.5 1zM50 28l2 8-1.5 1z"
      />
      <path
        className={classes.flame}
        d="M24 76c10-3 18 3 30-1 4-1 8-2 12-1-8 0-12 4-20 5-9 1-14-3-22-3z"
      />
    </svg>
  );
}
