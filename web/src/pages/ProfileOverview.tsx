import type { User } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { growthYear } from '../features/growth/growth.queries.ts';
import { SeasonMoods } from '../features/growth/moods/SeasonMoods.tsx';
import { YearMiniChart } from '../features/growth/year/YearMiniChart.tsx';
import { Figures } from '../features/profile/overview/Figures.tsx';
import { JournalFacts } from '../features/profile/overview/JournalFacts.tsx';
import { JourneyCard } from '../features/profile/overview/JourneyCard.tsx';
import { useQuietMode } from '../features/profile/profile.queries.ts';
import { NextUnlocks } from '../features/progression/levels/NextUnlocks.tsx';
import { ProgressBadges } from '../features/progression/ProgressSidebar.tsx';
import { progress } from '../features/progression/progression.queries.ts';
import { useProgressDialogs } from '../features/progression/use-progress-dialogs.tsx';
import classes from './ProfileOverview.module.css';

/** The first tab of the profile: the figures, the year and its moods, and the game while it is played. */
export function ProfileOverview({ user }: { user: User }) {
  const isPlaying = useQuietMode() === false;
  // How many moods a season has is known with the year only: what stands under them comes after.
  const { isPending } = useQuery(growthYear());
  return (
    <>
      <Figures isPlaying={isPlaying} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <YearMiniChart isPlaying={isPlaying} />
          <SeasonMoods />
          {isPlaying && !isPending && <Badges />}
        </div>
        {!isPending && (
          <div className={classes.side}>
            <JourneyCard user={user} isPlaying={isPlaying} />
            <JournalFacts isPlaying={isPlaying} />
          </div>
        )}
        {isPlaying && !isPending && <Ahead />}
      </div>
    </>
  );
}

function Badges() {
  const { openBadges, dialogs } = useProgressDialogs();
  return (
    <div className={classes.badges}>
      <ProgressBadges onOpen={openBadges} />
      {dialogs}
    </div>
  );
}

function Ahead() {
  const { data: level } = useQuery(progress());
  if (!level) return null;
  return (
    <div className={classes.ahead}>
      <NextUnlocks level={level.gateLevel} />
    </div>
  );
}
