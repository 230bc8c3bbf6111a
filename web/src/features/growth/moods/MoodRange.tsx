import type { Mood } from '@pathkeeper/contract';
import type { CSSProperties } from 'react';
import { counted } from '../../../lib/text/in-words.ts';
import { MoodLabel } from '../../../ui/labels/MoodLabel.tsx';
import { monthName } from '../growth-words.ts';
import classes from './MoodRange.module.css';
import { rangeOf } from './mood-range.ts';

interface MoodRangeProps {
  mood: Mood;
  count: number;
  months: number[];
  /** YYYY-MM of each. */
  labels: string[];
  /** The highest month of all moods: they share one scale. */
  most: number;
}

/** One mood through the year. */
export function MoodRange({ mood, count, months, labels, most }: MoodRangeProps) {
  const { ranges, width, height } = rangeOf(mood, months, most);
  return (
    <figure className={classes.range} style={{ '--tint': `var(--mood-${mood})` } as CSSProperties}>
      <figcaption className={classes.head}>
        <MoodLabel mood={mood} />
        <span className={classes.count}>{counted(count, 'page')}</span>
      </figcaption>
      <svg
        viewBox={`0 ${-height} ${width} ${height + 1}`}
        className={classes.drawing}
        aria-hidden="true"
      >
        {ranges.map(({ outline, cells }) => (
          <g key={outline}>
            {cells.map(({ body, shade }) => (
              <g key={body}>
                <path className={classes.body} d={body} />
                <path className={classes.shade} d={shade} />
              </g>
            ))}
            <path className={classes.outline} d={outline} />
          </g>
        ))}
        <path className={classes.base} d={`M0 0H${width}`} />
      </svg>
      <div className={classes.months} aria-hidden>
        {labels.map((month) => (
          <span key={month}>{monthName(month).charAt(0)}</span>
        ))}
      </div>
    </figure>
  );
}
