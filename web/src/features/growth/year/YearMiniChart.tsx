import type { GrowthYear } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { plainDay } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { taperedStroke } from '../../../ui/art/tapered-stroke.ts';
import { Loaded, together } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton, SkeletonLine } from '../../../ui/feedback/Skeleton.tsx';
import { ShowTable } from '../../../ui/lists/ShowTable.tsx';
import { SectionHead } from '../../../ui/typography/SectionHead.tsx';
import { SmallCaps } from '../../../ui/typography/SmallCaps.tsx';
import { growthMetrics, growthYear } from '../growth.queries.ts';
import { monthName } from '../growth-words.ts';
import section from '../Section.module.css';
import classes from './YearMiniChart.module.css';
import { monthsOf, streakIn, type YearMonth } from './year-months.ts';

/** The field of a month: a day is as wide as this, and the tallest stroke as high as the row allows. */
const DAY = 20;
const ROW = 26;
const TALLEST = 19;

/** As many rows as months, each of its own width. */
const MONTHS_TO_COME = Array.from({ length: 12 }, (_, place) => `${92 - place * 3}%`);

/** Twelve months in small: one stroke a day that has a page, taller for more words. */
export function YearMiniChart({ isPlaying }: { isPlaying: boolean }) {
  const year = useQuery(growthYear());
  const metrics = useQuery(growthMetrics());
  return (
    <section aria-labelledby="profile-year">
      <SectionHead
        id="profile-year"
        className={section.wraps}
        leader={false}
        remark={metrics.data?.firstDate && 'One stroke a day with a page, taller for more words'}
      >
        The year, day by day
      </SectionHead>
      <Loaded
        query={together(year, metrics)}
        skeleton={
          <Skeleton label="Loading the year">
            <div className={classes.coming}>
              {MONTHS_TO_COME.map((width) => (
                <SkeletonLine key={width} width={width} />
              ))}
            </div>
          </Skeleton>
        }
        error={{
          small: true,
          level: 3,
          title: 'The year did not arrive.',
          words: 'It is drawn from your pages, and those are safe.',
        }}
      >
        {([days, { firstDate, currentStreak }]) => (
          <Year year={days} firstDate={firstDate} streak={isPlaying ? currentStreak : 0} />
        )}
      </Loaded>
    </section>
  );
}

interface YearProps {
  year: GrowthYear;
  firstDate: string | null;
  /** 0 where the game is put away. */
  streak: number;
}

function Year({ year, firstDate, streak }: YearProps) {
  if (firstDate === null) {
    return <p className={classes.words}>No stroke yet. Any page, of any length, is the first.</p>;
  }
  const months = monthsOf(year, firstDate);
  const most = longDay(year.days.map(({ words }) => words));
  const run = streakIn(year, streak);
  return (
    <>
      <div className={classes.months} aria-hidden>
        {months.map((month) => (
          <Month key={month.key} month={month} most={most} run={run} />
        ))}
      </div>
      <p className={classes.legend}>
        {run && (
          <span className={classes.run}>
            <span className={classes.line} aria-hidden /> the present streak
          </span>
        )}
        <Link to={paths.growth} className={classes.way}>
          The whole map
        </Link>
      </p>
      <ShowTable
        caption="The year, day by day"
        columns={[
          { name: 'Day' },
          { name: 'Pages', isFigure: true },
          { name: 'Words', isFigure: true },
        ]}
        rows={year.days
          .filter(({ entries }) => entries > 0)
          .map(({ date, entries, words }) => ({
            key: date,
            cells: [plainDay(date), entries.toLocaleString('en-US'), words.toLocaleString('en-US')],
          }))}
      />
    </>
  );
}

interface MonthProps {
  month: YearMonth;
  most: number;
  run: { from: string; to: string } | null;
}

const middle = (number: number): number => (number - 0.5) * DAY;

function Month({ month: { key, days }, most, run }: MonthProps) {
  const inRun = run ? days.filter(({ date }) => date >= run.from && date <= run.to) : [];
  const [first, last] = [inRun[0], inRun.at(-1)];
  return (
    <div className={classes.month}>
      <SmallCaps className={classes.name}>{monthName(key)}</SmallCaps>
      <svg
        className={classes.days}
        viewBox={`0 ${-ROW + 4} ${31 * DAY} ${ROW}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {days.map(({ date, number, state, page }) =>
          state === 'written' && page ? (
            <path key={date} className={classes.stroke} d={strokeOf(number, page.words, most)} />
          ) : state === 'ahead' || state === 'before' ? null : (
            <circle key={date} className={classes.dot} cx={middle(number)} cy={-4} r={1.1} />
          ),
        )}
        {first && last && (
          <path
            className={classes.streak}
            d={`M${middle(first.number) - 6} 2H${middle(last.number) + 6}`}
          />
        )}
      </svg>
    </div>
  );
}

/** What counts as a long day of these: the words of one in ten, so that a single epic does not flatten the rest. */
function longDay(words: readonly number[]): number {
  const written = words.filter((count) => count > 0).sort((a, b) => a - b);
  return written[Math.floor(written.length * 0.9)] ?? 1;
}

function strokeOf(number: number, words: number, most: number): string {
  const height = Math.max(TALLEST * Math.min(words / most, 1) ** 0.5, 5);
  const x = middle(number);
  return taperedStroke([x - 1.4, 0], [x + 1.4, height], 1.7);
}
