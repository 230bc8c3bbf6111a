import classes from './MoonMark.module.css';
import { moonDisc } from './moon.ts';

/** Tonight's moon, drawn as it is lit. `size` is in px, 28 by default. Decoration. */
export function MoonMark({ date, size = 28 }: { date: Date; size?: number }) {
  const { lit, waxing } = moonDisc(date);
  // The lit part is bounded by half the disc's edge and by the terminator, half an ellipse, which
  // bulges into the dark side once more than half is lit. Northern sky: the waxing moon is lit at right.
  const radius = Math.abs(1 - 2 * lit) * 10;
  const outer = waxing ? 1 : 0;
  const inner = lit > 0.5 === waxing ? 1 : 0;
  return (
    <svg viewBox="0 0 28 28" width={size} height={size} aria-hidden="true">
      <circle className={classes.dark} cx="14" cy="14" r="12" />
      <path
        className={classes.lit}
        d={`M14 3A11 11 0 0 ${outer} 14 25A${radius * 1.1} 11 0 0 ${inner} 14 3z`}
      />
    </svg>
  );
}
