import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIosSafari, mayOfferInstall } from './install-rule.ts';

const DAY = 24 * 60 * 60_000;
const now = Date.UTC(2026, 10, 21);
const fresh = { isStandalone: false, wasInstalled: false, dismissed: null, now };
const dismissed = (at: number) => ({ ...fresh, dismissed: String(at) });

describe('the offer to install', () => {
  it('is made where nothing speaks against it', () => {
    expect(mayOfferInstall(fresh)).toBe(true);
  });

  it('is not made once installed, or in a window of its own', () => {
    expect(mayOfferInstall({ ...fresh, isStandalone: true })).toBe(false);
    expect(mayOfferInstall({ ...fresh, wasInstalled: true })).toBe(false);
  });

  it('rests for seven days after Not now, to the millisecond', () => {
    expect(mayOfferInstall(dismissed(now - 7 * DAY + 1))).toBe(false);
    expect(mayOfferInstall(dismissed(now - 7 * DAY))).toBe(true);
    expect(mayOfferInstall(dismissed(now))).toBe(false);
  });

  it('comes back within a fortnight, however wrong the clock was', () => {
    fc.assert(
      fc.property(fc.integer({ min: -8.64e15, max: 8.64e15 }), (stamp) => {
        const days = Array.from({ length: 15 }, (_, day) => now + day * DAY);
        expect(days.some((day) => mayOfferInstall({ ...dismissed(stamp), now: day }))).toBe(true);
      }),
    );
  });

  it('is not held back by junk in the storage', () => {
    for (const junk of ['', ' ', 'yesterday', 'NaN', 'Infinity', '{}', '-1', '1e400']) {
      expect(mayOfferInstall({ ...fresh, dismissed: junk })).toBe(true);
    }
  });
});

describe('the hint to the share menu', () => {
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
  const mac =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15';

  it('is for Safari on an iPhone and an iPad, which calls itself a Mac', () => {
    expect(isIosSafari(iphone, 5)).toBe(true);
    expect(isIosSafari(mac, 5)).toBe(true);
  });

  it('is for nobody else', () => {
    expect(isIosSafari(mac, 0)).toBe(false);
    expect(isIosSafari(iphone.replace('Version/18.1', 'CriOS/131.0'), 5)).toBe(false);
    expect(
      isIosSafari('Mozilla/5.0 (Linux; Android 15) Chrome/131.0 Mobile Safari/537.36', 5),
    ).toBe(false);
  });
});
