import { taperedStroke } from '../../ui/art/tapered-stroke.ts';

/** The field that rows of strokes are drawn in. */
export const BAR_FIELD = { width: 380, height: 26 } as const;

/** Most strokes of a row, and the widest they stand apart. */
const MOST = 60;
const WIDEST = 12;

/** How many entries one stroke stands for, so that the longest row still fits. */
export const entriesPerStroke = (most: number): number => Math.max(1, Math.ceil(most / MOST));

/** A row of strokes, one for so many pages, as long beside the longest row as its count. */
export function barPath(count: number, most: number): string {
  const unit = entriesPerStroke(most);
  const strokes = Math.max(1, Math.round(count / unit));
  const step = Math.min(WIDEST, (BAR_FIELD.width - 6) / Math.max(1, Math.round(most / unit)));
  return Array.from({ length: strokes }, (_, index) => {
    const x = 3 + index * step;
    return taperedStroke([x, 0], [x + Math.min(4, step * 0.55), BAR_FIELD.height - 2], 1);
  }).join('');
}

/** The field of a year in twelve marks. */
export const SPARKLINE = { width: 126, height: 30 } as const;

/** Twelve pointed marks, as high beside the highest month of all rows as their counts. */
export function sparklinePath(months: readonly number[], most: number): string {
  const step = SPARKLINE.width / months.length;
  return months
    .map((count, index) => {
      if (count === 0) return '';
      const x = Math.round((index + 0.5) * step * 10) / 10;
      const height = Math.round(Math.max(5, (count / Math.max(most, 1)) * (SPARKLINE.height - 2)));
      return `M${x - 4.4} 0Q${x - 1} ${-height * 0.4} ${x} ${-height}Q${x + 1} ${-height * 0.4} ${x + 4.4} 0z`;
    })
    .join('');
}
