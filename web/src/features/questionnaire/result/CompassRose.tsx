import classes from './CompassRose.module.css';

const TICKS = Array.from({ length: 64 }, (_, place) => place * (360 / 64));
const LONG = [0, 90, 180, 270];
const SHORT = [45, 135, 225, 315];

/** A drawn compass rose. Decoration. */
export function CompassRose({ size = 230 }: { size?: number }) {
  return (
    <svg
      viewBox="-160 -160 320 320"
      width={size}
      height={size}
      aria-hidden
      className={classes.rose}
    >
      <circle r="154" className={classes.ring} />
      {TICKS.map((angle, place) => (
        <path
          key={angle}
          d={place % 16 === 0 ? 'M0 -150V-132' : place % 4 === 0 ? 'M0 -150V-138' : 'M0 -150V-144'}
          transform={`rotate(${angle})`}
          className={classes.tick}
        />
      ))}
      {SHORT.map((angle) => (
        <Point key={angle} angle={angle} length={86} width={15} />
      ))}
      {LONG.map((angle) => (
        <Point key={angle} angle={angle} length={130} width={21} isNorth={angle === 0} />
      ))}
    </svg>
  );
}

interface PointProps {
  angle: number;
  length: number;
  width: number;
  isNorth?: boolean;
}

/** One point of the star: a light half and a dark one, as an engraver shades it. */
function Point({ angle, length, width, isNorth = false }: PointProps) {
  return (
    <g transform={`rotate(${angle})`}>
      <path d={`M0 0L${-width} ${-width}L0 ${-length}z`} className={classes.light} />
      <path
        d={`M0 0L${width} ${-width}L0 ${-length}z`}
        className={isNorth ? classes.north : classes.dark}
      />
    </g>
  );
}
