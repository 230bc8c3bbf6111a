import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton, SkeletonLine } from '../../../ui/feedback/Skeleton.tsx';
import { StatTile, StatTiles } from '../../../ui/lists/StatTiles.tsx';
import { badges, stats } from '../../progression/progression.queries.ts';
import classes from './Figures.module.css';
import { figuresOf } from './figures-of.ts';

/** The figures in a row of tiles. */
export function Figures({ isPlaying }: { isPlaying: boolean }) {
  const figures = useQuery(stats());
  const { data: offered } = useQuery({ ...badges(), enabled: isPlaying });
  const earned = offered?.filter(({ unlockedAt }) => unlockedAt !== null).length ?? 0;
  return (
    <Loaded
      query={figures}
      skeleton={
        <Skeleton label="Loading your figures">
          <div className={classes.coming}>
            <SkeletonLine width="30%" />
            <SkeletonLine width="64%" />
          </div>
        </Skeleton>
      }
      error={{
        small: true,
        title: 'The figures did not arrive.',
        words: 'The pages they count are safe.',
      }}
    >
      {(data) => (
        <StatTiles>
          {figuresOf(data, offered ? { earned, all: offered.length } : null, isPlaying).map(
            (figure) => (
              <StatTile key={figure.name} {...figure} />
            ),
          )}
        </StatTiles>
      )}
    </Loaded>
  );
}
