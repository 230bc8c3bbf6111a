import { LeaderboardRoom } from '../../features/leaderboard/LeaderboardRoom.tsx';

/** /forum/leaderboard (S2.2): readable signed out and in. */
export default function LeaderboardPage() {
  return <LeaderboardRoom />;
}
