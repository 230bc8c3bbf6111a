import { Skeleton, SkeletonLine } from '../../ui/feedback/Skeleton.tsx';
import classes from './ToCome.module.css';

/** In place of a form until it is known what was handed in with it before. */
export function ToCome({ label }: { label: string }) {
  return (
    <div className={classes.place}>
      <Skeleton label={label}>
        <SkeletonLine width="30%" />
        <SkeletonLine width="64%" />
        <SkeletonLine width="52%" />
      </Skeleton>
    </div>
  );
}
