import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  capsOf,
  EMBLEMS,
  emblemLevel,
  GATES,
  LEVEL_WORDS,
  NOT_YET,
  THEMES,
  TOP_LEVEL,
  themeLevel,
  unlocksOf,
} from './index.ts';

describe('emblems and themes', () => {
  it('have unique names, and no other name is accepted', () => {
    for (const list of [EMBLEMS, THEMES]) {
      expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
    }
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(emblemLevel(name) !== null).toBe(EMBLEMS.some((each) => each.name === name));
        expect(themeLevel(name) !== null).toBe(THEMES.some((each) => each.name === name));
      }),
    );
  });

  it('open as many as the caps say at every level, and the gated one at its own level', () => {
    for (let level = 1; level <= TOP_LEVEL; level++) {
      const open = EMBLEMS.filter(({ name }) => level >= (emblemLevel(name) ?? TOP_LEVEL + 1));
      const gated = open.filter(({ gate }) => gate !== undefined);
      expect(open.length - gated.length).toBe(capsOf(level).emblems);
      expect(gated.length).toBe(level >= GATES.oracleEmblem ? 1 : 0);
    }
  });

  it('give every level at least one emblem and one theme', () => {
    expect(themeLevel('default')).toBe(1);
    expect(themeLevel('harbour')).toBe(GATES.themes);
    expect(themeLevel('secret-grove')).toBe(GATES.secretGrove);
    expect(emblemLevel('anchor')).toBe(1);
  });
});

describe('what a level opens', () => {
  it('is in the table, and exists', () => {
    for (const { level, unlocks } of LEVEL_WORDS) {
      const open = unlocksOf(level);
      expect(unlocks).toEqual(expect.arrayContaining([...open]));
      expect(open.filter(({ key }) => NOT_YET.has(key))).toEqual([]);
    }
    expect(unlocksOf(11)).toEqual([]);
  });

  it('is waited for under keys that the table has', () => {
    const keys = LEVEL_WORDS.flatMap(({ unlocks }) => unlocks.map(({ key }) => key));
    expect([...NOT_YET].filter((key) => !keys.includes(key))).toEqual([]);
  });
});
