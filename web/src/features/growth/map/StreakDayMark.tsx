import classes from './StreakDayMark.module.css';
import type { StreakDayState } from './streak-days.ts';

const FRAME =
  'M12 0a2.4 2.4 0 0 1 2.4 2v2.6h-4.8V2A2.4 2.4 0 0 1 12 0zM7.2 7.6C7.2 5.5 9.3 4.4 12 4.4s4.8 1.1 4.8 3.2l1.4 1.7H5.8zM5.4 29.4h13.2v3.8H5.4zM7 27h10v2.6H7z';
const BODY = 'M6.4 9h11.2l1 18.2H5.4z';
const GLASS = 'M8.2 10.6h7.6l.8 15H7.4z';
const FLAME = 'M12 12.4c.5 2.6 3 3.6 3 6.4 0 2-1.3 3.2-3 3.2s-3-1.2-3-3.2c0-2.8 2.5-3.8 3-6.4z';
/** A snow crystal: one arm, turned six times. */
const ARM = 'M0 0V-11M0-7l-2.6-2.6M0-7l2.6-2.6M0-3.6l-1.8-1.8M0-3.6l1.8-1.8';

/** A small lamp, lit or not, or the crystal of a freeze. */
export function StreakDayMark({ state }: { state: StreakDayState }) {
  if (state === 'frozen') {
    return (
      <svg
        className={classes.crystal}
        viewBox="-12 -18 24 34"
        width={24}
        height={34}
        aria-hidden="true"
      >
        {[0, 60, 120, 180, 240, 300].map((turn) => (
          <path key={turn} d={ARM} transform={`rotate(${turn})`} />
        ))}
      </svg>
    );
  }
  return (
    <svg
      className={classes.lamp}
      data-state={state}
      viewBox="0 0 24 34"
      width={24}
      height={34}
      aria-hidden="true"
    >
      <path className={classes.frame} d={FRAME} />
      <path className={classes.frame} d={BODY} />
      <path className={classes.glass} d={GLASS} />
      {state === 'lit' && <path className={classes.flame} d={FLAME} />}
    </svg>
  );
}
