import type { GrowthMetrics, GrowthYear } from '@pathkeeper/contract';
import { today as localToday } from '../../../lib/dates.ts';
import { SectionHead } from '../../../ui/typography/SectionHead.tsx';
import { KEPT_BY, streakSentence, streakTitle, stretchDays } from '../growth-words.ts';
import sectionClasses from '../Section.module.css';
import { ShowTable } from '../ShowTable.tsx';
import { LampMark } from './LampMark.tsx';
import { lampsOf, stretchesOf } from './lamps.ts';
import classes from './StreakLamps.module.css';

interface StreakLampsProps {
  year: GrowthYear;
  metrics: GrowthMetrics;
}

/** The last fourteen days, a lamp each, and what kept it lit. */
export function StreakLamps({ year, metrics }: StreakLampsProps) {
  const today = localToday();
  const lamps = lampsOf(year, today);
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
        {lamps.map(({ date, state }) => (
          <div key={date} className={classes.day}>
            <LampMark state={state} />
            <span className={classes.number} data-today={date === today || undefined}>
              {Number(date.slice(8))}
            </span>
          </div>
        ))}
      </div>
      <p className={sectionClasses.words}>{streakSentence(metrics, lamps)}</p>
      <ShowTable
        caption="The last fourteen days"
        columns={[{ name: 'Day' }, { name: 'Kept by', isFigure: true }]}
        rows={stretchesOf(lamps).map((stretch) => ({
          key: stretch.from,
          cells: [stretchDays(stretch), KEPT_BY[stretch.state]],
        }))}
      />
    </section>
  );
}
