import { describe, expect, it } from 'vitest';
import { type EntryWords, joined } from './entry-draft.ts';

const words = (content: string, some: Partial<EntryWords> = {}): EntryWords => ({
  content,
  mood: null,
  tags: [],
  ...some,
});

describe('an entry that comes back', () => {
  it('stands above what was typed since, after a blank line', () => {
    expect(joined(words('Sent.\n'), words('Since'))).toEqual(words('Sent.\n\nSince'));
    expect(joined(words('Sent. '), words(' '))).toEqual(words('Sent. '));
  });

  it('has its own mood, and the tags of both as far as an entry holds them', () => {
    const sent = words('Sent', { mood: 'calm', tags: ['a', 'b'] });
    const since = words('Since', { mood: 'happy', tags: ['b', 'c'] });
    expect(joined(sent, since)).toMatchObject({ mood: 'calm', tags: ['a', 'b', 'c'] });
    expect(joined(words('Sent'), since).mood).toBe('happy');
    const many = Array.from({ length: 40 }, (_, place) => `tag ${place}`);
    expect(joined(words('', { tags: many }), since).tags.length).toBeLessThan(40);
  });
});
