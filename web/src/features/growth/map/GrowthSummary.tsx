import { type GrowthMetrics, MOODS } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { paths } from '../../../lib/paths.ts';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton, SkeletonLine } from '../../../ui/feedback/Skeleton.tsx';
import { SectionHead } from '../../../ui/typography/SectionHead.tsx';
import { SmallCaps } from '../../../ui/typography/SmallCaps.tsx';
import { useQuietMode } from '../../profile/profile.queries.ts';
import { growthMetrics } from '../growth.queries.ts';
import { streakLine, topMoods } from '../growth-words.ts';
import { MoodRows } from '../moods/MoodRows.tsx';
import { encouragement } from './encouragement.ts';
import classes from './GrowthSummary.module.css';
import { ThemeRows } from './ThemeRows.tsx';

/** Moods that the home screen shows (S1.9). */
const TOP_MOODS = 3;

/** The growth map in short: three moods, eight themes, the streak and a word. */
export function GrowthSummary() {
  const metrics = useQuery(growthMetrics());
  const isPlaying = useQuietMode() === false;
  const hasPages = metrics.data && metrics.data.totalEntries > 0;
  return (
    <section aria-labelledby="growth-map">
      <SectionHead
        id="growth-map"
        remark={hasPages ? <Link to={paths.growth}>The whole map</Link> : undefined}
      >
        Growth Map
      </SectionHead>
      <Loaded
        query={metrics}
        skeleton={
          <Skeleton label="Loading the growth map">
            <div className={classes.coming}>
              <SkeletonLine width="82%" />
              <SkeletonLine width="64%" />
              <SkeletonLine width="73%" />
            </div>
          </Skeleton>
        }
        error={{
          small: true,
          level: 3,
          title: 'The growth map did not arrive.',
          words: 'It is drawn from your pages, and those are safe.',
          retryLabel: 'Retry',
        }}
      >
        {(data) => <Summary metrics={data} isPlaying={isPlaying} />}
      </Loaded>
    </section>
  );
}

function Summary({ metrics, isPlaying }: { metrics: GrowthMetrics; isPlaying: boolean }) {
  const { totalEntries, moodTrends, commonThemes } = metrics;
  const { shown, level } = topMoods(moodTrends, TOP_MOODS);
  return (
    <>
      <p className={classes.words}>
        {encouragement(totalEntries)}
        {isPlaying && totalEntries > 0 && ` ${streakLine(metrics)}`}
      </p>
      {totalEntries > 0 && (
        <div className={classes.columns}>
          {moodTrends.length > 0 && (
            <div>
              <SmallCaps as="h3">Top moods</SmallCaps>
              <MoodRows moods={shown} />
              {level.length > 0 && (
                <p className={classes.level}>
                  As often as the last: {level.map(({ mood }) => MOODS[mood].label).join(', ')}.
                </p>
              )}
            </div>
          )}
          {commonThemes.length > 0 && (
            <div>
              <SmallCaps as="h3">Common themes</SmallCaps>
              <ThemeRows themes={commonThemes} />
            </div>
          )}
        </div>
      )}
    </>
  );
}
