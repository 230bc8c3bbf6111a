import { wayToNext } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { PathPlate } from '../../ui/art/PathPlate.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton, SkeletonLine } from '../../ui/feedback/Skeleton.tsx';
import { BadgesCard } from './BadgesCard.tsx';
import { JourneyRows } from './JourneyRows.tsx';
import classes from './ProgressSidebar.module.css';
import { badges, progress, stats } from './progression.queries.ts';
import { Standing } from './Standing.tsx';
import { useCabinet } from './use-cabinet.tsx';

/** The path, the standing and the badges, beside the sheet on large screens. */
export function ProgressSidebar() {
  const { openBadges, openRanks, dialogs } = useCabinet();
  return (
    <aside aria-label="Your path" className={classes.sidebar}>
      <ProgressPath onRanks={openRanks} />
      <ProgressBadges onOpen={openBadges} />
      {dialogs}
    </aside>
  );
}

interface ProgressPathProps {
  onRanks: () => void;
  withoutRank?: boolean;
}

/** The plate with the lantern, the standing under it and the days in rows. */
export function ProgressPath({ onRanks, withoutRank }: ProgressPathProps) {
  const standing = useQuery(progress());
  const days = useQuery(stats());
  const failed = [standing, days].filter(({ isError }) => isError);
  if (failed.length > 0) {
    return (
      <ErrorState
        small
        title="The path did not arrive."
        onRetry={() => {
          for (const { refetch } of failed) void refetch();
        }}
        retrying={failed.some(({ isFetching }) => isFetching)}
      >
        What you earned is safe; only this picture of it is missing.
      </ErrorState>
    );
  }
  if (!standing.data || !days.data) {
    return (
      <Skeleton label="Loading your path">
        <div className={classes.coming}>
          <div className={classes.blank} />
          <SkeletonLine width="24%" />
          <SkeletonLine width="56%" />
          <SkeletonLine />
          <SkeletonLine width="70%" />
        </div>
      </Skeleton>
    );
  }
  const { currentLevel, xp } = standing.data;
  return (
    <section aria-label="Level and XP" className={classes.path}>
      <PathPlate
        level={currentLevel}
        progress={wayToNext(currentLevel, xp)}
        className={classes.plate}
      />
      <div className={classes.standing}>
        <Standing progress={standing.data} onRanks={onRanks} withoutRank={withoutRank} />
        <JourneyRows stats={days.data} />
      </div>
    </section>
  );
}

/** The badges card with its own failure. */
export function ProgressBadges({ onOpen }: { onOpen: () => void }) {
  const all = useQuery(badges());
  if (all.isError) {
    return (
      <ErrorState
        small
        title="The badges did not arrive."
        onRetry={() => void all.refetch()}
        retrying={all.isFetching}
      >
        Those you earned stay yours.
      </ErrorState>
    );
  }
  return <BadgesCard badges={all.data} onOpen={onOpen} />;
}
