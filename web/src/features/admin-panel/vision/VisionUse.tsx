import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx';
import { StatTile, StatTiles } from '../../../ui/lists/StatTiles.tsx';
import { visionUse } from '../panel.queries.ts';

/** How many people use which of the vision tools. */
export function VisionUse() {
  return (
    <Loaded
      query={useQuery(visionUse())}
      skeleton={<SkeletonRows label="Loading what is used" count={2} />}
      error={{ title: 'The counts did not arrive.' }}
    >
      {(use) => (
        <StatTiles>
          <StatTile name="A vision" value={use.goals} note="with a goal in it" />
          <StatTile name="Form" value={use.form} note="handed in" />
          <StatTile name="Architect" value={use.architect} note="a board made by talking" />
          <StatTile name="Journey" value={use.journey} note="of the admins" />
          <StatTile name="Commitment" value={use.commitments} note="holding now" />
          <StatTile name="Daily step" value={use.dailySteps30d} note="named in thirty days" />
        </StatTiles>
      )}
    </Loaded>
  );
}
