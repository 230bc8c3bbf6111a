import type { CSSProperties } from 'react';
import { Lamp } from '../../../ui/art/Lamp.tsx';
import classes from './YearChartRow.module.css';
import {
  COLUMNS,
  crystalPath,
  type DrawnMonth,
  FOOT,
  lampFor,
  middleOf,
  peakOf,
  type Scale,
} from './year-chart-layout.ts';
import type { YearMonth } from './year-months.ts';

interface YearRowProps {
  month: YearMonth;
  drawing: DrawnMonth;
  scale: Scale;
  today: string;
  /** The day under the diamond. */
  chosen: string;
}

/** One month of the year: its ranges over a base line. */
export function YearChartRow({ month, drawing, scale, today, chosen }: YearRowProps) {
  const { height, width, ranges, dots, crystals } = drawing;
  const { cell } = scale;
  const lamp = lampFor(cell);
  const base = height - FOOT;
  const lampDay = month.days.find(({ date }) => date === today);
  const chosenDay = month.days.find(({ date }) => date === chosen);
  const mark = chosenDay && middleOf(chosenDay.number, cell);
  return (
    <div className={classes.plot} data-month={month.key} style={{ height }}>
      <svg className={classes.drawing} width={cell * 31} height={height} aria-hidden="true">
        <g transform={`translate(0 ${base})`}>
          {COLUMNS.map((number) => (
            <path
              key={number}
              className={classes.column}
              d={`M${middleOf(number, cell)} ${-base}V${FOOT}`}
            />
          ))}
          <path className={classes.base} d={`M0 0H${width}`} />
          {dots.map((x) => (
            <circle key={x} className={classes.dot} cx={x} cy={-1.6} r={1.6} />
          ))}
          {crystals.map((x) => (
            <path
              key={x}
              className={classes.crystal}
              d={crystalPath(x, -10, Math.min(7, cell * 0.4))}
            />
          ))}
          {ranges.map(({ outline, cells }) => (
            <g key={outline}>
              {cells.map(({ date, mood, body, shade }) => (
                <g key={date} style={mood ? inkOf(mood) : undefined}>
                  <path className={classes.body} d={body} />
                  <path className={classes.shade} d={shade} />
                </g>
              ))}
              <path className={classes.outline} d={outline} />
            </g>
          ))}
          {mark && <path className={classes.mark} d={`M${mark} 3l4.5 5.5-4.5 5.5-4.5-5.5z`} />}
        </g>
      </svg>
      {lampDay && (
        <span
          className={classes.lamp}
          style={{
            left: middleOf(lampDay.number, cell) - lamp.size / 2,
            top: base - Math.max(peakOf(lampDay, scale), 6) - lamp.foot,
          }}
        >
          <Lamp size={lamp.size} />
        </span>
      )}
    </div>
  );
}

const inkOf = (mood: string) => ({ '--tint': `var(--mood-${mood})` }) as CSSProperties;
