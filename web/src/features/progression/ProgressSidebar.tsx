import { wayToNext } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { PathPlate } from '../../ui/art/plates/PathPlate.tsx';
import { Loaded, together } from '../../ui/feedback/Loaded.tsx';
import { Skeleton, SkeletonLine } from '../../ui/feedback/Skeleton.tsx';
import { BadgesCard } from './badges/BadgesCard.tsx';
import { LevelAndXp } from './LevelAndXp.tsx';
import classes from './ProgressSidebar.module.css';
import { badges, progress, stats } from './progression.queries.ts';
import { StatsRows } from './StatsRows.tsx';
import { useProgressDialogs } from './use-progress-dialogs.tsx';

/** Path, level, figures and badges, beside the editor on large screens. */
export function ProgressSidebar() {
  const { openBadges, openRanks, dialogs } = useProgressDialogs();
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

/** The picture of the path, with level, XP, streak and entries under it. */
export function ProgressPath({ onRanks, withoutRank }: ProgressPathProps) {
  const level = useQuery(progress());
  const figures = useQuery(stats());
  return (
    <Loaded
      query={together(level, figures)}
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
      {([reached, counted]) => (
        <section aria-label="Level and XP" className={classes.path}>
          <PathPlate
            level={reached.currentLevel}
            progress={wayToNext(reached.currentLevel, reached.xp)}
            className={classes.plate}
          />
          <div className={classes.figures}>
            <LevelAndXp progress={reached} onRanks={onRanks} withoutRank={withoutRank} />
            <StatsRows stats={counted} />
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
      {(offered) => <BadgesCard badges={offered} onOpen={onOpen} />}
    </Loaded>
  );
}
