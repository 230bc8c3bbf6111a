import { monthDay } from '../../../lib/dates.ts';
import { figure } from '../../../lib/text/in-words.ts';
import { ShowTable } from '../../../ui/lists/ShowTable.tsx';
import { Leader } from '../../../ui/typography/Leader.tsx';
import classes from './DayChart.module.css';
import { type DayCount, FIELD, marksOf, placeOfMark, strokesOf } from './day-strokes.ts';

interface DayChartProps {
  title: string;
  /** The head of the table's figures. */
  unit: string;
  days: readonly DayCount[];
  /** Whether the days can be added up; the same people on two days cannot. */
  sums: boolean;
}

/** A count a day as strokes over a base line, the busiest with its figure, and a table behind. */
export function DayChart({ title, unit, days, sums }: DayChartProps) {
  const marks = marksOf(days, sums);
  const isByWeek = marks.length < days.length;
  const { path, dots, most } = strokesOf(marks);
  const top = marks.findIndex(({ value }) => value === most);
  const total = days.reduce((sum, { value }) => sum + value, 0);
  const busiest = Math.max(...days.map(({ value }) => value), 0);
  const dated = (day: string) => monthDay(day);
  const first = marks.at(0);
  const last = days.at(-1);
  const name = `${title} by ${isByWeek ? 'week' : 'day'}`;
  return (
    <figure className={classes.chart}>
      <figcaption className={classes.head}>
        <h3>{title}</h3>
        <Leader />
        <span>{sums ? figure(total) : `${figure(busiest)} at most`}</span>
      </figcaption>
      <svg
        viewBox={`0 ${-FIELD.height - 20} ${FIELD.width} ${FIELD.height + 22}`}
        role="img"
        aria-label={`${name}. ${sums ? `${figure(total)} in all; at` : 'At'} most ${figure(busiest)} in a day.`}
        className={classes.drawing}
      >
        <path d={path} />
        {dots.map((x) => (
          <circle key={x} cx={x} cy={-2} r={1} />
        ))}
        {top >= 0 && (
          <text
            x={placeOfMark(top, marks.length)}
            y={-FIELD.height - 6}
            textAnchor={anchorOf(top, marks.length)}
          >
            {figure(most)}
          </text>
        )}
      </svg>
      {first && last && (
        <p className={classes.axis} aria-hidden>
          <span>{dated(first.day)}</span>
          {isByWeek && <span>a stroke is a week</span>}
          <span>{dated(last.day)}</span>
        </p>
      )}
      <ShowTable
        caption={name}
        columns={[{ name: isByWeek ? 'Week from' : 'Day' }, { name: unit, isFigure: true }]}
        rows={marks.toReversed().map(({ day, value }) => ({
          key: day,
          cells: [dated(day), figure(value)],
        }))}
      />
    </figure>
  );
}

/** A figure at the edge stays inside. */
function anchorOf(index: number, count: number): 'start' | 'middle' | 'end' {
  const place = (index + 0.5) / count;
  if (place < 0.06) return 'start';
  return place > 0.94 ? 'end' : 'middle';
}
