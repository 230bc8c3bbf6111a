import { useQuery } from '@tanstack/react-query';
import { dayParts } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { counted } from '../../../lib/text/in-words.ts';
import { RankMark } from '../../../ui/art/RankMark.tsx';
import { LinkButton } from '../../../ui/controls/LinkButton.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loaded, together } from '../../../ui/feedback/Loaded.tsx';
import { PageTitle } from '../../../ui/typography/PageTitle.tsx';
import { useQuietMode } from '../../profile/profile.queries.ts';
import { growthMetrics, growthYear } from '../growth.queries.ts';
import { MoodTrends } from '../moods/MoodTrends.tsx';
import { TopMoods } from '../moods/TopMoods.tsx';
import { PillarLine } from '../pillars/PillarLine.tsx';
import { YearSection } from '../year/YearSection.tsx';
import { encouragement } from './encouragement.ts';
import classes from './GrowthReport.module.css';
import { GrowthSkeleton } from './GrowthSkeleton.tsx';
import { OnThisDay } from './OnThisDay.tsx';
import { StreakDays } from './StreakDays.tsx';
import { ThemeIndex } from './ThemeIndex.tsx';

/** The whole growth map (S1.2, S1.3). */
export function GrowthReport() {
  const metrics = useQuery(growthMetrics());
  const year = useQuery(growthYear());
  const isPlaying = useQuietMode() === false;
  const { totalEntries = 0, totalWords = 0, firstDate = null } = metrics.data ?? {};
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
      {firstDate && <p className={classes.encouragement}>{encouragement(totalEntries)}</p>}
      <Loaded
        query={together(metrics, year)}
        skeleton={<GrowthSkeleton />}
        error={{
          title: 'The growth map did not arrive.',
          words: 'It is drawn from your pages, and those are safe.',
          retryLabel: 'Retry',
        }}
      >
        {([known, days]) =>
          known.firstDate === null ? (
            <BlankMap />
          ) : (
            <>
              <YearSection year={days} metrics={known} isPlaying={isPlaying} />
              <div className={classes.pair}>
                <TopMoods moodTrends={known.moodTrends} />
                <ThemeIndex {...known} />
              </div>
              <PillarLine />
              <MoodTrends />
              <div className={classes.pair}>
                {isPlaying && <StreakDays year={days} metrics={known} />}
                <OnThisDay />
              </div>
            </>
          )
        }
      </Loaded>
    </div>
  );
}

function BlankMap() {
  return (
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
  );
}
