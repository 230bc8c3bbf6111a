import { Skeleton, SkeletonLine } from '../../../ui/feedback/Skeleton.tsx';
import classes from './AnalysisSkeleton.module.css';

const SENTENCES = ['92%', '78%', '86%'];

/** The sentences to come. */
export function AnalysisSkeleton() {
  return (
    <Skeleton label="Loading the analysis">
      <div className={classes.coming}>
        {SENTENCES.map((width) => (
          <div key={width} className={classes.finding}>
            <SkeletonLine width={width} />
            <SkeletonLine width="46%" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
