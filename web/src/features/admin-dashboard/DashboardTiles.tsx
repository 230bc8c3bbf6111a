import { useQuery } from '@tanstack/react-query';
import { figure } from '../../lib/text/in-words.ts';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { StatTile, StatTiles } from '../../ui/lists/StatTiles.tsx';
import { adminDays, adminStats } from './admin.queries.ts';
import classes from './DashboardScreen.module.css';

const WEEK = 7;

/** The four tiles (S2.2); a dash stands until they are counted. */
export function DashboardTiles() {
  const query = useQuery(adminStats());
  const { data: days } = useQuery(adminDays(30));
  const joined = days?.slice(-WEEK).reduce((sum, { registrations }) => sum + registrations, 0);
  const { data } = query;
  const share = (of: number | undefined) =>
    data && of !== undefined && data.totalUsers > 0
      ? `${Math.round((100 * of) / data.totalUsers)} in a hundred`
      : undefined;
  return (
    <div className={classes.tiles}>
      <Loaded
        query={{ ...query, data: query.isError && !data ? undefined : (data ?? null) }}
        skeleton={null}
        error={{
          small: true,
          title: 'The figures did not arrive.',
          words: 'They are counted all the same.',
        }}
      >
        {(stats) => (
          <StatTiles>
            <StatTile
              name="Total Users"
              value={stats?.totalUsers}
              note={joined ? `${figure(joined)} this week` : undefined}
            />
            <StatTile
              name="High Engagement"
              value={stats?.highEngagement}
              note={share(stats?.highEngagement)}
            />
            <StatTile name="Level 5+" value={stats?.levelFiveUp} note={share(stats?.levelFiveUp)} />
            <StatTile
              name="Active This Week"
              value={stats?.activeThisWeek}
              note={share(stats?.activeThisWeek)}
            />
          </StatTiles>
        )}
      </Loaded>
    </div>
  );
}
