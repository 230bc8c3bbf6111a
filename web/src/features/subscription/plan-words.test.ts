import type { Plan } from '@pathkeeper/contract';
import { expect, it } from 'vitest';
import { priceOf } from './plan-words.ts';

it('says a price per interval', () => {
  const plan = { price: 499, currency: 'usd', interval: 'month' } as Plan;
  expect(priceOf(plan)).toEqual({ amount: '$4.99', each: 'a month' });
});
