import type { PillarId } from '@pathkeeper/contract';
import type { Move } from '../board.queries.ts';
import { firstPlaceOf, type PillarOnWheel } from '../model/board-pillars.ts';
import type { Point } from '../model/points.ts';
import { covers, withinWheel } from '../model/wheel-geometry.ts';

const placed = (key: PillarId, { x, y }: Point): Move => ({
  board: 'pillars',
  key,
  x: Math.round(x),
  y: Math.round(y),
});

/**
 * What moves when a pillar is put somewhere: it alone, or, where another stands already, both, which
 * change places. None where it would stay.
 */
export function movesOf(pillars: readonly PillarOnWheel[], id: PillarId, to: Point): Move[] {
  const mover = pillars.find(({ pillar }) => pillar.id === id);
  if (!mover) return [];
  const at = withinWheel(to);
  const other = pillars.find(({ pillar, at: there }) => pillar.id !== id && covers(there, at));
  if (other) return swapOf(mover, other);
  return at.x === mover.at.x && at.y === mover.at.y ? [] : [placed(id, at)];
}

/** Two pillars change places. */
export const swapOf = (one: PillarOnWheel, other: PillarOnWheel): Move[] => [
  placed(one.pillar.id, other.at),
  placed(other.pillar.id, one.at),
];

/** A pillar goes back to its first place; whoever stands there by now takes its. */
export const homeMoves = (pillars: readonly PillarOnWheel[], id: PillarId): Move[] =>
  movesOf(pillars, id, firstPlaceOf(id));
