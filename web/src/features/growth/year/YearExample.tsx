import { SmallCaps } from '../../../ui/typography/SmallCaps.tsx';
import { YearChartRow } from './YearChartRow.tsx';
import classes from './YearExample.module.css';
import { drawMonth, scaleOf } from './year-chart-layout.ts';
import { EXAMPLE_DAYS } from './year-example.data.ts';
import { monthsOf } from './year-months.ts';

const TODAY = '2026-11-21';
/** Px a day. */
const CELL = 9.6;
const NAMES: Record<string, string> = { '2026-10': 'October', '2026-11': 'November' };

const months = monthsOf(
  {
    from: '2026-10-01',
    to: TODAY,
    days: EXAMPLE_DAYS.map(([date, words, mood]) => ({
      date,
      words,
      mood,
      entries: 1,
      entryId: null,
      line: null,
    })),
    frozen: ['2026-11-05'],
    moodsFrom: null,
  },
  null,
);
const scale = scaleOf(months, CELL);

/** Two months of the year of days as the growth map draws them, for those who have none yet. */
export function YearExample() {
  return (
    <div className={classes.sample}>
      <div className={classes.months}>
        {months.map((month) => (
          <div key={month.key}>
            <SmallCaps as="p" className={classes.name}>
              {NAMES[month.key] ?? month.key}
            </SmallCaps>
            <YearChartRow
              month={month}
              drawing={drawMonth(month, scale, TODAY)}
              scale={scale}
              today={TODAY}
              chosen="2026-11-18"
            />
          </div>
        ))}
      </div>
      <p className={classes.reading}>
        November 18: 340 words, grateful. <em>“Nobody has ever returned a ladder so well.”</em>
      </p>
    </div>
  );
}
