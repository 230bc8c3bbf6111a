import { pillarOf, type VisionGoal } from '@pathkeeper/contract';
import { Link } from '@tanstack/react-router';
import { paths } from '../../../lib/paths.ts';
import { PillarMark } from '../../../ui/art/PillarMark.tsx';
import classes from './VisionLine.module.css';

/** Where a goal stands in the vision, its phrase, and the way to the board (D66). */
export function VisionLine({ goal: { pillar, category, phrase } }: { goal: VisionGoal }) {
  return (
    <p className={classes.vision}>
      {pillar && <PillarMark pillar={pillar} size={20} />}
      <span className={classes.area}>{pillar ? pillarOf(pillar).name : category}</span>
      {phrase && (
        <span className={classes.phrase} dir="auto">
          “{phrase}”
        </span>
      )}
      <Link to={paths.visionBoard} className={classes.link}>
        On the vision board
      </Link>
    </p>
  );
}
