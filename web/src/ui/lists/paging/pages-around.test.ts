import { expect, test } from 'vitest';
import { pagesAround } from './pages-around.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 9]],
  [4, 9, [1, 2, 3, 4, 5, 9]],
  [5, 9, [1, 4, 5, 6, 9]],
  [6, 9, [1, 5, 6, 7, 8, 9]],
  [9, 9, [1, 8, 9]],
])('page %i of %i shows %j', (page, pages, shown) => {
  expect(pagesAround(page, pages)).toEqual(shown);
});
