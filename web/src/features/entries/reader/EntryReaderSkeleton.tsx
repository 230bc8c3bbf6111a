import { Skeleton, SkeletonLine } from '../../../ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden.tsx';
import classes from './EntryReader.module.css';

const LINES = ['100%', '96%', '99%', '62%', '98%', '100%', '94%', '38%'];

/** An entry to come, in the shape of its page. */
export function EntryReaderSkeleton() {
  return (
    <div className={classes.entry}>
      <h1>
        <VisuallyHidden>Entry</VisuallyHidden>
      </h1>
      <Skeleton label="Loading the entry">
        <div className={classes.waiting}>
          <SkeletonLine width="220px" />
          <span className={classes.waitingTitle}>
            <SkeletonLine width="min(540px, 86%)" />
          </span>
          {LINES.map((width, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
            <SkeletonLine key={line} width={width} />
          ))}
        </div>
      </Skeleton>
    </div>
  );
}
