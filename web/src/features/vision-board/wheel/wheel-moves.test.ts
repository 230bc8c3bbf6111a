import { describe, expect, it } from 'vitest';
import { firstPlaceOf, pillarsOnWheel } from '../model/board-pillars.ts';
import { homeMoves, movesOf } from './wheel-moves.ts';

const pillars = pillarsOnWheel([], {});

describe('moving a pillar', () => {
  it('puts it where it is dropped, inside the wheel', () => {
    expect(movesOf(pillars, 'health', { x: 40, y: -110 })).toEqual([
      { board: 'pillars', key: 'health', x: 40, y: -110 },
    ]);
    const [far] = movesOf(pillars, 'health', { x: 0, y: -4000 });
    expect(far?.y).toBeGreaterThan(-170);
  });

  it('changes places with the one that stands there', () => {
    const { x, y } = firstPlaceOf('love');
    expect(movesOf(pillars, 'health', { x: x + 5, y })).toEqual([
      { board: 'pillars', key: 'health', x, y },
      { board: 'pillars', key: 'love', ...firstPlaceOf('health') },
    ]);
  });

  it('is nothing where it stays', () => {
    expect(movesOf(pillars, 'wisdom', firstPlaceOf('wisdom'))).toEqual([]);
    expect(homeMoves(pillars, 'wisdom')).toEqual([]);
  });

  it('leads home', () => {
    const moved = pillarsOnWheel([], { wisdom: { x: 0, y: 120 } });
    expect(homeMoves(moved, 'wisdom')).toEqual([
      { board: 'pillars', key: 'wisdom', ...firstPlaceOf('wisdom') },
    ]);
  });
});
