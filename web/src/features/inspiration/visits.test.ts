import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserClockwork } from './clockwork.ts';
import { startVisits } from './visits.ts';

const MINUTE = 60_000;

function visits({ isAway = () => false }: { isAway?: () => boolean } = {}) {
  const show = vi.fn();
  const clockwork = { ...browserClockwork, random: () => 0 };
  return { show, ...startVisits(['look', 'listen'], show, isAway, clockwork) };
}

const shown = (hint: string) => ({ hint, isLeaving: false });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('Merlin’s hint', () => {
  test('comes after seven minutes, stays nine seconds, fades for one and is gone', () => {
    const { show } = visits();
    vi.advanceTimersByTime(7 * MINUTE - 1);
    expect(show).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(show).toHaveBeenLastCalledWith(shown('look'));
    vi.advanceTimersByTime(8_999);
    expect(show).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(show).toHaveBeenLastCalledWith({ hint: 'look', isLeaving: true });
    vi.advanceTimersByTime(999);
    expect(show).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1);
    expect(show).toHaveBeenLastCalledWith(null);
  });

  test('is followed by another one seven minutes after it came', () => {
    const { show } = visits();
    vi.advanceTimersByTime(14 * MINUTE);
    expect(show).toHaveBeenLastCalledWith(shown('listen'));
  });

  test('stays while the pointer or the keyboard is on it, then has its full time again', () => {
    const { show, hold, release } = visits();
    vi.advanceTimersByTime(7 * MINUTE + 8_000);
    hold('pointer');
    hold('focus');
    vi.advanceTimersByTime(MINUTE);
    release('pointer');
    vi.advanceTimersByTime(MINUTE);
    expect(show).toHaveBeenLastCalledWith(shown('look'));
    release('focus');
    vi.advanceTimersByTime(8_999);
    expect(show).toHaveBeenLastCalledWith(shown('look'));
    vi.advanceTimersByTime(1);
    expect(show).toHaveBeenLastCalledWith({ hint: 'look', isLeaving: true });
  });

  test('is called back when it is pointed at while fading', () => {
    const { show, hold } = visits();
    vi.advanceTimersByTime(7 * MINUTE + 9_500);
    hold('pointer');
    vi.advanceTimersByTime(MINUTE);
    expect(show).toHaveBeenLastCalledWith(shown('look'));
  });

  test('is not pushed aside by the next one while it is held', () => {
    const { show, hold } = visits();
    vi.advanceTimersByTime(7 * MINUTE);
    hold('focus');
    vi.advanceTimersByTime(7 * MINUTE);
    expect(show).toHaveBeenLastCalledWith(shown('look'));
  });

  test('goes when it is dismissed, and the next one keeps its time', () => {
    const { show, hold, dismiss } = visits();
    vi.advanceTimersByTime(7 * MINUTE);
    hold('pointer');
    dismiss();
    expect(show).toHaveBeenLastCalledWith(null);
    vi.advanceTimersByTime(7 * MINUTE - 1);
    expect(show).toHaveBeenCalledTimes(3);
    vi.advanceTimersByTime(1);
    expect(show).toHaveBeenLastCalledWith(shown('listen'));
    // Whatever held the first one does not hold the second.
    vi.advanceTimersByTime(10_000);
    expect(show).toHaveBeenLastCalledWith(null);
  });

  test('falls out while nobody is there to see it', () => {
    let isAway = true;
    const { show } = visits({ isAway: () => isAway });
    vi.advanceTimersByTime(7 * MINUTE);
    expect(show).not.toHaveBeenCalled();
    isAway = false;
    vi.advanceTimersByTime(7 * MINUTE);
    expect(show).toHaveBeenLastCalledWith(shown('look'));
  });

  test('comes no more once the visits are stopped', () => {
    const { show, stop } = visits();
    stop();
    show.mockClear();
    vi.advanceTimersByTime(60 * MINUTE);
    expect(show).not.toHaveBeenCalled();
  });
});
