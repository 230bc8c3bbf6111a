import type { LeaderboardRow } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../lib/paths.ts';
import { RankMark } from '../../ui/art/RankMark.tsx';
import { LinkButton } from '../../ui/controls/LinkButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton, SkeletonLine } from '../../ui/feedback/Skeleton.tsx';
import { TitledPage } from '../../ui/page/TitledPage.tsx';
import { currentUser } from '../accounts/accounts.queries.ts';
import { useQuietMode } from '../profile/profile.queries.ts';
import { LeaderboardMargin } from './LeaderboardMargin.tsx';
import classes from './LeaderboardScreen.module.css';
import { Listing } from './Listing.tsx';
import { topUsers } from './leaderboard.queries.ts';
import { OwnPlace } from './OwnPlace.tsx';
import { Podium } from './Podium.tsx';
import { Ranking } from './Ranking.tsx';

/** How many stand on the podium. */
const PODIUM = 3;

/** The community's leaderboard: the first hundred, the reader's own place, and what the ranks are. */
export function LeaderboardScreen() {
  const isQuiet = useQuietMode();
  return (
    <TitledPage
      title="Community Leaderboard"
      words={
        isQuiet !== true && 'By XP, from the first page on. Of equals, whoever was there first.'
      }
    >
      {isQuiet === true ? (
        <PutAway />
      ) : (
        <div className={classes.spread}>
          <div className={classes.main}>{isQuiet === false && <Journalers />}</div>
          <LeaderboardMargin />
        </div>
      )}
    </TitledPage>
  );
}

/** In quiet mode there is no game on any page (D27). */
function PutAway() {
  return (
    <EmptyState
      glyph={<RankMark level={1} ink size={92} />}
      title="The game is put away."
      action={
        <LinkButton to={paths.profile} search={{ tab: 'settings' }}>
          Open the settings
        </LinkButton>
      }
    >
      Points and ranks stay out of sight while it is quiet. Nothing in them is lost meanwhile.
    </EmptyState>
  );
}

function Journalers() {
  const { data: user } = useQuery(currentUser());
  const query = useQuery(topUsers());
  return (
    <section aria-labelledby="top-journalers">
      <h2 id="top-journalers" className={classes.title}>
        Top Journalers
      </h2>
      <Loaded
        query={query}
        skeleton={<Coming />}
        error={{
          title: 'Failed to fetch leaderboard',
          words: 'Everybody stands where they stood. Only the list did not arrive.',
        }}
        empty={<Nobody isSignedIn={Boolean(user)} />}
      >
        {(rows) => <Places rows={rows} userId={user?.id} />}
      </Loaded>
      {user && <OwnPlace user={user} />}
      <Listing user={user ?? null} />
    </section>
  );
}

function Places({ rows, userId }: { rows: LeaderboardRow[]; userId: number | undefined }) {
  const others = rows.slice(PODIUM);
  return (
    <>
      <Podium rows={rows.slice(0, PODIUM)} userId={userId} />
      {others.length > 0 && (
        <Ranking label="From the fourth place on" rows={others} userId={userId} />
      )}
    </>
  );
}

function Nobody({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <EmptyState
      glyph={<RankMark level={1} ink size={92} />}
      level={3}
      title="No users found. Be the first to start journaling!"
      action={
        <LinkButton variant="filled" to={isSignedIn ? paths.home : paths.register}>
          {isSignedIn ? 'Write a page' : 'Begin a journal'}
        </LinkButton>
      }
    />
  );
}

function Coming() {
  return (
    <Skeleton label="Loading the leaderboard">
      <SkeletonLine width="40%" />
      <SkeletonLine />
      <SkeletonLine />
      <SkeletonLine />
      <SkeletonLine />
    </Skeleton>
  );
}
