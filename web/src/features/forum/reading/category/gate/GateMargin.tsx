import { PathPlate } from '../../../../../ui/art/plates/PathPlate.tsx';
import classes from './GateMargin.module.css';

/** What stands at each level's place on the way. */
const STATIONS = [
  'gate',
  'signpost',
  'book',
  'cairn',
  'arch',
  'compass',
  'temple',
  'tower',
  'tree',
  'beacon',
];

/** The way up, with the lantern where the reader is. */
export function GateMargin({ level, goal }: { level: number; goal: number }) {
  return (
    <figure className={classes.figure}>
      <PathPlate level={level} />
      <figcaption className={classes.caption}>
        You are at the {STATIONS[level - 1]}. The {STATIONS[goal - 1]} is where writing opens.
      </figcaption>
    </figure>
  );
}
