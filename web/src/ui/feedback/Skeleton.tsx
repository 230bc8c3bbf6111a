import type { ReactNode } from 'react';
import { VisuallyHidden } from '../page/VisuallyHidden.tsx';
import classes from './Skeleton.module.css';

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** A line of text to come. `width` is any CSS width. */
export function SkeletonLine({ width = '100%' }: { width?: string }) {
  return <span className={classes.line} style={{ width }} />;
}

/** Says once that something is coming, and shows its shape. */
export function Skeleton({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" className={classes.skeleton}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden>{children}</div>
    </div>
  );
}

/** Entries to come, in the shape of their rows (up to 12). */
export function SkeletonRows({
  label = 'Loading entries',
  count = 4,
  look = 'row',
}: {
  label?: string;
  count?: number;
  look?: 'row' | 'compact';
}) {
  return (
    <Skeleton label={label}>
      <div className={classes[look]}>
        {ROWS.slice(0, count).map((row) => (
          <div key={row} className={classes.entry}>
            <span className={classes.numeral} />
            <div className={classes.lines}>
              <SkeletonLine />
              <SkeletonLine width="94%" />
              <SkeletonLine width={row % 2 ? '46%' : '63%'} />
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
