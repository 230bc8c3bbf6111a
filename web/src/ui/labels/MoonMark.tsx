import classes from './MoonMark.module.css';
import { moonDisc } from './moon.ts';

/** The seas and one crater. In the ink of the dark side: they are seen where the disc is lit. */
const SEAS =
  'M9 7.6c1.6-1.7 4.2-1.5 4.6.2s-1 2.9-2.7 3-3.1-1.1-1.9-3.2zM15.4 8.4c1.5-.9 3.1-.2 3.1 1.2s-1.3 2-2.6 1.5-1.7-1.9-.5-2.7zM6.8 12.9c1.4-.5 2.7.3 2.6 1.9s-1.2 3.2-2.4 2.6-1.6-4-.2-4.5zM17.3 13.6c1.8-.3 3.2.8 2.7 2.2s-2.2 1.8-3.3.9-.9-2.8.6-3.1zM12 20.4a1.1 1.1 0 1 1 2.2 0 1.1 1.1 0 1 1-2.2 0z';

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
      <path className={classes.seas} d={SEAS} />
    </svg>
  );
}
