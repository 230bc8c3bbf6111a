import clsx from 'clsx';
import classes from './Seal.module.css';

// A scalloped rosette with a star in a ring, in a field of 32 by 32.
const PETALS = Array.from({ length: 10 }, (_, i) => {
  const angle = (i * Math.PI) / 5;
  return [16 + 10.6 * Math.cos(angle), 16 + 10.6 * Math.sin(angle)] as const;
});
const STAR = Array.from({ length: 10 }, (_, i) => {
  const angle = (i * Math.PI) / 5 - Math.PI / 2;
  const radius = i % 2 === 0 ? 5.6 : 2.4;
  return `${(16 + radius * Math.cos(angle)).toFixed(2)},${(16 + radius * Math.sin(angle)).toFixed(2)}`;
}).join(' ');

/** The seal of whoever pays for a plan (D73): small beside a name, larger beside the plan's. */
export function Seal({ size = 16, className }: { size?: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      role="img"
      aria-label="has a plan"
      className={clsx(classes.seal, className)}
    >
      <title>Has a plan</title>
      <g className={classes.wax}>
        {PETALS.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={4.6} />
        ))}
        <circle cx={16} cy={16} r={11.5} />
      </g>
      <circle cx={16} cy={16} r={8.4} className={classes.ring} />
      <polygon points={STAR} className={classes.star} />
    </svg>
  );
}
