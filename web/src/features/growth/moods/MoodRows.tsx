import type { GrowthMetrics } from '@pathkeeper/contract';
import type { CSSProperties } from 'react';
import { MoodLabel } from '../../../ui/labels/MoodLabel.tsx';
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden.tsx';
import { BAR_FIELD, barPath } from '../bar-path.ts';
import { counted } from '../growth-words.ts';
import classes from './MoodRows.module.css';

/** Moods as rows of engraved strokes, the most frequent first, each with its share. */
export function MoodRows({ moods }: { moods: GrowthMetrics['moodTrends'] }) {
  const most = moods[0]?.count ?? 0;
  return (
    <ul className={classes.rows}>
      {moods.map(({ mood, count, percentage }) => (
        <li key={mood} className={classes.row}>
          <MoodLabel mood={mood} />
          <svg
            className={classes.strokes}
            viewBox={`0 ${-BAR_FIELD.height} ${BAR_FIELD.width} ${BAR_FIELD.height + 1}`}
            style={{ '--tint': `var(--mood-${mood})` } as CSSProperties}
            aria-hidden="true"
          >
            <path d={barPath(count, most)} />
          </svg>
          <span className={classes.share}>{percentage}%</span>
          <span className={classes.count}>
            {count.toLocaleString('en-US')}
            <VisuallyHidden> {counted(count, 'page').split(' ')[1]}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  );
}
