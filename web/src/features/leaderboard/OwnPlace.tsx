import type { User } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { EndMark } from '../../ui/art/Ornament.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton, SkeletonLine } from '../../ui/feedback/Skeleton.tsx';
import { ownPlace, topUsers } from './leaderboard.queries.ts';
import classes from './OwnPlace.module.css';
import { Ranking } from './Ranking.tsx';

/** The reader's own place and who stands beside them, unless the list above has it already. */
export function OwnPlace({ user }: { user: User }) {
  const { data: listed } = useQuery(topUsers());
  return (
    <Loaded
      query={useQuery(ownPlace())}
      silentRefetch
      skeleton={
        <Skeleton label="Looking for your place">
          <SkeletonLine />
        </Skeleton>
      }
      error={{ title: 'Your own place did not arrive.', small: true, level: 3 }}
    >
      {({ place, above, below }) =>
        place && listed?.length && !listed.some(({ id }) => id === user.id) ? (
          <section aria-labelledby="own-place" className={classes.own}>
            <EndMark />
            <h3 id="own-place" className={classes.title}>
              Where you are
            </h3>
            <Ranking
              label="Your place and those beside it"
              rows={[...above, place, ...below]}
              userId={user.id}
            />
          </section>
        ) : null
      }
    </Loaded>
  );
}
