import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { themesOf } from './themes.ts';

describe('what a page is about', () => {
  it('names the tags first, then people and things, and counts plurals as one', () => {
    const page = 'The ladder again. Tomas has two ladders and borrowed mine. I told Tomas so.';
    expect(themesOf(page, ['Harbour'])).toEqual(['Harbour', 'Tomas', 'ladder']);
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

  it('names a person once, with the title or without, and however much of the name is said', () => {
    const visit = 'I met Dona Graça on a ladder. Graça laughed, and dona Graça waved.';
    expect(themesOf(visit, [])).toEqual(['Dona Graça', 'ladder']);
    expect(themesOf(visit, ['dona graça', 'Graça'])).toEqual(['Graça', 'ladder']);
    expect(themesOf('With Maria Silva. Then Maria left, and Silva stayed.', [])).toEqual(['Maria']);
    expect(themesOf('We wrote to Mr. Brown and to Miss Ines.', [])).toEqual([
      'Mr. Brown',
      'Miss Ines',
    ]);
  });

  it('knows no number, whether in digits or in words of a language that is not read', () => {
    expect(themesOf('Mbili, mbili, mbili. Kumi na mbili.', ['2026', 'três'])).not.toContain(
      'mbili',
    );
    expect(themesOf('Dwadzieścia, dwadzieścia.', ['2026', 'três'])).toEqual([]);
  });

  it('finds none in the marks of a script that it cannot read', () => {
    expect(themesOf('ကျောင်းကို သွားတယ်။ ကောင်းတယ် ကျောင်းကို သွားတယ်', [])).toEqual([]);
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
