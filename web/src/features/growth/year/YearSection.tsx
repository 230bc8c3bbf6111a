import { type GrowthMetrics, type GrowthYear, MOODS } from '@pathkeeper/contract';
import { useMemo, useState } from 'react';
import { today as localToday, plainDay } from '../../../lib/dates.ts';
import { LockLine } from '../../../ui/labels/LockLine.tsx';
import { ShowTable } from '../../../ui/lists/ShowTable.tsx';
import { SectionHead } from '../../../ui/typography/SectionHead.tsx';
import { useLock } from '../../progression/gates.queries.ts';
import { YearChart } from './YearChart.tsx';
import { YearDayDetails } from './YearDayDetails.tsx';
import { YearLegend } from './YearLegend.tsx';
import classes from './YearSection.module.css';
import { monthsOf, stepFrom, type YearMonth } from './year-months.ts';

interface YearOfDaysProps {
  year: GrowthYear;
  metrics: GrowthMetrics;
  /** False while the game is put away: freezes and streaks are of it. */
  isPlaying: boolean;
}

/** Every day of twelve months as a mountain range, and the day that is pointed at in words. */
export function YearSection({ year, metrics, isPlaying }: YearOfDaysProps) {
  const today = localToday();
  const { firstDate, currentStreak } = metrics;
  const months = useMemo(
    () => monthsOf(isPlaying ? year : { ...year, frozen: [] }, firstDate),
    [year, firstDate, isPlaying],
  );
  const days = months.flatMap((month) => month.days);
  const lastPage = days.findLast(({ state }) => state === 'written')?.date;
  const [chosen, setChosen] = useState(lastPage ?? year.to);
  // A page deleted elsewhere, or a new day, must not leave the diamond on a day that is not there.
  const day = days.find(({ date }) => date === chosen) ?? days.find(({ date }) => date === year.to);
  if (!day) return null;
  return (
    <section aria-labelledby="growth-year" className={classes.section}>
      <SectionHead id="growth-year" className={classes.head} remark={remarkOf(year)}>
        A year of days
      </SectionHead>
      <YearChart
        months={months}
        day={day}
        today={today}
        firstDate={firstDate}
        streak={isPlaying ? currentStreak : 0}
        onChoose={setChosen}
      />
      <YearDayDetails
        day={day}
        today={today}
        before={stepFrom(months, day.date, 'page', -1)}
        after={stepFrom(months, day.date, 'page', 1)}
        onChoose={setChosen}
      />
      <YearLegend year={year} hasFreezes={days.some(({ state }) => state === 'frozen')} />
      {year.moodsFrom !== null && <MoodLock level={year.moodsFrom} />}
      <ShowTable
        caption="A year of days"
        columns={[
          { name: 'Day' },
          { name: 'Pages', isFigure: true },
          { name: 'Words', isFigure: true },
          ...(year.moodsFrom === null ? [{ name: 'Mood' }] : []),
        ]}
        rows={rowsOf(months, year.moodsFrom === null)}
      />
    </section>
  );
}

const remarkOf = ({ moodsFrom }: GrowthYear): string =>
  moodsFrom === null
    ? 'Each peak is a page: as high as its words, in the ink of its mood.'
    : 'Each peak is a page, as high as its words.';

function MoodLock({ level }: { level: number }) {
  const lock = useLock('moodHistory');
  return (
    <LockLine sentence={lock?.sentence ?? `It opens at level ${level}.`}>
      The peaks are printed in plain ink; mood history gives each the ink of its mood.
    </LockLine>
  );
}

function rowsOf(months: readonly YearMonth[], showsMoods: boolean) {
  return months
    .flatMap(({ days }) => days)
    .flatMap(({ date, state, page }) => {
      if (state === 'frozen') {
        return { key: date, cells: [plainDay(date), 'a freeze', '', ...(showsMoods ? [''] : [])] };
      }
      if (state !== 'written' || !page) return [];
      const mood = page.mood ? MOODS[page.mood].label : 'none';
      const figures = [page.entries, page.words].map((value) => value.toLocaleString('en-US'));
      return { key: date, cells: [plainDay(date), ...figures, ...(showsMoods ? [mood] : [])] };
    });
}
