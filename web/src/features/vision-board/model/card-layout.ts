import { clamp, type Point } from './points.ts';

/** The card board (S3.9): its window, its grid, and the first places of its cards. */
export const CARDS = {
  height: 600,
  grid: 40,
  columns: 3,
  first: { x: 100, y: 100 },
  apart: { x: 300, y: 200 },
  size: { width: 272, height: 184 },
  width: 1200,
} as const;

/** Milestones that a card shows; the rest is counted (S2.4). */
export const MILESTONES_SHOWN = 3;

/** The margin that a card keeps from the edges: where the lines of the grid begin. */
const MARGIN = 20;
/** How far down a card can be moved. */
const LOWEST = 2100;

/** The first places, row by row (S3.9). */
export const firstPlace = (index: number): Point => ({
  x: CARDS.first.x + (index % CARDS.columns) * CARDS.apart.x,
  y: CARDS.first.y + Math.floor(index / CARDS.columns) * CARDS.apart.y,
});

const squares = (distance: number) => Math.round(distance / CARDS.grid) * CARDS.grid;

/**
 * Where a card lies that is moved from one place towards another: so many whole squares of the grid on,
 * inside the edges. The first places themselves do not all lie on one grid of 40 (S3.9).
 */
export const bySquares = (from: Point, to: Point): Point => ({
  x: clamp(from.x + squares(to.x - from.x), MARGIN, CARDS.width - CARDS.size.width - MARGIN),
  y: clamp(from.y + squares(to.y - from.y), MARGIN, LOWEST),
});

/** Whether one card lies over so much of another that its words cannot be read. */
const covers = (a: Point, b: Point) =>
  Math.abs(a.x - b.x) < CARDS.size.width / 2 && Math.abs(a.y - b.y) < CARDS.size.height / 2;

/**
 * Where each card lies: where it was put, or else on its own first place, so that none moves because
 * another was moved. Only where a card was put over that place, it lies on the first one that is free. `ids`
 * are in the order of the goals.
 */
export function cardPlaces(
  ids: readonly number[],
  stored: Readonly<Record<string, Point | undefined>>,
): Map<number, Point> {
  const places = new Map<number, Point>();
  for (const id of ids) {
    const put = stored[id];
    if (put) places.set(id, put);
  }
  const isFree = (place: Point) => ![...places.values()].some((each) => covers(each, place));
  const put = [...places.values()];
  ids.forEach((id, index) => {
    const own = firstPlace(index);
    if (!places.has(id) && !put.some((each) => covers(each, own))) places.set(id, own);
  });
  for (const id of ids) {
    if (places.has(id)) continue;
    let slot = 0;
    while (!isFree(firstPlace(slot))) slot += 1;
    places.set(id, firstPlace(slot));
  }
  return places;
}

/** The cards as they are read: from the top, and from the left within a row of the board. */
export function readingOrder(places: ReadonlyMap<number, Point>): number[] {
  return [...places]
    .sort(([, a], [, b]) => {
      const rowOfA = Math.round((a.y - CARDS.first.y) / CARDS.apart.y);
      const rowOfB = Math.round((b.y - CARDS.first.y) / CARDS.apart.y);
      return rowOfA - rowOfB || a.x - b.x || a.y - b.y;
    })
    .map(([id]) => id);
}

/** How high the canvas is, so that the lowest card lies on it. */
export function canvasHeight(places: Iterable<Point>): number {
  const lowest = Math.max(0, ...[...places].map(({ y }) => y + CARDS.size.height));
  return Math.max(CARDS.height, lowest + MARGIN * 2);
}
