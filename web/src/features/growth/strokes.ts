import { gouge } from './ridge.ts';

/** The field that rows of strokes are drawn in. */
export const STROKES = { width: 380, height: 26 } as const;

/** Most strokes of a row, and the widest they stand apart. */
const MOST = 60;
const WIDEST = 12;

/** How many pages one stroke stands for, so that the longest row still fits. */
export const pagesPerStroke = (most: number): number => Math.max(1, Math.ceil(most / MOST));

/** A row of strokes, one for so many pages, as long beside the longest row as its count. */
export function strokesPath(count: number, most: number): string {
  const unit = pagesPerStroke(most);
  const strokes = Math.max(1, Math.round(count / unit));
  const step = Math.min(WIDEST, (STROKES.width - 6) / Math.max(1, Math.round(most / unit)));
  return Array.from({ length: strokes }, (_, index) => {
    const x = 3 + index * step;
    return gouge([x, 0], [x + Math.min(4, step * 0.55), STROKES.height - 2], 1);
  }).join('');
}

/** The field of a year in twelve marks. */
export const SPARK = { width: 126, height: 30 } as const;

/** Twelve pointed marks, as high beside the highest month of all rows as their counts. */
export function sparkPath(months: readonly number[], most: number): string {
  const step = SPARK.width / months.length;
  return months
    .map((count, index) => {
      if (count === 0) return '';
      const x = Math.round((index + 0.5) * step * 10) / 10;
      const height = Math.round(Math.max(5, (count / Math.max(most, 1)) * (SPARK.height - 2)));
      return `M${x - 4.4} 0Q${x - 1} ${-height * 0.4} ${x} ${-height}Q${x + 1} ${-height * 0.4} ${x + 4.4} 0z`;
    })
    .join('');
}
