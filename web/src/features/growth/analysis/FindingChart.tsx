import type { FindingChart as Chart } from '@pathkeeper/contract';
import { taperedStroke } from '../../../ui/art/tapered-stroke.ts';
import { ShowTable } from '../../../ui/lists/ShowTable.tsx';
import { axisLabel, barsInOrder, tableLabel } from './analysis-words.ts';
import classes from './FindingChart.module.css';

/** The highest stroke, and the least that is still to be seen, in px. */
const HIGHEST = 76;
const LEAST = 7;

const COUNTED = { page: 'Pages', word: 'Words', week: 'Weeks' } as const;

/** A finding's figures as strokes of the taperedStroke over a base line; those that it speaks of are in full ink. */
export function FindingChart({ chart }: { chart: Chart }) {
  const { caption, by, unit } = chart;
  const bars = barsInOrder(chart);
  const most = Math.max(...bars.map(({ value }) => value), 1);
  const top = bars.findIndex(({ value }) => value === most);
  return (
    <figure className={classes.chart} data-by={by}>
      <div className={classes.bars} aria-hidden>
        {bars.map(({ label, value, marked }, index) => (
          <span key={label} className={classes.bar} data-marked={marked || undefined}>
            {index === top && (
              <span className={classes.value}>{value.toLocaleString('en-US')}</span>
            )}
            <Stroke height={value === 0 ? 0 : Math.max((value / most) * HIGHEST, LEAST)} />
          </span>
        ))}
      </div>
      <div className={classes.axis} aria-hidden>
        {bars.map(({ label }, index) => (
          <span key={label}>{axisLabel(by, label, index)}</span>
        ))}
      </div>
      <figcaption className={classes.caption}>{caption}</figcaption>
      <ShowTable
        caption={caption}
        columns={[{ name: TABLE_HEADS[by] }, { name: COUNTED[unit], isFigure: true }]}
        rows={bars.map(({ label, value }) => ({
          key: label,
          cells: [tableLabel(by, label), value.toLocaleString('en-US')],
        }))}
      />
    </figure>
  );
}

const TABLE_HEADS = {
  hour: 'From',
  weekday: 'Day',
  month: 'Month',
  'days-a-week': 'Days with a page',
} as const;

function Stroke({ height }: { height: number }) {
  if (height === 0) return <span className={classes.dot} />;
  const rounded = Math.round(height);
  return (
    <svg width={12} height={rounded} viewBox={`0 ${-rounded} 12 ${rounded}`} aria-hidden="true">
      <path d={taperedStroke([4.6, 0], [7.4, rounded], 2.3)} />
    </svg>
  );
}
