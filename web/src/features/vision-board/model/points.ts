/** A place on a board: x to the right, y downwards, as in SVG. */
export interface Point {
  x: number;
  y: number;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

/** The direction of an arrow key, by its name as the browser says it. */
export const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const UNIT: Readonly<Record<Direction, Point>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/** `point` moved by so much in a direction. */
export const moved = ({ x, y }: Point, direction: Direction, by: number): Point => ({
  x: x + UNIT[direction].x * by,
  y: y + UNIT[direction].y * by,
});

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export const clamp = (value: number, min: number, max: number): number =>
  Math.min(Math.max(value, min), max) + 0;

/** How much a step to the side counts against a step straight ahead. */
const SIDEWAYS = 2;

/**
 * The nearest place that lies in a direction of another, and is more ahead of it than beside it; null
 * where there is none. Arrow keys walk a board by it.
 */
export function neighbourOf<P extends Point>(
  from: Point,
  places: readonly P[],
  direction: Direction,
): P | null {
  const unit = UNIT[direction];
  let best: { place: P; cost: number } | null = null;
  for (const place of places) {
    const dx = place.x - from.x;
    const dy = place.y - from.y;
    const ahead = dx * unit.x + dy * unit.y;
    const aside = Math.abs(dx * unit.y) + Math.abs(dy * unit.x);
    if (ahead <= 0.5 || aside > ahead * SIDEWAYS) continue;
    const cost = ahead + aside * SIDEWAYS;
    if (!best || cost < best.cost) best = { place, cost };
  }
  return best?.place ?? null;
}
