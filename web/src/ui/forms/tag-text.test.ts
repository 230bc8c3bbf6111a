import { describe, expect, it } from 'vitest';
import { takeTags } from './tag-text.ts';
import { matching } from './use-suggestions.ts';

const limits = { maxTags: 4, maxLength: 9 };
const take = (tags: string[], text: string, whole = false) => takeTags(tags, text, whole, limits);

describe('tags out of text', () => {
  it('takes what a comma ends and keeps typing in the field', () => {
    expect(take(['quay'], 'lad')).toEqual({ tags: ['quay'], left: 'lad', refused: undefined });
    expect(take(['quay'], 'ladder,')).toMatchObject({ tags: ['quay', 'ladder'], left: '' });
    expect(take([], 'a, b ,c')).toMatchObject({ tags: ['a', 'b'], left: 'c' });
    expect(take([], '港，船、灯,')).toMatchObject({ tags: ['港', '船', '灯'] });
  });

  it('takes the rest too on Enter or when the field is left', () => {
    expect(take([], ' left over ', true)).toMatchObject({ tags: ['left over'], left: '' });
    expect(take([], '   ', true)).toMatchObject({ tags: [], left: '' });
  });

  it('never takes one twice, in any case', () => {
    expect(take(['Tomas'], 'tomas', true)).toMatchObject({ tags: ['Tomas'], left: '' });
    expect(take([], 'Åsa,åsa', true)).toMatchObject({ tags: ['Åsa'] });
  });

  it('leaves what is too long or too many, whole', () => {
    expect(take([], 'breakwater', true)).toEqual({
      tags: [],
      left: 'breakwater',
      refused: 'long',
    });
    expect(take(['a', 'b', 'c'], 'd,e,f', true)).toEqual({
      tags: ['a', 'b', 'c', 'd'],
      left: 'e, f',
      refused: 'full',
    });
  });

  it('offers what holds the letters and is not chosen', () => {
    const offered = ['father', 'harbour', 'quay'];
    expect(matching(offered, ['Harbour'], '')).toEqual(['father', 'quay']);
    expect(matching(offered, [], ' A')).toEqual(offered);
    expect(matching(offered, [], 'th')).toEqual(['father']);
  });
});
