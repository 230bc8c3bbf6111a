import type { GrowthMetrics, GrowthYear } from '@pathkeeper/contract';
import { today as localToday } from '../../../lib/dates.ts';
import { ShowTable } from '../../../ui/lists/ShowTable.tsx';
import { SectionHead } from '../../../ui/typography/SectionHead.tsx';
import { KEPT_BY, runDays, streakSentence, streakTitle } from '../growth-words.ts';
import sectionClasses from '../Section.module.css';
import { StreakDayMark } from './StreakDayMark.tsx';
import classes from './StreakDays.module.css';
import { lastDays, runsOf } from './streak-days.ts';

interface StreakLampsProps {
  year: GrowthYear;
  metrics: GrowthMetrics;
}

/** The last fourteen days, or those since the first page: a drawn lamp each, and what kept it lit. */
export function StreakDays({ year, metrics }: StreakLampsProps) {
  const today = localToday();
  const days = lastDays(year, today);
  const { currentStreak, longestStreak } = metrics;
  return (
    <section aria-labelledby="growth-streak">
      <SectionHead
        id="growth-streak"
        remark={longestStreak > 0 && `longest, ${longestStreak.toLocaleString('en-US')}`}
      >
        {streakTitle(currentStreak)}
      </SectionHead>
      <div className={classes.lamps} aria-hidden>
        {days.map(({ date, state }) => (
          <div key={date} className={classes.day}>
            <StreakDayMark state={state} />
            <span className={classes.number} data-today={date === today || undefined}>
              {Number(date.slice(8))}
            </span>
          </div>
        ))}
      </div>
      <p className={sectionClasses.words}>{streakSentence(metrics, days)}</p>
      <ShowTable
        caption={days.length < 14 ? 'The days since the first page' : 'The last fourteen days'}
        columns={[{ name: 'Day' }, { name: 'Kept by', isFigure: true }]}
        rows={runsOf(days).map((run) => ({
          key: run.from,
          cells: [runDays(run), KEPT_BY[run.state]],
        }))}
      />
    </section>
  );
}
