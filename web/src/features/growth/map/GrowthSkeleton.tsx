import { Skeleton, SkeletonLine } from '../../../ui/feedback/Skeleton.tsx';
import classes from './GrowthSkeleton.module.css';

const MONTHS = ['38%', '22%', '64%', '30%', '84%', '46%', '27%', '58%'];

/** The year to come, in the shape of its rows. */
export function GrowthSkeleton() {
  return (
    <Skeleton label="Loading the growth map">
      <div className={classes.rows}>
        {MONTHS.map((width) => (
          <div key={width} className={classes.row}>
            <SkeletonLine width={width} />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
