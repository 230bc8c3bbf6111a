import { describe, expect, it } from 'vitest';
import { earlier, stretch } from './dates.ts';

describe('a stretch of days', () => {
  it.each([
    [1, 'a day'],
    [6, 'six days'],
    [7, 'a week'],
    [8, 'eight days'],
    [10, 'ten days'],
    [13, 'thirteen days'],
    [14, 'two weeks'],
    [20, 'twenty days'],
    [21, 'three weeks'],
    [33, 'about five weeks'],
    [56, 'eight weeks'],
    [61, 'about two months'],
    [250, 'about eight months'],
    [365, 'about twelve months'],
    [400, 'about thirteen months'],
    [900, 'about two years'],
  ])('of %i is said as it is: %s', (days, said) => {
    expect(stretch(days)).toBe(said);
  });

  it('is told backwards', () => {
    expect(earlier('2026-04-01', '2026-04-11')).toBe('ten days earlier');
  });
});
