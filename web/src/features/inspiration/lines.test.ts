import { LEVEL_WORDS, LEVELS } from '@pathkeeper/contract';
import { describe, expect, test } from 'vitest';
import { type Hint, MERLIN_HINTS, PATH_KEEPER_HINTS } from './hints.data.ts';
import { hintsFor } from './hints-for.ts';
import { QUOTES } from './quotes.data.ts';

const texts = [...QUOTES, ...PATH_KEEPER_HINTS, ...MERLIN_HINTS].map(({ text }) => text);
const folded = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

describe('the lines', () => {
  test('are enough for nine months of days', () => {
    expect(QUOTES.length).toBeGreaterThanOrEqual(270);
    expect(QUOTES.length).toBeLessThanOrEqual(280);
    expect(PATH_KEEPER_HINTS).toHaveLength(40);
    expect(MERLIN_HINTS).toHaveLength(40);
  });

  test('say nothing twice', () => {
    expect(new Set(texts.map(folded)).size).toBe(texts.length);
  });

  test('are set as a printer would set them', () => {
    const careless = texts.filter((text) => /["'`]|\.\.\.| {2}|--|^\s|\s$/.test(text));
    expect(careless).toEqual([]);
  });

  test('fit where they are shown', () => {
    expect(QUOTES.filter(({ text }) => text.length > 240)).toEqual([]);
    const hints = [...PATH_KEEPER_HINTS, ...MERLIN_HINTS];
    expect(hints.filter(({ text }) => text.length > 100)).toEqual([]);
  });

  test('from a book name the book; the rest are the almanac’s own', () => {
    const unplaced = QUOTES.filter(({ work }) => work === undefined).map(({ author }) => author);
    expect(new Set(unplaced)).toEqual(new Set(['Pathkeeper’s almanac']));
  });
});

describe('hints for a level', () => {
  const hints: readonly Hint[] = [
    { text: 'for everybody', minLevel: 1 },
    { text: 'for the start', minLevel: 1, below: 3 },
    { text: 'for later', minLevel: 3 },
    { text: 'of what is there', minLevel: 1, feature: 'folders' },
    { text: 'of what is not', minLevel: 1, feature: 'observatory' },
  ];
  const at = (level: number | null) =>
    hintsFor(hints, level, (feature) => feature !== 'observatory').map(({ text }) => text);

  test('speak of what is open, and foretell only what is not', () => {
    expect(at(2)).toEqual(['for everybody', 'for the start', 'of what is there']);
    expect(at(3)).toEqual(['for everybody', 'for later', 'of what is there']);
  });

  test('are none while no level is known', () => {
    expect(at(null)).toEqual([]);
  });

  test('are plenty at every level', () => {
    for (const { level } of LEVELS) {
      expect(hintsFor(PATH_KEEPER_HINTS, level).length).toBeGreaterThanOrEqual(20);
      expect(hintsFor(MERLIN_HINTS, level).length).toBeGreaterThanOrEqual(20);
    }
  });

  test('name only features that the levels know', () => {
    const known = new Set(LEVEL_WORDS.flatMap(({ unlocks }) => unlocks.map(({ key }) => key)));
    const named = [...PATH_KEEPER_HINTS, ...MERLIN_HINTS].flatMap(({ feature }) => feature ?? []);
    expect(named.filter((key) => !known.has(key))).toEqual([]);
  });
});
