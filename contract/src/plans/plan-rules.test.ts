import { expect, it } from 'vitest';
import { formatPrice } from './plan-rules.ts';

it.each([
  [499, 'usd', '$4.99'],
  [4990, 'USD', '$49.90'],
  [800, 'usd', '$8'],
  [1250, 'eur', '€12.50'],
  [500, 'jpy', '¥500'],
  [4990, 'kwd', 'KWD\u00a04.990'],
])('%i %s is read as %s', (amount, currency, shown) => {
  expect(formatPrice(amount, currency)).toBe(shown);
});
