import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BADGES,
  capsOf,
  LEVEL_WORDS,
  LEVELS,
  levelOfXp,
  nextLevel,
  OFFERED_BADGES,
  toNextThousand,
  wayToNext,
} from '../index.ts';

describe('levels', () => {
  it('follow the bands of XP', () => {
    const firstOf = LEVELS.map(({ minXp }) => levelOfXp(minXp));
    expect(firstOf).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect([99, 299, 599, 999, 1499, 2099, 2799, 4999, 9999].map(levelOfXp)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9,
    ]);
    expect(levelOfXp(1_000_000)).toBe(10);
  });

  it('name the XP missing to the next, and none at the top', () => {
    fc.assert(
      fc.property(fc.nat(20_000), (xp) => {
        const next = nextLevel(xp);
        if (next === null) expect(levelOfXp(xp)).toBe(10);
        else expect(levelOfXp(xp + next.missing)).toBe(levelOfXp(xp) + 1);
        const way = wayToNext(levelOfXp(xp), xp);
        expect(way).toBeGreaterThanOrEqual(0);
        expect(way).toBeLessThanOrEqual(1);
      }),
    );
    expect(toNextThousand(1642)).toEqual({ into: 642, missing: 358 });
  });

  it('widen the caps and never narrow them', () => {
    expect(capsOf(1)).toEqual({ entries: 30, customTags: 5, emblems: 5, moods: 5, dailyQuests: 1 });
    expect([2, 3, 4, 5, 8].map((level) => capsOf(level).customTags)).toEqual([5, 5, 10, 10, 15]);
    expect([2, 5].map((level) => capsOf(level).emblems)).toEqual([8, 18]);
    expect([1, 2, 3, 5].map((level) => capsOf(level).moods)).toEqual([5, 5, 10, 11]);
    expect([4, 5].map((level) => capsOf(level).dailyQuests)).toEqual([1, 3]);
  });

  it('each have their own message', () => {
    expect(LEVEL_WORDS.map(({ level }) => level)).toEqual(LEVELS.map(({ level }) => level));
  });
});

describe('badges', () => {
  it('that can be earned are at least twenty-four', () => {
    expect(OFFERED_BADGES.length).toBeGreaterThanOrEqual(24);
  });

  it('have each their own name and picture', () => {
    expect(new Set(BADGES.map(({ id }) => id)).size).toBe(BADGES.length);
    expect(new Set(BADGES.map(({ name }) => name)).size).toBe(BADGES.length);
  });
});
