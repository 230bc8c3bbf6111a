import { expect, it } from 'vitest';
import { formatPrice, paidHere, plansHere, savesTwoMonths } from './plan-rules.ts';
import { type Plan, planChange } from './plan-shapes.ts';

it.each([
  [499, 'usd', '$4.99'],
  [4990, 'USD', '$49.90'],
  [800, 'usd', '$8.00'],
  [1250, 'eur', '€12.50'],
  [500, 'jpy', '¥500'],
  [4990, 'kwd', 'KWD\u00a04.990'],
])('%i %s is read as %s', (amount, currency, shown) => {
  expect(formatPrice(amount, currency)).toBe(shown);
});

it('has only currencies that there are', () => {
  const read = (currency: string) => planChange.safeParse({ currency });
  expect(read('EUR').data).toEqual({ currency: 'eur' });
  for (const none of ['xyz', 'zzz', 'us', 'dollars', '']) expect(read(none).success).toBe(false);
});

const plan = (own: Partial<Plan> = {}): Plan => ({
  ...{ id: 1, name: 'A plan', description: '', price: 499, currency: 'usd', interval: 'month' },
  ...{ popular: false, features: [], isActive: true, trialDays: 0 },
  ...own,
});

it('says “Save 2 months!” of a year that costs ten months at most', () => {
  const monthly = plan();
  const annual = plan({ interval: 'year', price: 4990 });
  expect(savesTwoMonths(annual, [monthly, annual])).toBe(true);
  expect(savesTwoMonths(monthly, [monthly, annual])).toBe(false);
  const dear = plan({ interval: 'year', price: 5988 });
  expect(savesTwoMonths(dear, [monthly, dear])).toBe(false);
  expect(savesTwoMonths(annual, [annual])).toBe(true);
});

it('offers what the installation has, and what the owner wrote', () => {
  const all = { hasOutsideGuide: true, visionAccess: 'beta' } as const;
  const few = { hasOutsideGuide: false, visionAccess: 'admins' } as const;
  expect(paidHere(few)).toEqual(['Two further print themes', 'A seal beside your name']);
  expect(paidHere({ ...few, visionAccess: 'everyone' })).toEqual(paidHere(few));
  const features = [...paidHere(all), 'Our thanks', '__proto__'];
  const description = 'Twelve months for the price of ten.';
  const annual = plan({ features, description, interval: 'year', price: 4990 });
  expect(plansHere([plan(), annual], all)).toEqual([plan(), annual]);
  const [, offered] = plansHere([plan(), { ...annual, price: 9900 }], few);
  expect(offered).toMatchObject({
    description: '',
    features: [...paidHere(few), 'Our thanks', '__proto__'],
  });
});
