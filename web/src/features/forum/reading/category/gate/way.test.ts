import { expect, it } from 'vitest';
import { aboutWhen, wayTo } from './way.ts';

it('measures the way to a level in XP and in weeks', () => {
  expect(wayTo(8, 410)).toMatchObject({ goal: 2800, left: 2390, weeks: 11 });
  expect(wayTo(8, 410).walked).toBeCloseTo(0.146, 3);
  expect(wayTo(8, 410).marks.map(({ level }) => level)).toEqual([3, 4, 5, 6, 7, 8]);
  expect(wayTo(8, 410).marks.at(-1)?.at).toBe(1);
});

it('leaves out marks that would stand in each other', () => {
  expect(wayTo(10, 90).marks.map(({ level }) => level)).toEqual([3, 5, 7, 8, 9, 10]);
});

it('has no way left where the level is reached', () => {
  expect(wayTo(8, 9000)).toMatchObject({ left: 0, walked: 1, weeks: 0 });
});

it.each([
  [11, '2026-11-20T12:00:00', 'the first days of February'],
  [1, '2026-11-05T12:00:00', 'the middle of November'],
  [1, '2026-11-20T12:00:00', 'the end of November'],
  [52, '2026-11-20T12:00:00', 'the middle of November 2027'],
])('%i weeks from %s are over in %s', (weeks, now, when) => {
  expect(aboutWhen(weeks, new Date(now))).toBe(when);
});
