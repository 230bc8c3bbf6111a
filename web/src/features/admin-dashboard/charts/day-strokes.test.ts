import { expect, test } from 'vitest';
import { marksOf, strokesOf } from './day-strokes.ts';

const daysFrom = (count: number, value = 1) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    value,
  }));

test('up to three months a mark is a day, beyond it a full week', () => {
  expect(marksOf(daysFrom(90), true)).toHaveLength(90);
  const weeks = marksOf(daysFrom(365, 2), true);
  expect(weeks).toHaveLength(52);
  expect(weeks[0]).toEqual({ day: '2026-01-02', value: 14 });
  // People who wrote on two days of a week are the same people.
  expect(marksOf(daysFrom(365, 2), false)[0]?.value).toBe(2);
});

test('the highest stroke fills the field, and a day with nothing is a dot', () => {
  const { path, dots, most } = strokesOf([
    { day: '2026-01-01', value: 4 },
    { day: '2026-01-02', value: 0 },
    { day: '2026-01-03', value: 1 },
  ]);
  expect(most).toBe(4);
  expect(dots).toEqual([180]);
  expect(path.match(/M/g)).toHaveLength(2);
  expect(path).toContain(' -96Q');
  expect(strokesOf([]).path).toBe('');
});
