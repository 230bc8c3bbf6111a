import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import { dayParts } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { RankMark } from '../../ui/art/RankMark.tsx';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { useQuietMode } from '../profile/profile.queries.ts';
import { encouragement } from './encouragement.ts';
import classes from './GrowthReport.module.css';
import { GrowthSkeleton } from './GrowthSkeleton.tsx';
import { growthMetrics, growthYear } from './growth.queries.ts';
import { counted } from './growth-words.ts';
import { MoodTrends } from './MoodTrends.tsx';
import { OnThisDay } from './OnThisDay.tsx';
import { StreakLamps } from './StreakLamps.tsx';
import { ThemeIndex } from './ThemeIndex.tsx';
import { TopMoods } from './TopMoods.tsx';
import { YearOfDays } from './YearOfDays.tsx';

const LinkButton = createLink(ButtonLink);

/** The whole growth map (S1.2, S1.3). */
export function GrowthReport() {
  const metrics = useQuery(growthMetrics());
  const year = useQuery(growthYear());
  const isPlaying = useQuietMode() === false;
  const retry = () => void Promise.all([metrics.refetch(), year.refetch()]);
  const { totalEntries = 0, totalWords = 0, firstDate = null } = metrics.data ?? {};
  const isBlank = metrics.data && firstDate === null;
  return (
    <div className={classes.report}>
      <PageTitle
        meta={
          firstDate && (
            <>
              {counted(totalEntries, 'page')} · {counted(totalWords, 'word')} · since{' '}
              {dayParts(firstDate).month} {firstDate.slice(0, 4)}
            </>
          )
        }
      >
        Growth Map
      </PageTitle>
      {metrics.data && !isBlank && (
        <p className={classes.encouragement}>{encouragement(totalEntries)}</p>
      )}
      {(metrics.isPending || year.isPending) && !metrics.isError && !year.isError && (
        <GrowthSkeleton />
      )}
      {(metrics.isError || year.isError) && (
        <ErrorState
          title="The growth map did not arrive."
          retryLabel="Retry"
          retrying={metrics.isFetching || year.isFetching}
          onRetry={retry}
        >
          It is drawn from your pages, and those are safe.
        </ErrorState>
      )}
      {isBlank && (
        <EmptyState
          glyph={<RankMark level={2} ink size={92} />}
          title="A map with nothing on it yet"
          action={
            <LinkButton to={paths.home} variant="filled">
              Write the first page
            </LinkButton>
          }
        >
          {encouragement(0)}
        </EmptyState>
      )}
      {metrics.data && year.data && !isBlank && (
        <>
          <YearOfDays year={year.data} metrics={metrics.data} isPlaying={isPlaying} />
          <div className={classes.pair}>
            <TopMoods moodTrends={metrics.data.moodTrends} />
            <ThemeIndex {...metrics.data} />
          </div>
          <MoodTrends />
          <div className={classes.pair}>
            {isPlaying && <StreakLamps year={year.data} metrics={metrics.data} />}
            <OnThisDay />
          </div>
        </>
      )}
    </div>
  );
}
