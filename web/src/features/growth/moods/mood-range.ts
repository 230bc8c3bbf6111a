import { hatchesOf, type Ridge, ridgeOf } from '../ridge.ts';

const CELL = 28;
const HIGHEST = 64;
/** A single page is still a hill. */
const LOWEST = 9;

/** A mood's months as ridges: neighbouring months with any page of it touch. */
export function rangeOf(
  seed: string,
  months: readonly number[],
  most: number,
): { ridges: Ridge[]; width: number; height: number } {
  const ridges: Ridge[] = [];
  for (let start = 0; start < months.length; start++) {
    if (!months[start]) continue;
    let end = start;
    while (months[end + 1]) end++;
    const peaks = months.slice(start, end + 1).map((count, index) => {
      const height = Math.max(LOWEST, (count / Math.max(most, 1)) * HIGHEST);
      return { seed: `${seed}${start + index}`, height, hatches: hatchesOf(height, CELL) };
    });
    ridges.push(ridgeOf(peaks, start * CELL, CELL));
    start = end;
  }
  return { ridges, width: months.length * CELL, height: HIGHEST + 4 };
}
