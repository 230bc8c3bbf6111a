import { describe, expect, it } from 'vitest';
import { isNarrowed, parseVaultAddress } from './insights.address.ts';

describe('the address of the vault', () => {
  it('names what is looked for and what lies open', () => {
    const raw = { query: ' tea ', category: 'lesson', source: 'weekly', insight: 7 };
    expect(parseVaultAddress(raw)).toEqual({ ...raw, query: 'tea' });
    expect(parseVaultAddress({ query: 2026 }).query).toBe('2026');
  });

  it('passes over what it does not understand', () => {
    const raw = { query: '  ', category: 'wish', source: 7, insight: -1, other: true };
    const address = parseVaultAddress(raw);
    expect(address).toEqual({});
    expect(isNarrowed(address)).toBe(false);
    expect(parseVaultAddress({ insight: 'seven' }).insight).toBeUndefined();
  });

  it('an open insight narrows nothing', () => {
    expect(isNarrowed({ insight: 7 })).toBe(false);
    expect(isNarrowed({ source: 'daily' })).toBe(true);
  });
});
