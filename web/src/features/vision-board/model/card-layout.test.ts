import { describe, expect, it } from 'vitest';
import {
  bySquares,
  CARDS,
  canvasHeight,
  cardPlaces,
  firstPlace,
  readingOrder,
} from './card-layout.ts';

describe('the card board', () => {
  it('lays cards in three columns, 300 by 200 from (100, 100) (S3.9)', () => {
    expect([0, 1, 2, 3, 6].map(firstPlace)).toEqual([
      { x: 100, y: 100 },
      { x: 400, y: 100 },
      { x: 700, y: 100 },
      { x: 100, y: 300 },
      { x: 100, y: 500 },
    ]);
  });

  it('has no two first places that cover each other', () => {
    expect(CARDS.size.width).toBeLessThan(CARDS.apart.x);
    expect(CARDS.size.height).toBeLessThan(CARDS.apart.y);
  });

  it('keeps cards where they were put, and the others out of their way', () => {
    const places = cardPlaces([1, 2, 3], { 2: { x: 100, y: 100 } });
    expect(places.get(2)).toEqual({ x: 100, y: 100 });
    expect(places.get(1)).toEqual({ x: 400, y: 100 });
    expect(places.get(3)).toEqual({ x: 700, y: 100 });
  });

  it('moves no card because another was moved, unless that one lies over it', () => {
    const ids = [1, 2, 3, 4];
    const before = cardPlaces(ids, {});
    const aside = cardPlaces(ids, { 1: { x: 140, y: 140 } });
    for (const id of [2, 3, 4]) expect(aside.get(id)).toEqual(before.get(id));
    const over = cardPlaces(ids, { 4: { x: 420, y: 120 } });
    expect([1, 3].map((id) => over.get(id))).toEqual([1, 3].map((id) => before.get(id)));
    expect(over.get(2)).toEqual(firstPlace(3));
  });

  it('moves by whole squares of 40 from where a card lies, inside its edges', () => {
    const from = { x: 400, y: 100 };
    expect(bySquares(from, from)).toEqual(from);
    expect(bySquares(from, { x: 440, y: 100 })).toEqual({ x: 440, y: 100 });
    expect(bySquares(from, { x: 419, y: 122 })).toEqual({ x: 400, y: 140 });
    expect(bySquares(from, { x: -500, y: -1 })).toEqual({ x: 20, y: 20 });
    const far = bySquares(from, { x: 9000, y: 9000 });
    expect(far.x + CARDS.size.width).toBeLessThanOrEqual(CARDS.width);
  });

  it('is read from the top, and from the left in a row', () => {
    const places = cardPlaces([1, 2, 3, 4], {
      1: { x: 700, y: 140 },
      2: { x: 100, y: 300 },
      3: { x: 20, y: 60 },
    });
    expect(readingOrder(places)).toEqual([3, 4, 1, 2]);
  });

  it('is 600 high, and higher where a card lies lower', () => {
    expect(canvasHeight([])).toBe(600);
    expect(canvasHeight([{ x: 0, y: 500 }])).toBeGreaterThan(684);
  });
});
