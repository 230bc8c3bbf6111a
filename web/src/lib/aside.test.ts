import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heed, isQuietTime, keepQuiet } from './aside.ts';

const HOUR = 60 * 60_000;
const ANSWER = { message: 'A person can, tonight.', helplines: [] };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.useFakeTimers({ now: new Date('2026-11-22T22:40:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('after words of danger', () => {
  it('the game stays out of the way for an hour, and then comes back', () => {
    heed({ userId: 7, safety: ANSWER });
    expect(isQuietTime(7)).toBe(true);
    vi.advanceTimersByTime(HOUR - 1);
    expect(isQuietTime(7)).toBe(true);
    vi.advanceTimersByTime(2);
    expect(isQuietTime(7)).toBe(false);
  });

  it('nobody else on the same device is meant', () => {
    heed({ userId: 7, safety: ANSWER });
    expect(isQuietTime(8)).toBe(false);
  });

  it('a visitor has no game that could stay away', () => {
    heed({ userId: null, safety: ANSWER });
    expect(isQuietTime(0)).toBe(false);
  });

  it('a page without any changes nothing', () => {
    heed({ userId: 7, safety: null });
    expect(isQuietTime(7)).toBe(false);
  });

  it('a clock that is set back does not keep the game away for years', () => {
    keepQuiet(7);
    vi.setSystemTime(new Date('2020-01-01T00:00:00Z'));
    expect(isQuietTime(7)).toBe(false);
  });
});
