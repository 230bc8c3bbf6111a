import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserClockwork, type Clockwork, pickOther } from './clockwork.ts';
import { startSwapping } from './hint-swap.ts';

const HINTS = ['the lantern', 'the gate'];

/** Real timers under vitest's fake clock, with the chances a test wants, then `rest`. */
const chances = (throws: readonly number[], rest = 0.99): Clockwork => {
  const left = [...throws];
  return { ...browserClockwork, random: () => left.shift() ?? rest };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a hint in the quote’s place', () => {
  test('comes after 15 seconds at the earliest, stays for 7, and gives the place back', () => {
    const show = vi.fn();
    startSwapping(HINTS, show, chances([0, 0.149, 0]));
    vi.advanceTimersByTime(14_999);
    expect(show).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(show.mock.calls).toEqual([['the lantern']]);
    vi.advanceTimersByTime(6_999);
    expect(show).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(show).toHaveBeenLastCalledWith(null);
  });

  test('does not come where chance says no, and is asked about again within 30 seconds', () => {
    const show = vi.fn();
    startSwapping(HINTS, show, chances([0.999, 0.15, 0.999, 0, 0]));
    vi.advanceTimersByTime(30_000);
    expect(show).not.toHaveBeenCalled();
    vi.advanceTimersByTime(30_000);
    expect(show).toHaveBeenCalledWith('the lantern');
  });

  test('comes in 15 of 100 cases', () => {
    const comes = (chance: number) => {
      const show = vi.fn();
      const stop = startSwapping(HINTS, show, chances([0, chance, 0]));
      vi.advanceTimersByTime(15_000);
      const came = show.mock.calls.length > 0;
      stop();
      return came;
    };
    const throws = Array.from({ length: 100 }, (_, hundredth) => hundredth / 100);
    expect(throws.filter(comes)).toHaveLength(15);
  });

  test('goes at once when the swapping is stopped, and no other comes', () => {
    const show = vi.fn();
    const stop = startSwapping(HINTS, show, chances([], 0));
    vi.advanceTimersByTime(15_000);
    stop();
    expect(show.mock.calls).toEqual([['the lantern'], [null]]);
    vi.advanceTimersByTime(600_000);
    expect(show).toHaveBeenCalledTimes(2);
  });

  test('is not the one that was shown last', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string(), { minLength: 2 }),
        fc.nat(),
        fc.double({ min: 0, max: 0.999_999, noNaN: true }),
        (items, place, chance) => {
          const last = items[place % items.length];
          const picked = pickOther(items, last, () => chance);
          expect(items).toContain(picked);
          expect(picked).not.toBe(last);
        },
      ),
    );
  });

  test('is the only one there is, over and over, and nothing from nothing', () => {
    expect(pickOther(['one'], 'one', () => 0.5)).toBe('one');
    expect(pickOther([], undefined, () => 0.5)).toBeUndefined();
  });
});
