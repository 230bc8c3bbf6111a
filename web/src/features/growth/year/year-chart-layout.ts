import type { Mood } from '@pathkeeper/contract';
import { hatchCount, type MountainRange, mountainsOf } from '../mountain-path.ts';
import { runsOfWritten, type YearDay, type YearMonth } from './year-months.ts';

/** Days that the columns of the year are numbered by. */
export const COLUMNS = [1, 5, 10, 15, 20, 25, 30];
/** Under the base line, for the mark of the chosen day. */
export const FOOT = 14;

/** The lamp that stands on today: its width, and how far down in its square its foot is. */
export function lampFor(cell: number): { size: number; foot: number } {
  const size = cell < 18 ? 40 : 56;
  return { size, foot: size * 0.68 };
}

export interface DrawnRange {
  outline: string;
  cells: (MountainRange['cells'][number] & { date: string; mood: Mood | null })[];
}

export interface DrawnMonth {
  /** Of the whole row. */
  height: number;
  /** The base line ends with the month. */
  width: number;
  ranges: DrawnRange[];
  /** Where silent days and freezes are marked. */
  dots: number[];
  crystals: number[];
}

/** How words become height in one drawing. */
export interface Scale {
  /** Px a day. */
  cell: number;
  factor: number;
  /** No peak is higher. */
  most: number;
}

/**
 * The scale of a year, `cell` px a day: nine pages of ten stay under a row's height, whether their
 * writer is brief or not. Narrow columns have lower peaks, or they would be needles.
 */
export function scaleOf(months: readonly YearMonth[], cell: number): Scale {
  const usual = cell < 18 ? 34 : 50;
  const rises = months
    .flatMap(({ days }) => days)
    .flatMap(({ state, page }) => (state === 'written' && page ? [riseOf(page.words)] : []))
    .sort((a, b) => a - b);
  const high = rises[Math.floor(rises.length * 0.9)] ?? usual;
  return {
    cell,
    factor: Math.min(Math.max(usual / Math.max(high, 1), 0.3), cell < 18 ? 2.2 : 3.2),
    most: usual * 1.9,
  };
}

/** Ten times the words are four times the height. */
const riseOf = (words: number): number => words ** 0.62;

/** How high a day's peak stands. The least of pages is still to be seen. */
export const peakOf = ({ page }: YearDay, { factor, most }: Scale): number =>
  page && page.words > 0 ? Math.min(Math.max(riseOf(page.words) * factor, 7), most) : 0;

/** The middle of a day's column. */
export const middleOf = (day: number, cell: number): number => (day - 0.5) * cell;

/**
 * One month of the chart. A row is as high as its peaks, which may reach a little
 * into the row above, and has room for the lamp where today is in it.
 */
export function drawMonth(month: YearMonth, scale: Scale, today: string): DrawnMonth {
  const { cell } = scale;
  const middles = (state: YearDay['state']) =>
    month.days.filter((day) => day.state === state).map(({ number }) => middleOf(number, cell));
  return {
    height: heightOfRow(month, scale, today),
    width: month.days.length * cell,
    ranges: runsOfWritten(month).map((run) => drawRange(run, scale)),
    dots: middles('silent'),
    crystals: middles('frozen'),
  };
}

function heightOfRow({ days }: YearMonth, scale: Scale, today: string): number {
  const peaks = days.map((day) => {
    const lamp = day.date === today ? lampFor(scale.cell).foot + 8 : 0;
    return peakOf(day, scale) + lamp;
  });
  return Math.ceil(Math.max(46, ...peaks.map((peak) => peak - 14)) + FOOT);
}

function drawRange(run: readonly YearDay[], scale: Scale): DrawnRange {
  const { cell } = scale;
  const peaks = run.map((day) => {
    const height = peakOf(day, scale);
    return { seed: day.date, height, hatches: hatchCount(height, cell) };
  });
  const { outline, cells } = mountainsOf(peaks, ((run[0]?.number ?? 1) - 1) * cell, cell);
  return {
    outline,
    cells: cells.map((drawn, index) => ({
      ...drawn,
      date: run[index]?.date ?? '',
      mood: run[index]?.page?.mood ?? null,
    })),
  };
}

/**
 * The day meant by a touch at x: the column's own, or a written one that a fingertip covers as well.
 * Null outside of what can be chosen.
 */
export function dayAt({ days }: YearMonth, x: number, cell: number): YearDay | null {
  const choosable = days.filter(({ state }) => state !== 'before' && state !== 'ahead');
  const away = (day: YearDay) => Math.abs(middleOf(day.number, cell) - x);
  const nearest = (list: YearDay[]) =>
    list.reduce<YearDay | null>(
      (best, day) => (best && away(best) <= away(day) ? best : day),
      null,
    );
  const under = nearest(choosable);
  if (!under || away(under) > Math.max(cell, 22)) return null;
  const written = nearest(choosable.filter(({ state }) => state === 'written'));
  return written && away(written) <= Math.max(cell / 2, 14) ? written : under;
}

/** A freeze: six arms, `size` px long. */
export function crystalPath(x: number, y: number, size: number): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  return [90, 30, 150]
    .map((degrees) => {
      const [dx, dy] = [
        Math.cos((degrees * Math.PI) / 180) * size,
        Math.sin((degrees * Math.PI) / 180) * size,
      ];
      return `M${round(x - dx)} ${round(y - dy)}L${round(x + dx)} ${round(y + dy)}`;
    })
    .join('');
}
