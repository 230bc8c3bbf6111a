import { pathPoint as at, type Point, taperedStroke } from '../../ui/art/tapered-stroke.ts';

/** Engraved mountains: silhouettes and tapered strokes as SVG paths. Up is negative. */

export interface Peak {
  /** The same seed gives the same peak: no drawing changes when it is drawn again. */
  seed: string;
  /** Px over the base line. */
  height: number;
  /** Strokes in its shadow. */
  hatches: number;
}

export interface MountainCell {
  /** The peak's own part of the outline, down to the base line. */
  body: string;
  /** The strokes of its shadow side. */
  shade: string;
}

export interface MountainRange {
  /** The line along all of its peaks. */
  outline: string;
  cells: MountainCell[];
}

/** Of two neighbours the valley between them keeps this much of the lower one. */
const VALLEY = 0.52;

/** A number from 0 to 1 that belongs to a seed. */
function chance(seed: string): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < seed.length; index++) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 16_777_619);
  }
  return ((hash >>> 8) % 1000) / 1000;
}

/** Strokes of a peak's shadow, more the higher it is; no more than its width has room for. */
export function hatchCount(height: number, cell: number): number {
  return Math.min(2 + Math.floor(height / 11), Math.max(2, Math.floor(cell / 3.2)));
}

/** Neighbouring peaks, each `cell` wide, the first beginning at x. */
export function mountainsOf(peaks: readonly Peak[], x: number, cell: number): MountainRange {
  const valleys = peaks.map(({ height }, index) => {
    const next = peaks[index + 1];
    return next ? Math.min(height, next.height) * VALLEY : 0;
  });
  const flanks = peaks.map((peak, index) =>
    flank(peak, x + index * cell, cell, valleys[index - 1] ?? 0, valleys[index] ?? 0),
  );
  const line = flanks.flatMap((points, index) => (index === 0 ? points : points.slice(1)));
  return {
    outline: `M${line.map(at).join('L')}`,
    cells: peaks.map((peak, index) => {
      const points = flanks[index] ?? [];
      const left = x + index * cell;
      return {
        body: `M${at([left, 0])}L${points.map(at).join('L')}L${at([left + cell, 0])}z`,
        shade: shadeOf(peak, points, left, cell),
      };
    }),
  };
}

/** From the valley on the left up to the apex and down to that on the right, a knee on each side. */
function flank(
  { seed, height }: Peak,
  left: number,
  cell: number,
  before: number,
  after: number,
): Point[] {
  const apex = left + cell * (0.44 + 0.12 * chance(seed));
  const right = left + cell;
  const [up, down] = [0.4 + 0.12 * chance(`${seed}u`), 0.32 + 0.12 * chance(`${seed}d`)];
  return [
    [left, before],
    [left + (apex - left) * 0.52, before + (height - before) * up],
    [apex, height],
    [apex + (right - apex) * 0.46, after + (height - after) * down],
    [right, after],
  ];
}

function shadeOf({ seed, hatches }: Peak, points: readonly Point[], left: number, cell: number) {
  const [from, to] = [left + cell * 0.4, left + cell * 0.92];
  return Array.from({ length: hatches }, (_, index) => {
    const foot = from + ((to - from) * (index + 0.3 * chance(`${seed}${index}`))) / hatches;
    const lean = Math.min(cell * 0.07, 2);
    const top = heightAt(points, foot + lean) * (0.8 - 0.14 * chance(`${seed}t${index}`));
    return top < 4
      ? ''
      : taperedStroke([foot, Math.min(2.5, top / 4)], [foot + lean, top], cell * 0.045);
  }).join('');
}

/** The height of a silhouette over a place. */
function heightAt(points: readonly Point[], x: number): number {
  const next = points.findIndex(([px]) => px >= x);
  const [a, b] = [points[next - 1], points[next]];
  if (!a || !b) return (b ?? points.at(-1))?.[1] ?? 0;
  return b[0] === a[0] ? b[1] : a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]);
}
