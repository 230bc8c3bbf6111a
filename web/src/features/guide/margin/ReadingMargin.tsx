import { Lamp } from '../../../ui/art/Lamp.tsx';
import { SkeletonLine } from '../../../ui/feedback/Skeleton.tsx';
import classes from './ReadingMargin.module.css';

/** The margin while the guide works: the lamp, and the outline of a note. */
export function ReadingMargin() {
  return (
    <div aria-hidden className={classes.reading}>
      <Lamp size={64} />
      <p className={classes.words}>Reading your page…</p>
      <SkeletonLine width="92%" />
      <SkeletonLine width="100%" />
      <SkeletonLine width="58%" />
    </div>
  );
}
