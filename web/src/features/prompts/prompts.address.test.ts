import { describe, expect, it } from 'vitest';
import { parsePromptsAddress } from './prompts.address.ts';

const NOTHING = { shelf: undefined, theme: undefined, query: undefined };

describe('the address of the prompt library', () => {
  it('says shelf, theme and words', () => {
    expect(parsePromptsAddress({ shelf: 'deep', theme: 'money', query: ' rent ' })).toEqual({
      shelf: 'deep',
      theme: 'money',
      query: 'rent',
    });
    expect(parsePromptsAddress({ query: 2026 })).toEqual({ ...NOTHING, query: '2026' });
  });

  it('leaves out what it does not understand', () => {
    expect(parsePromptsAddress({ shelf: 'top', theme: 'astrology', query: ['a'] })).toEqual(
      NOTHING,
    );
    expect(parsePromptsAddress({ shelf: 'library', query: '  ' })).toEqual(NOTHING);
    expect(parsePromptsAddress({ query: 'x'.repeat(300) }).query).toHaveLength(200);
  });
});
