import { Lamp } from '../../../ui/art/Lamp.tsx';
import { SkeletonLine } from '../../../ui/feedback/Skeleton.tsx';
import classes from './ReadingMargin.module.css';

/** The margin while the page is being read: the lamp, and the shape of a note to come. */
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
