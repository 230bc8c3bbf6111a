import { taperedStroke } from '../../../ui/art/tapered-stroke.ts';

/** The field that a chart is drawn in, in its own units. */
export const FIELD = { width: 360, height: 96 } as const;

/** The least that is still to be seen of a day with something in it. */
const LEAST = 5;
/** Marks beyond which a chart is a smudge: then a mark is a week. */
const MOST = 92;
const WEEK = 7;

export interface DayCount {
  /** A calendar day. */
  day: string;
  value: number;
}

/** Days as marks of a chart: each its own, or by weeks where there are many; a week is its busiest day. */
export function marksOf(days: readonly DayCount[], sums: boolean): DayCount[] {
  if (days.length <= MOST) return [...days];
  // Full weeks, so that the last mark is not a stump: what does not fill one is left out at the begin.
  const whole = days.slice(days.length % WEEK);
  return Array.from({ length: whole.length / WEEK }, (_, index) => {
    const week = whole.slice(index * WEEK, (index + 1) * WEEK);
    const values = week.map(({ value }) => value);
    return {
      day: week[0]?.day ?? '',
      value: sums ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values),
    };
  });
}

/** Where the middle of a mark stands. */
export const placeOfMark = (index: number, count: number): number =>
  ((index + 0.5) * FIELD.width) / count;

/** The strokes of a chart as one path, and the dots of the days with nothing in them. */
export function strokesOf(marks: readonly DayCount[]) {
  const most = Math.max(...marks.map(({ value }) => value), 1);
  const step = FIELD.width / Math.max(marks.length, 1);
  const width = Math.min(2.3, step * 0.2);
  const dots: number[] = [];
  const path = marks
    .map(({ value }, index) => {
      const x = placeOfMark(index, marks.length);
      if (value === 0) {
        dots.push(x);
        return '';
      }
      const height = Math.max((value / most) * FIELD.height, LEAST);
      const lean = Math.min(1.4, step * 0.12);
      return taperedStroke([x - lean, 0], [x + lean, height], width);
    })
    .join('');
  return { path, dots, most };
}
