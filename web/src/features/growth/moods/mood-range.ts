import { hatchCount, type MountainRange, mountainsOf } from '../mountain-path.ts';

const CELL = 28;
const HIGHEST = 64;
/** A single page is still a hill. */
const LOWEST = 9;

/** A mood's months as ranges: neighbouring months with any page of it touch. */
export function rangeOf(
  seed: string,
  months: readonly number[],
  most: number,
): { ranges: MountainRange[]; width: number; height: number } {
  const ranges: MountainRange[] = [];
  for (let start = 0; start < months.length; start++) {
    if (!months[start]) continue;
    let end = start;
    while (months[end + 1]) end++;
    const peaks = months.slice(start, end + 1).map((count, index) => {
      const height = Math.max(LOWEST, (count / Math.max(most, 1)) * HIGHEST);
      return { seed: `${seed}${start + index}`, height, hatches: hatchCount(height, CELL) };
    });
    ranges.push(mountainsOf(peaks, start * CELL, CELL));
    start = end;
  }
  return { ranges, width: months.length * CELL, height: HIGHEST + 4 };
}
