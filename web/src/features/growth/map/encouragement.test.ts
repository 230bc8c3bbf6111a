import { expect, it } from 'vitest';
import { encouragement } from './encouragement.ts';

it('says something else of none, under five, under twenty, and twenty or more pages', () => {
  const steps = [[0], [1, 2, 4], [5, 10, 19], [20, 21, 5000]].map((counts) => [
    ...new Set(counts.map(encouragement)),
  ]);
  expect(steps.map((texts) => texts.length)).toEqual([1, 1, 1, 1]);
  expect(new Set(steps.flat()).size).toBe(4);
});
