import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { themesOf } from './themes.ts';

describe('what a page is about', () => {
  it('names the tags first, then people and things, and counts plurals as one', () => {
    const page = 'The ladder again. Tomas has two ladders and borrowed mine. I told Tomas so.';
    expect(themesOf(page, ['Harbour'])).toEqual(['harbour', 'Tomas', 'ladder']);
  });

  it('leaves out what stands on every page', () => {
    expect(themesOf('Today was a good day and I really did things all the time.', [])).toEqual([]);
  });

  it('does not take the prompt’s tag for a subject', () => {
    expect(themesOf('The kettle.', ['Daily Challenge'])).toEqual(['kettle']);
  });

  it('works in other Latin scripts, and keeps to the tags where words have no spaces', () => {
    expect(themesOf('La playa, la playa y mi abuela en la playa.', [])).toContain('playa');
    expect(themesOf('今日は雨だった。', ['rain'])).toEqual(['rain']);
  });

  it('is the same for the same text, at most five, and bounded for any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 400 }),
        fc.array(fc.string(), { maxLength: 8 }),
        (text, tags) => {
          const themes = themesOf(text, tags);
          expect(themes.length).toBeLessThanOrEqual(5);
          expect(themesOf(text, tags)).toEqual(themes);
          expect(new Set(themes.map((theme) => theme.toLowerCase())).size).toBe(themes.length);
        },
      ),
    );
    expect(themesOf('the breakwater '.repeat(7000), [])).toEqual(['breakwater']);
  });
});
