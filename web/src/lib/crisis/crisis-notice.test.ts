import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hideGame, showCrisisNotice, showGame } from './crisis-notice.ts';
import { isGameHidden } from './game-hidden.ts';

const HOUR = 60 * 60_000;
const ANSWER = { tier: 'now' as const, message: 'A person can, tonight.', helplines: [] };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.useFakeTimers({ now: new Date('2026-11-22T22:40:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the crisis notice', () => {
  it('hides the game for an hour', () => {
    showCrisisNotice({ userId: 7, safety: ANSWER, words: 'saved' });
    expect(isGameHidden(7)).toBe(true);
    vi.advanceTimersByTime(HOUR - 1);
    expect(isGameHidden(7)).toBe(true);
    vi.advanceTimersByTime(2);
    expect(isGameHidden(7)).toBe(false);
  });

  it('does not hide the game of another person on the same device', () => {
    showCrisisNotice({ userId: 7, safety: ANSWER, words: 'saved' });
    expect(isGameHidden(8)).toBe(false);
  });

  it('hides nothing for a visitor, who has no game', () => {
    showCrisisNotice({ userId: null, safety: ANSWER, words: 'saved' });
    expect(isGameHidden(0)).toBe(false);
  });

  it('does nothing when the answer carries no safety answer', () => {
    showCrisisNotice({ userId: 7, safety: null, words: 'saved' });
    expect(isGameHidden(7)).toBe(false);
  });

  it('ends for saved words when these are gone, and for told ones only when it is put away', () => {
    hideGame(7, 'saved');
    hideGame(7, 'told');
    showGame(7, 'saved');
    expect(isGameHidden(7)).toBe(true);
    showGame(7, 'saved', 'told');
    expect(isGameHidden(7)).toBe(false);
  });

  it('does not hide the game for years when the clock is set back', () => {
    hideGame(7, 'told');
    vi.setSystemTime(new Date('2020-01-01T00:00:00Z'));
    expect(isGameHidden(7)).toBe(false);
  });
});
