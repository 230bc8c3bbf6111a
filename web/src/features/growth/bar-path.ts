import { taperedStroke } from '../../ui/art/tapered-stroke.ts';

/** How high a row of strokes is, however wide, and the least and the most its strokes stand apart. */
export const BAR_HEIGHT = 26;
const NEAREST = 5;
const WIDEST = 12;

/** The most strokes of a row that is `width` wide. */
const mostStrokes = (width: number): number => Math.max(1, Math.floor((width - 6) / NEAREST));

/** How many entries one stroke stands for, so that the longest row fits a width. */
export const entriesPerStroke = (most: number, width: number): number =>
  Math.max(1, Math.ceil(most / mostStrokes(width)));

/** A row of strokes, one for so many pages, as long beside the longest row as its count. */
export function barPath(count: number, most: number, width: number): string {
  const unit = entriesPerStroke(most, width);
  const strokes = Math.max(1, Math.round(count / unit));
  const step = Math.min(WIDEST, (width - 6) / Math.max(1, Math.round(most / unit)));
  return Array.from({ length: strokes }, (_, index) => {
    const x = 3 + index * step;
    return taperedStroke([x, 0], [x + Math.min(4, step * 0.55), BAR_HEIGHT - 2], 1);
  }).join('');
}

/** The field of a year in twelve marks. */
export const SPARKLINE = { width: 126, height: 30 } as const;

/** Below 1, so that a theme of few pages is not flat beside one of very many; the figure says how many. */
const FLATTENED = 0.6;

/** Twelve pointed marks, higher for more entries, beside the highest month of all rows. */
export function sparklinePath(months: readonly number[], most: number): string {
  const step = SPARKLINE.width / months.length;
  return months
    .map((count, index) => {
      if (count === 0) return '';
      const x = Math.round((index + 0.5) * step * 10) / 10;
      const height = Math.round(
        Math.max(5, (count / Math.max(most, 1)) ** FLATTENED * (SPARKLINE.height - 2)),
      );
      return `M${x - 4.4} 0Q${x - 1} ${-height * 0.4} ${x} ${-height}Q${x + 1} ${-height * 0.4} ${x + 4.4} 0z`;
    })
    .join('');
}
