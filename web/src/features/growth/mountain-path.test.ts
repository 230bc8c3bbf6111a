import { describe, expect, it } from 'vitest';
import { barPath, entriesPerStroke, sparklinePath } from './bar-path.ts';
import { hatchCount, mountainsOf } from './mountain-path.ts';

/** Every coordinate of a path, as [x, y]. */
const pointsOf = (path: string): [number, number][] =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

const peak = (seed: string, height: number) => ({ seed, height, hatches: 4 });

describe('a peak', () => {
  it('has more strokes the higher it is, as far as there is room', () => {
    expect([8, 30, 120].map((height) => hatchCount(height, 27))).toEqual([2, 4, 8]);
    expect(hatchCount(120, 11)).toBe(3);
  });
});

describe('a mountain range', () => {
  const range = mountainsOf([peak('a', 40), peak('b', 60), peak('c', 20)], 27, 27);

  it('stands on the base line at both ends and reaches each of its heights', () => {
    const line = pointsOf(range.outline);
    expect(line[0]).toEqual([27, 0]);
    expect(line.at(-1)).toEqual([108, 0]);
    expect(Math.min(...line.map(([, y]) => y))).toBe(-60);
    expect(line.filter(([, y]) => [-40, -60, -20].includes(y))).toHaveLength(3);
  });

  it('runs from left to right and meets its neighbours above the ground', () => {
    const line = pointsOf(range.outline);
    expect(line.map(([x]) => x)).toEqual(line.map(([x]) => x).sort((a, b) => a - b));
    const valleys = line.filter(([x]) => x === 54 || x === 81);
    expect(valleys.every(([, y]) => y < 0)).toBe(true);
    expect(valleys).toHaveLength(2);
  });

  it('keeps every peak in its own column, and its strokes under its silhouette', () => {
    for (const [index, { body, shade }] of range.cells.entries()) {
      const left = 27 + index * 27;
      for (const [x] of pointsOf(body)) {
        expect(x).toBeGreaterThanOrEqual(left);
        expect(x).toBeLessThanOrEqual(left + 27);
      }
      const top = Math.min(...pointsOf(body).map(([, y]) => y));
      expect(shade).not.toBe('');
      expect(Math.min(...pointsOf(shade).map(([, y]) => y))).toBeGreaterThan(top);
    }
  });

  it('is drawn the same every time', () => {
    expect(mountainsOf([peak('a', 40)], 0, 27)).toEqual(mountainsOf([peak('a', 40)], 0, 27));
    expect(mountainsOf([peak('a', 40)], 0, 27)).not.toEqual(mountainsOf([peak('b', 40)], 0, 27));
  });
});

describe('rows of strokes', () => {
  const strokes = (path: string) => path.split('M').length - 1;
  const width = (path: string) => Math.max(...pointsOf(path).map(([x]) => x));

  it('have a stroke a page while there is room, and a stroke for several beyond', () => {
    expect(strokes(barPath(41, 41, 380))).toBe(41);
    expect([74, 75, 41_000].map((most) => entriesPerStroke(most, 380))).toEqual([1, 2, 555]);
    expect(strokes(barPath(41_000, 41_000, 380))).toBe(74);
    expect(strokes(barPath(3, 41_000, 380))).toBe(1);
  });

  it('stay in their field and keep the proportion of their counts', () => {
    for (const field of [76, 150, 380, 760]) {
      for (const most of [1, 12, 41, 60, 999]) {
        expect(width(barPath(most, most, field))).toBeLessThanOrEqual(field);
      }
    }
    expect(width(barPath(10, 40, 380)) / width(barPath(40, 40, 380))).toBeCloseTo(0.25, 1);
  });

  it('mark a month that has a page and no other', () => {
    const marks = (months: number[]) => strokes(sparklinePath(months, 8));
    expect(marks([0, 0, 0])).toBe(0);
    expect(marks([1, 0, 8])).toBe(2);
    // The mark of one page can be seen beside one of many.
    const height = (months: number[]) =>
      -Math.min(...pointsOf(sparklinePath(months, 40)).map(([, y]) => y));
    expect(height([1])).toBeGreaterThanOrEqual(5);
    expect(height([10])).toBeGreaterThan(height([40]) / 3);
  });
});
