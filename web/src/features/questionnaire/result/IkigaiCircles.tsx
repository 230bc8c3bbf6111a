import { useId } from 'react';
import classes from './IkigaiCircles.module.css';

const RADIUS = 186;
/** How far each circle stands from the middle. */
const OFFSET = 119;

const CIRCLES = [
  { x: 0, y: -OFFSET, hatch: 45, words: ['You love'], at: [0, -232] },
  { x: -OFFSET, y: 0, hatch: 0, words: ['You are', 'good at'], at: [-222, -6] },
  { x: OFFSET, y: 0, hatch: 90, words: ['It is', 'needed'], at: [222, -6] },
  { x: 0, y: OFFSET, hatch: 135, words: ['It pays'], at: [0, 246] },
] as const;

const LINE = 34;

/**
 * The four circles of an ikigai, hatched each its own way so that where they meet is darker. What
 * stands in them is listed beside the drawing.
 */
export function IkigaiCircles() {
  const id = useId();
  return (
    <svg viewBox="-312 -312 624 624" aria-hidden className={classes.circles}>
      {CIRCLES.map(({ x, y, hatch }) => (
        <g key={hatch}>
          <pattern
            id={`${id}-${hatch}`}
            width="11"
            height="11"
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${hatch})`}
          >
            <path d="M0 5.5H11" className={classes.hatch} />
          </pattern>
          <circle cx={x} cy={y} r={RADIUS} fill={`url(#${id}-${hatch})`} className={classes.ring} />
        </g>
      ))}
      {CIRCLES.map(({ words, at: [x, y], hatch }) => (
        <text key={hatch} className={classes.words}>
          {words.map((word, line) => (
            <tspan key={word} x={x} y={y + line * LINE}>
              {word}
            </tspan>
          ))}
        </text>
      ))}
      <path d="M0 -90L90 0L0 90L-90 0z" className={classes.middle} />
      {[0, 90, 180, 270].map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path d="M0 0L-7 -7L0 -36z" className={classes.light} />
          <path d="M0 0L7 -7L0 -36z" className={classes.dark} />
        </g>
      ))}
    </svg>
  );
}
