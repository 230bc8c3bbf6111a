import { describe, expect, it } from 'vitest';
import { rangeOf } from '../moods/mood-range.ts';
import { dayAt, drawMonth, middleOf, peakOf, scaleOf } from './year-chart-layout.ts';
import { monthsOf, type YearMonth } from './year-months.ts';

const NOVEMBER = monthsOf(
  {
    from: '2025-12-01',
    to: '2026-11-21',
    days: ['2026-11-03', '2026-11-20', '2026-11-21'].map((date, index) => ({
      date,
      entries: 1,
      words: 640 * index,
      mood: index === 1 ? 'calm' : null,
      entryId: 1,
      line: 'A line.',
    })),
    frozen: ['2026-11-19'],
    moodsFrom: null,
  },
  '2026-11-02',
).at(-1) as YearMonth;

const SCALE = scaleOf([NOVEMBER], 27);

describe('the height of a page', () => {
  const heights = (words: number[], cell = 27) => {
    const days = words.map((count, index) => ({
      date: `2026-11-${10 + index}`,
      number: 10 + index,
      state: 'written' as const,
      page: {
        ...{ date: '', entries: 1, words: count, mood: null, entryId: 1, line: '' },
      },
    }));
    const scale = scaleOf([{ key: '2026-11', days, pages: words.length }], cell);
    return days.map((day) => Math.round(peakOf(day, scale)));
  };

  it('grows with its words: ten times the words are about four times the height', () => {
    const [low, high] = heights([200, 2000]) as [number, number];
    expect(high / low).toBeCloseTo(4.17, 0);
  });

  it('fills its row for a writer of many words and for one of few', () => {
    expect(Math.max(...heights([900, 1000, 1100]))).toBe(50);
    expect(Math.max(...heights([9, 10, 14]))).toBeGreaterThan(14);
    expect(Math.max(...heights([900, 1000, 1100], 11))).toBe(34);
  });

  it('is always to be seen and never grows out of the page', () => {
    const usual = Array.from({ length: 20 }, () => 100);
    expect(heights([...usual.slice(1), 1])[19]).toBe(7);
    expect(heights([...usual, 100_000])[20]).toBe(95);
  });
});

describe('a month of the chart', () => {
  it('has a ridge for what was written, a crystal for a freeze and dots for silence', () => {
    const drawn = drawMonth(NOVEMBER, SCALE, '2026-11-21');
    expect(drawn.ranges.map(({ cells }) => cells.map(({ date }) => date.slice(8)))).toEqual([
      ['03'],
      ['20', '21'],
    ]);
    expect(drawn.ranges[1]?.cells[0]?.mood).toBe('calm');
    expect(drawn.crystals).toEqual([middleOf(19, 27)]);
    expect(drawn.dots).toHaveLength(16);
    expect(drawn.width).toBe(30 * 27);
  });

  it('has room for its highest peak, and for the lamp of today', () => {
    const [low, high] = ['2026-10-01', '2026-11-21'].map(
      (today) => drawMonth(NOVEMBER, SCALE, today).height,
    );
    expect(high).toBeGreaterThan(low as number);
    expect(low).toBeGreaterThan(46);
  });
});

describe('pointing at a day', () => {
  const at = (x: number, cell = 27) => dayAt(NOVEMBER, x, cell)?.number ?? null;

  it('finds the day of the column', () => {
    expect([3, 10, 20].map((day) => at(middleOf(day, 27)))).toEqual([3, 10, 20]);
  });

  it('prefers a page that the fingertip covers where the columns are narrow', () => {
    expect(at(middleOf(4, 11), 11)).toBe(3);
    expect(at(middleOf(6, 11), 11)).toBe(6);
  });

  it('finds nothing before the first page or after today', () => {
    expect(at(middleOf(29, 27))).toBeNull();
    expect(at(middleOf(1, 27) - 40)).toBeNull();
  });
});

describe('a mood through the year', () => {
  it('is a range where it came month after month, on the scale of the commonest', () => {
    const { ranges, width } = rangeOf('calm', [0, 2, 8, 0, 0, 1, 0, 0, 0, 0, 0, 0], 8);
    expect(ranges.map(({ cells }) => cells.length)).toEqual([2, 1]);
    expect(ranges[0]?.outline).toContain(' -64');
    expect(width).toBe(12 * 28);
  });
});
