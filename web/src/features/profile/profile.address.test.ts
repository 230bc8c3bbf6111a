import { describe, expect, it } from 'vitest';
import { parseProfileAddress, planName } from './profile.address.ts';

describe('the address of the profile', () => {
  it('names a tab that there is, and no other', () => {
    expect(parseProfileAddress({ tab: 'data' }).tab).toBe('data');
    for (const tab of ['overview', 'toString', 'nothing', 3, undefined]) {
      expect(parseProfileAddress({ tab }).tab).toBeUndefined();
    }
  });

  it('tells of a payment only when there was one', () => {
    expect(parseProfileAddress({ upgrade: 'success', plan: 2 })).toMatchObject({
      ...{ tab: 'subscription', upgrade: 'success' },
      plan: 2,
    });
    expect(parseProfileAddress({ back: 'portal' })).toMatchObject({ back: 'portal' });
  });

  it('names what it does not understand, or the router would keep it', () => {
    const nothing = {
      ...{ tab: undefined, upgrade: undefined, plan: undefined },
      ...{ session: undefined, back: undefined },
    };
    for (const raw of [{}, { back: 'elsewhere' }, { upgrade: 'cancelled', plan: 2, session: 's' }])
      expect(parseProfileAddress(raw)).toStrictEqual(nothing);
  });
});

it.each([
  ['1', 'Life Path Light Monthly'],
  [1, 'Life Path Light Monthly'],
  ['2', 'Life Path Light Annual'],
  ['3', 'Premium Plan'],
  ['', 'Premium Plan'],
  [undefined, 'Premium Plan'],
])('plan %s is called %s', (plan, name) => {
  expect(planName(plan)).toBe(name);
});
