import type { GrowthMetrics } from '@pathkeeper/contract';
import type { CSSProperties } from 'react';
import { counted } from '../../../lib/text/in-words.ts';
import { MoodLabel } from '../../../ui/labels/MoodLabel.tsx';
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden.tsx';
import { BAR_HEIGHT, barPath, entriesPerStroke } from '../bar-path.ts';
import { useWidth } from '../use-width.ts';
import classes from './MoodRows.module.css';

interface MoodRowsProps {
  moods: GrowthMetrics['moodTrends'];
  /** Says below them how many pages a stroke is, where it is not one. */
  scale?: boolean;
}

/**
 * Moods as rows of engraved strokes, the most frequent first, each with its share. The strokes are as
 * high and as thick at every width; where they do not fit, one stands for several pages.
 */
export function MoodRows({ moods, scale = false }: MoodRowsProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const most = moods[0]?.count ?? 0;
  const unit = width > 0 ? entriesPerStroke(most, width) : 1;
  return (
    <>
      <ul className={classes.rows}>
        {moods.map(({ mood, count, percentage }, index) => (
          <li key={mood} className={classes.row}>
            <MoodLabel mood={mood} />
            {/* Every row is as wide as the first. */}
            <div ref={index === 0 ? ref : undefined} className={classes.strokes}>
              {width > 0 && (
                <svg
                  viewBox={`0 ${-BAR_HEIGHT} ${width} ${BAR_HEIGHT}`}
                  width={width}
                  height={BAR_HEIGHT}
                  style={{ '--tint': `var(--mood-${mood})` } as CSSProperties}
                  aria-hidden="true"
                >
                  <path d={barPath(count, most, width)} />
                </svg>
              )}
            </div>
            <span className={classes.share}>{percentage}%</span>
            <span className={classes.count}>
              {count.toLocaleString('en-US')}
              <VisuallyHidden> {counted(count, 'page').split(' ')[1]}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
      {scale && unit > 1 && (
        <p className={classes.scale}>Each stroke is {counted(unit, 'page')}.</p>
      )}
    </>
  );
}
