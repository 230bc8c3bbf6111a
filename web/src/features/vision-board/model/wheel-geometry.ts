import { clamp, distance, type Point } from './points.ts';

/** Pillars stand on a circle of this radius around the middle (S3.9); everything else is measured by it. */
export const PILLAR_RADIUS = 150;
/** Half the side of the drawing at 100 %. */
export const HALF_BOX = 280;
/** Radii of what is drawn, from the rim inwards. */
export const RADII = {
  rim: 266,
  degrees: 255,
  band: 219,
  medallion: 27,
  needle: 116,
  rose: 46,
} as const;
/** At most so many steps of a pillar stand around it (S3.9). */
export const STEPS_SHOWN = 4;
/** From a pillar to its steps, outwards. */
const STEP_DISTANCE = 49;
const STEP_GAP = 29;
/** Between these a pillar can be moved, so that it covers neither the middle nor its steps the rim. */
const NEAREST = 92;
const FARTHEST = 163;
/** Two names on the rim keep this many degrees from each other. */
const NAME_GAP = 42;

/** The place at an angle, in degrees clockwise from the top, and a distance from the middle. */
export function polar(angle: number, radius: number): Point {
  const radians = (angle * Math.PI) / 180;
  return { x: Math.sin(radians) * radius, y: -Math.cos(radians) * radius };
}

/** The angle under which a place is seen from the middle, 0 to 360. */
export const angleOf = ({ x, y }: Point): number =>
  ((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360;

/** Where a pillar stands until it is moved: one of so many even places on the circle. */
export const homeOf = (index: number, count: number): Point =>
  polar((index * 360) / count, PILLAR_RADIUS);

/** The nearest place to `point` where a pillar can stand. */
export function withinWheel(point: Point): Point {
  const radius = Math.hypot(point.x, point.y);
  const kept = clamp(radius, NEAREST, FARTHEST);
  if (kept === radius) return { x: Math.round(point.x), y: Math.round(point.y) };
  const { x, y } = polar(radius === 0 ? 0 : angleOf(point), kept);
  return { x: Math.round(x) + 0, y: Math.round(y) + 0 };
}

/** Whether a pillar at one place would cover one at the other. */
export const covers = (a: Point, b: Point): boolean => distance(a, b) < RADII.medallion * 1.6;

/** Where up to four steps of a pillar stand: side by side, outside of it. */
export function stepPlaces(pillar: Point, count: number): Point[] {
  const shown = Math.min(count, STEPS_SHOWN);
  const radius = Math.hypot(pillar.x, pillar.y) + STEP_DISTANCE;
  const apart = (STEP_GAP / radius) * (180 / Math.PI);
  return Array.from({ length: shown }, (_, index) =>
    polar(angleOf(pillar) + (index - (shown - 1) / 2) * apart, radius),
  );
}

/** A pillar's part of the wheel, in degrees; `to` is greater than `from`. */
export interface Sector {
  /** Where its name stands on the rim. */
  name: number;
  from: number;
  to: number;
}

/**
 * How the wheel is divided among pillars seen at these angles, in their order: names stand where their
 * pillars do, as far as they leave each other room, and the lines half-way between them.
 */
export function sectorsOf(angles: readonly number[]): Sector[] {
  const count = angles.length;
  const order = angles
    .map((angle, index) => ({ angle, index }))
    .sort((a, b) => a.angle - b.angle || a.index - b.index);
  const names = order.map(({ angle }) => angle);
  const gap = Math.min(NAME_GAP, 360 / Math.max(count, 1));
  for (let round = 0; round < 60; round += 1) {
    for (let place = 0; place < count && count > 1; place += 1) {
      const next = (place + 1) % count;
      const turn = next === 0 ? 360 : 0;
      const missing = gap - ((names[next] ?? 0) + turn - (names[place] ?? 0));
      if (missing <= 0) continue;
      names[place] = (names[place] ?? 0) - missing / 2;
      names[next] = (names[next] ?? 0) + missing / 2;
    }
  }
  const sectors: Sector[] = [];
  order.forEach(({ index }, place) => {
    const name = names[place] ?? 0;
    const before = place === 0 ? (names[count - 1] ?? 0) - 360 : (names[place - 1] ?? 0);
    const after = place === count - 1 ? (names[0] ?? 0) + 360 : (names[place + 1] ?? 0);
    sectors[index] = { name, from: (before + name) / 2, to: (name + after) / 2 };
  });
  return sectors;
}

const place = ({ x, y }: Point) => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** The arc that a name is written on: along the rim, and the other way round below, so that it is upright. */
export function nameArc(angle: number): string {
  const turned = ((angle % 360) + 360) % 360;
  const isBelow = turned > 112 && turned < 248;
  const radius = isBelow ? 245 : 230;
  const [from, to] = isBelow ? [turned + 34, turned - 34] : [turned - 34, turned + 34];
  const sweep = isBelow ? 0 : 1;
  return `M${place(polar(from, radius))}A${radius} ${radius} 0 0 ${sweep} ${place(polar(to, radius))}`;
}

/** A straight line of the wheel, from one distance to another. */
export const spoke = (angle: number, from: number, to: number): string =>
  `M${place(polar(angle, from))}L${place(polar(angle, to))}`;

/** The outline of a sector between two distances. */
export function sectorPath({ from, to }: Sector, inner: number, outer: number): string {
  const large = to - from > 180 ? 1 : 0;
  return [
    `M${place(polar(from, inner))}L${place(polar(from, outer))}`,
    `A${outer} ${outer} 0 ${large} 1 ${place(polar(to, outer))}`,
    `L${place(polar(to, inner))}A${inner} ${inner} 0 ${large} 0 ${place(polar(from, inner))}z`,
  ].join('');
}
