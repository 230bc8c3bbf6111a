import { PILLARS } from '@pathkeeper/contract';
import type { CSSProperties } from 'react';
import { PillarMark } from '../../../ui/art/PillarMark.tsx';
import classes from './LifeWheel.module.css';

const SECTOR = (2 * Math.PI) / PILLARS.length;
/** A point at an angle from the top, clockwise, in a circle of radius 100. */
const at = (angle: number, radius: number) => ({
  x: 100 + radius * Math.sin(angle),
  y: 100 - radius * Math.cos(angle),
});

/** The seven pillars in a ring, those without a phrase in outline; the words beside it say which. */
export function LifeWheel({ filled }: { filled: ReadonlySet<string> }) {
  return (
    <div className={classes.wheel} aria-hidden>
      <svg viewBox="0 0 200 200" className={classes.rings} aria-hidden>
        <circle cx="100" cy="100" r="99" />
        <circle cx="100" cy="100" r="96" />
        <circle cx="100" cy="100" r="34" />
        <circle cx="100" cy="100" r="31" />
        {PILLARS.map(({ id }, place) => {
          const from = at((place + 0.5) * SECTOR, 34);
          const to = at((place + 0.5) * SECTOR, 96);
          return <line key={id} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
        })}
      </svg>
      <span className={classes.middle}>
        Life
        <br />
        Vision
      </span>
      {PILLARS.map(({ id }, place) => {
        const { x, y } = at(place * SECTOR, 65);
        return (
          <span
            key={id}
            className={classes.pillar}
            data-filled={filled.has(id) || undefined}
            style={{ left: `${x / 2}%`, top: `${y / 2}%` } as CSSProperties}
          >
            <PillarMark pillar={id} size={30} />
          </span>
        );
      })}
    </div>
  );
}
