import { EMBLEMS, LEVEL_WORDS, LEVELS, levelOfXp, NOT_YET, XP } from '@pathkeeper/contract';
import { describe, expect, it } from 'vitest';
import { capRows, rankRows, xpRows } from './rules-rows.ts';

const digits = (text: string) => Number(text.replaceAll(',', ''));

describe('the printed rules', () => {
  it('pay what the game pays, and nothing for what is not here yet', () => {
    const xpOf = (what: string) => xpRows().find((row) => row.what === what)?.xp;
    expect(xpOf('An entry')).toBe(XP.entry);
    expect(xpOf('A quest')).toBe(XP.quest);
    expect(xpOf('A badge')).toBe(XP.badge);
    const features = xpRows().flatMap(({ feature }) => feature ?? []);
    expect(features.filter((feature) => NOT_YET.has(feature))).toEqual([]);
    // A row of a feature that no level names would be hidden, or shown, for ever.
    const keys = LEVEL_WORDS.flatMap(({ unlocks }) => unlocks.map(({ key }) => key));
    expect(features.filter((feature) => !keys.includes(feature))).toEqual([]);
  });

  it('cut the XP into bands without a gap', () => {
    const rows = rankRows();
    expect(rows).toHaveLength(LEVELS.length);
    for (const { level, from, to } of rows) {
      expect(levelOfXp(digits(from))).toBe(level);
      expect(to === null ? 10 : levelOfXp(digits(to))).toBe(level);
      if (to !== null) expect(levelOfXp(digits(to) + 1)).toBe(level + 1);
    }
  });

  it('say of no rank that it opens what is not built', () => {
    const opened = rankRows().flatMap(({ opens }) => opens.map(({ key }) => key));
    expect(opened.filter((key) => NOT_YET.has(key))).toEqual([]);
    expect(opened).toContain('entries-unlimited');
  });

  it('mark where an amount changes, and only there', () => {
    const entries = capRows().find(({ name }) => name === 'Entries')?.figures;
    expect(entries?.map(({ value }) => value)).toEqual([30, ...Array(9).fill(null)]);
    expect(entries?.filter(({ changes }) => changes).map(({ level }) => level)).toEqual([1, 2]);
    const tags = capRows().find(({ name }) => name === 'Custom tags')?.figures;
    expect(tags?.filter(({ changes }) => changes).map(({ value }) => value)).toEqual([5, 10, 15]);
    const emblems = capRows().find(({ name }) => name === 'Emblems')?.figures;
    expect(emblems?.map(({ value }) => value)).toEqual([5, 8, 8, 8, 18, 18, 18, 18, 18, 19]);
    expect(emblems?.at(-1)?.value).toBe(EMBLEMS.length);
  });
});
