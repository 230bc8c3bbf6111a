import type { PillarOnWheel } from '../model/board-pillars.ts';
import { angleOf, nameArc, polar, RADII, sectorPath, spoke } from '../model/wheel-geometry.ts';
import classes from './Wheel.module.css';

const TICKS = Array.from({ length: 180 }, (_, index) => index * 2);
const LENS = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6];

/** The degrees of the rim, a long stroke every ten. */
const DEGREES = TICKS.map((angle) =>
  spoke(angle, RADII.degrees, angle % 10 === 0 ? 262 : 258.5),
).join('');

/** A lens of strokes over the band where two sectors meet. */
const lens = (angle: number): string =>
  LENS.map((step) => {
    const half = 16.5 * Math.cos((step / 7) * (Math.PI / 2));
    return spoke(angle + step * 0.62, 237 - half, 237 + half);
  }).join('');

/** The strokes that shade the sector of the pillar that is looked at. */
function shading(from: number, to: number): string {
  const count = Math.floor((to - from) / 1.9);
  return Array.from({ length: count - 1 }, (_, index) => {
    const angle = from + ((index + 1) * (to - from)) / count;
    return spoke(angle, 84 + (index % 2) * 22, 213);
  }).join('');
}

interface WheelPlateProps {
  pillars: readonly PillarOnWheel[];
  selected: string | null;
  /** Larger names, for a small window. */
  isSmall: boolean;
  /** Makes the ids of this drawing its own. */
  id: string;
}

/** The engraved compass under the pillars: rim, names, sectors and rings. Decoration. */
export function WheelPlate({ pillars, selected, isSmall, id }: WheelPlateProps) {
  const chosen = pillars.find(({ pillar }) => pillar.id === selected);
  return (
    <g aria-hidden className={classes.plate}>
      <circle r={RADII.rim} className={classes.leaf} strokeWidth={2} />
      <circle r={262} fill="none" strokeWidth={0.7} />
      <circle r={RADII.degrees} fill="none" strokeWidth={0.8} />
      <path d={DEGREES} strokeWidth={0.55} />
      <circle r={RADII.band} fill="none" strokeWidth={2} />
      <circle r={RADII.band - 4} fill="none" strokeWidth={0.8} />
      {[98, 124, 150].map((radius) => (
        <circle key={radius} r={radius} fill="none" className={classes.ring} strokeWidth={0.8} />
      ))}
      {chosen && (
        <>
          <path
            d={sectorPath(chosen.sector, RADII.rose, RADII.band - 4)}
            className={classes.lit}
            stroke="none"
          />
          <path
            d={shading(chosen.sector.from, chosen.sector.to)}
            className={classes.shading}
            strokeWidth={0.6}
          />
        </>
      )}
      {pillars.map(({ pillar, sector }) => (
        <g key={pillar.id}>
          <path d={spoke(sector.from, RADII.rose, RADII.band - 4)} strokeWidth={0.9} />
          <path d={spoke(sector.from, RADII.band, RADII.degrees)} strokeWidth={0.9} />
          <path d={lens(sector.from)} strokeWidth={0.55} />
          <path id={`${id}-${pillar.id}`} d={nameArc(sector.name)} fill="none" stroke="none" />
          <text
            className={classes.name}
            data-selected={pillar.id === selected || undefined}
            fontSize={isSmall ? 24.5 : 21}
            textAnchor="middle"
          >
            <textPath href={`#${id}-${pillar.id}`} startOffset="50%">
              {pillar.name}
            </textPath>
          </text>
        </g>
      ))}
    </g>
  );
}

const point = (angle: number, radius: number) => {
  const { x, y } = polar(angle, radius);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
};

/** Strokes across the pale half of a needle. */
const needleShade = (angle: number, length: number, width: number): string =>
  Array.from({ length: 9 }, (_, index) => {
    const share = (index + 1) / 10;
    const radius = RADII.rose + (length - RADII.rose) * share;
    return `M${point(angle, radius)}L${point(angle + width * (1 - share) * 0.92, radius - 4)}`;
  }).join('');

function Needle({ angle, length, width, isLit }: Needle) {
  const tip = point(angle, length);
  return (
    <g data-lit={isLit || undefined} className={classes.needle}>
      <path
        d={`M${point(angle - width, RADII.rose)}L${tip}L${point(angle, RADII.rose)}z`}
        className={classes.dark}
      />
      <path
        d={`M${point(angle, RADII.rose)}L${tip}L${point(angle + width, RADII.rose)}z`}
        className={isLit ? classes.dark : classes.pale}
        strokeWidth={0.7}
      />
      {!isLit && <path d={needleShade(angle, length, width)} strokeWidth={0.55} />}
    </g>
  );
}

interface Needle {
  angle: number;
  length: number;
  width: number;
  isLit: boolean;
}

/** The rose in the middle, a needle for each pillar; the one that is looked at is lit. */
export function Rose({ pillars, selected }: Pick<WheelPlateProps, 'pillars' | 'selected'>) {
  return (
    <g aria-hidden className={classes.plate}>
      {pillars.map(({ pillar, sector }) => (
        <Needle key={pillar.id} angle={sector.from} length={66} width={6} isLit={false} />
      ))}
      {pillars.map(({ pillar, at }) => (
        <Needle
          key={pillar.id}
          angle={angleOf(at)}
          length={Math.min(108, Math.hypot(at.x, at.y) - RADII.medallion - 2)}
          width={12}
          isLit={pillar.id === selected}
        />
      ))}
      <circle r={RADII.rose} className={classes.leaf} strokeWidth={2} />
      <circle r={RADII.rose - 3} fill="none" strokeWidth={0.8} />
      <text className={classes.centre} fontSize={22} textAnchor="middle">
        <tspan x={0} y={-4}>
          Life
        </tspan>
        <tspan x={0} y={18}>
          Vision
        </tspan>
      </text>
    </g>
  );
}
