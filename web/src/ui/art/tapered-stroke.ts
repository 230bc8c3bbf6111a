/** A place in a drawing; up is positive, unlike in SVG. */
export type Point = readonly [x: number, height: number];

const round = (value: number): number => Math.round(value * 10) / 10 + 0;

/** A point as an SVG path writes it. */
export const pathPoint = ([x, height]: Point): string => `${round(x)} ${round(-height)}`;

/** One stroke of the graver as an SVG path: pointed where it begins and ends, `width` across to either side. */
export function taperedStroke(foot: Point, top: Point, width: number): string {
  const middle = [(foot[0] + top[0]) / 2, (foot[1] + top[1]) / 2] as const;
  const left: Point = [middle[0] - width * 1.6, middle[1] + (top[1] - foot[1]) * 0.12];
  const right: Point = [middle[0] + width * 1.6, middle[1] - (top[1] - foot[1]) * 0.12];
  return `M${pathPoint(foot)}Q${pathPoint(left)} ${pathPoint(top)}Q${pathPoint(right)} ${pathPoint(foot)}z`;
}
