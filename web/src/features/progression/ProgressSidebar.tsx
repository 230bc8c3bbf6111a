import { wayToNext } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { PathPlate } from '../../ui/art/PathPlate.tsx';
import { Loaded, together } from '../../ui/feedback/Loaded.tsx';
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
  return (
    <Loaded
      query={together(standing, days)}
      skeleton={
        <Skeleton label="Loading your path">
          <div className={classes.coming}>
            <div className={classes.blank} />
            <SkeletonLine width="24%" />
            <SkeletonLine width="56%" />
            <SkeletonLine />
            <SkeletonLine width="70%" />
          </div>
        </Skeleton>
      }
      error={{
        small: true,
        title: 'The path did not arrive.',
        words: 'What you earned is safe; only this picture of it is missing.',
      }}
    >
      {([level, journey]) => (
        <section aria-label="Level and XP" className={classes.path}>
          <PathPlate
            level={level.currentLevel}
            progress={wayToNext(level.currentLevel, level.xp)}
            className={classes.plate}
          />
          <div className={classes.standing}>
            <Standing progress={level} onRanks={onRanks} withoutRank={withoutRank} />
            <JourneyRows stats={journey} />
          </div>
        </section>
      )}
    </Loaded>
  );
}

/** The badges card with its own failure. */
export function ProgressBadges({ onOpen }: { onOpen: () => void }) {
  const all = useQuery(badges());
  return (
    <Loaded
      query={all}
      skeleton={<BadgesCard badges={undefined} onOpen={onOpen} />}
      error={{
        small: true,
        title: 'The badges did not arrive.',
        words: 'Those you earned stay yours.',
      }}
    >
      {(cabinet) => <BadgesCard badges={cabinet} onOpen={onOpen} />}
    </Loaded>
  );
}
