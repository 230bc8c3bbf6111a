import { LeaderboardScreen } from '../../features/leaderboard/LeaderboardScreen.tsx';

/** /forum/leaderboard (S2.2): readable signed out and in. */
export default function LeaderboardPage() {
  return <LeaderboardScreen />;
}
