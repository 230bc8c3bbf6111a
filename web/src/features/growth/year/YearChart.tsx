import { MOODS } from '@pathkeeper/contract';
import { type KeyboardEvent, type MouseEvent, useMemo } from 'react';
import { longDay } from '../../../lib/dates.ts';
import { counted } from '../../../lib/text/in-words.ts';
import { monthName, monthNote, silenceOf } from '../growth-words.ts';
import { useWidth } from '../use-width.ts';
import classes from './YearChart.module.css';
import { YearChartRow } from './YearChartRow.tsx';
import { COLUMNS, dayAt, drawMonth, middleOf, scaleOf } from './year-chart-layout.ts';
import { stepFrom, type YearDay, type YearKey, type YearMonth } from './year-months.ts';

interface YearChartProps {
  months: YearMonth[];
  day: YearDay;
  today: string;
  firstDate: string | null;
  /** 0 where the game is put away. */
  streak: number;
  onChoose: (date: string) => void;
}

const KEYS: Record<string, [by: YearKey, direction: 1 | -1]> = {
  ArrowLeft: ['day', -1],
  ArrowRight: ['day', 1],
  ArrowUp: ['month', -1],
  ArrowDown: ['month', 1],
  PageUp: ['page', -1],
  PageDown: ['page', 1],
  Home: ['edge', -1],
  End: ['edge', 1],
};

/**
 * The drawing: a row a month, a column a day. One stop of the Tab key; a slider, because it points at
 * one day of many.
 */
export function YearChart({ months, day, today, firstDate, streak, onChoose }: YearChartProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const cell = width / 31;
  const scale = useMemo(() => scaleOf(months, cell), [months, cell]);
  const drawings = useMemo(
    () => months.map((month) => drawMonth(month, scale, today)),
    [months, scale, today],
  );
  const days = months.flatMap((month) => month.days);

  const press = (event: KeyboardEvent) => {
    const key = KEYS[event.key];
    if (!key || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    onChoose(stepFrom(months, day.date, ...key));
  };
  const point = ({ target, clientX }: MouseEvent) => {
    const plot = target instanceof Element && target.closest<HTMLElement>('[data-month]');
    const month = plot && months.find(({ key }) => key === plot.dataset.month);
    if (!month) return;
    const found = dayAt(month, clientX - plot.getBoundingClientRect().left, cell);
    if (found) onChoose(found.date);
  };

  return (
    <div
      className={classes.chart}
      role="slider"
      tabIndex={0}
      aria-label="A day of the year"
      aria-valuemin={1}
      aria-valuemax={days.length}
      aria-valuenow={days.indexOf(day) + 1}
      aria-valuetext={inOneLine(day, today)}
      onKeyDown={press}
      onClick={point}
    >
      <div className={classes.row} data-axis>
        <div ref={ref} className={classes.plot}>
          {COLUMNS.map((number) => (
            <span key={number} className={classes.column} style={{ left: middleOf(number, cell) }}>
              {number}
            </span>
          ))}
        </div>
      </div>
      {cell > 0 &&
        months.map((month, index) => (
          <div key={month.key} className={classes.row}>
            <span className={classes.month}>
              {monthName(month.key)}
              {(index === 0 || month.key.endsWith('-01')) && (
                <span className={classes.year}>{month.key.slice(0, 4)}</span>
              )}
            </span>
            <YearChartRow
              month={month}
              drawing={drawings[index] ?? drawMonth(month, scale, today)}
              scale={scale}
              today={today}
              chosen={day.date}
            />
            <Count pages={month.pages} />
            <span className={classes.note}>{monthNote(months, index, { firstDate, streak })}</span>
          </div>
        ))}
    </div>
  );
}

function Count({ pages }: { pages: number }) {
  const [figure, word] = counted(pages, 'page').split(' ');
  return (
    <span className={classes.count}>
      <span className={classes.figure}>{figure}</span> {word}
    </span>
  );
}

/** A day as it is heard: 'Friday, the 20th of November: 640 words, Calm'. */
function inOneLine(day: YearDay, today: string): string {
  const { page, state } = day;
  const what =
    state === 'written' && page
      ? [counted(page.words, 'word'), ...(page.mood ? [MOODS[page.mood].label] : [])].join(', ')
      : silenceOf(day, today);
  return `${longDay(day.date)}: ${what}`;
}
