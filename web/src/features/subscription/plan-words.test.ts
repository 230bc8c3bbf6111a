import type { Plan } from '@pathkeeper/contract';
import { expect, it } from 'vitest';
import { adds, priceOf, savesTwoMonths } from './plan-words.ts';

const plan = (own: Partial<Plan>): Plan => ({
  ...{ id: 1, name: 'A plan', description: '', price: 499, currency: 'usd', interval: 'month' },
  ...{ popular: false, features: [], isActive: true, trialDays: 0 },
  ...own,
});

it('says a price per interval', () => {
  expect(priceOf(plan({}))).toEqual({ amount: '$4.99', each: 'a month' });
});

it('offers more of an outside guide only where there is one', () => {
  expect(adds(true).join()).toContain('outside guide');
  expect(adds(false).join()).not.toContain('guide');
});

it('says “Save 2 months!” of a year that costs ten months at most', () => {
  const monthly = plan({});
  const annual = plan({ interval: 'year', price: 4990 });
  expect(savesTwoMonths(annual, [monthly, annual])).toBe(true);
  expect(savesTwoMonths(monthly, [monthly, annual])).toBe(false);
  const dear = plan({ interval: 'year', price: 5988 });
  expect(savesTwoMonths(dear, [monthly, dear])).toBe(false);
  expect(savesTwoMonths(annual, [annual])).toBe(true);
});
