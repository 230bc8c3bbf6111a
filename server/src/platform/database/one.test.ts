import { expect, it } from 'vitest';
import { one } from './one.ts';

it('answers with the row there is, and passes over no row that is missing', () => {
  expect(one([{ id: 7 }])).toEqual({ id: 7 });
  expect(() => one([])).toThrow('gave none');
});
