import { MOODS, type MoodMonths } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton, SkeletonLine } from '../../../ui/feedback/Skeleton.tsx';
import { LockLine } from '../../../ui/labels/LockLine.tsx';
import { ShowTable } from '../../../ui/lists/ShowTable.tsx';
import { SectionHead } from '../../../ui/typography/SectionHead.tsx';
import { useLock } from '../../progression/gates.queries.ts';
import { progress } from '../../progression/progression.queries.ts';
import { moodMonths } from '../growth.queries.ts';
import { monthName } from '../growth-words.ts';
import { MoodRange } from './MoodRange.tsx';
import classes from './MoodTrends.module.css';

/** Moods that are drawn; the table has them all. */
const DRAWN = 6;

/** The mood trends graph: a small range a mood, a peak a month. A level opens it (D24). */
export function MoodTrends() {
  const lock = useLock('moodTrends');
  const standing = useQuery(progress());
  const moods = useQuery({ ...moodMonths(), enabled: standing.isSuccess && !lock });
  return (
    <section aria-labelledby="growth-trends" className={classes.section}>
      <SectionHead id="growth-trends" remark={lock ? lock.label : 'month by month'}>
        Mood trends
      </SectionHead>
      {lock ? (
        <LockLine sentence={lock.sentence}>How each mood came and went, month by month.</LockLine>
      ) : (
        <Loaded
          query={moods}
          skeleton={
            <Skeleton label="Loading mood trends">
              <div className={classes.coming}>
                <SkeletonLine />
                <SkeletonLine width="70%" />
              </div>
            </Skeleton>
          }
          error={{
            small: true,
            level: 3,
            title: 'The mood trends did not arrive.',
            words: 'The pages they are counted from are safe.',
            retryLabel: 'Retry',
          }}
        >
          {(data) => <Graph {...data} />}
        </Loaded>
      )}
    </section>
  );
}

function Graph({ months, moods }: MoodMonths) {
  if (moods.length === 0) {
    return <p className={classes.nothing}>No page of these twelve months names a mood.</p>;
  }
  const most = Math.max(...moods.flatMap((mood) => mood.months));
  return (
    <>
      <ul className={classes.ranges}>
        {moods.slice(0, DRAWN).map((mood) => (
          <li key={mood.mood}>
            <MoodRange {...mood} labels={months} most={most} />
          </li>
        ))}
      </ul>
      <ShowTable
        caption="Mood trends"
        columns={[
          { name: 'Mood' },
          { name: 'Pages', isFigure: true },
          ...months.map((month) => ({ name: monthName(month), isFigure: true })),
        ]}
        rows={moods.map(({ mood, count, months: counts }) => ({
          key: mood,
          cells: [
            MOODS[mood].label,
            ...[count, ...counts].map((figure) => figure.toLocaleString('en-US')),
          ],
        }))}
      />
    </>
  );
}
