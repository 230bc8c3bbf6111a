import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNoTheme, nameKey, themeNames } from './theme-names.ts';

const counted = (spellings: Record<string, number>) =>
  Object.entries(spellings).map(([theme, count]) => ({ theme, count }));

const namesOf = (spellings: Record<string, number>) => {
  const names = themeNames(counted(spellings));
  return Object.keys(spellings).map((theme) => names.nameOf(theme));
};

describe('a theme', () => {
  it('is one in any case, with and without its title, called as it is written most often', () => {
    expect(namesOf({ 'dona graça': 2, Graça: 5, Dona: 5, graca: 1 })).toEqual([
      'Graça',
      'Graça',
      null,
      'Graça',
    ]);
    expect(namesOf({ harbour: 3, Harbour: 4 })).toEqual(['Harbour', 'Harbour']);
    expect(namesOf({ 'Tanaka-san': 2, Tanaka: 1 })).toEqual(['Tanaka-san', 'Tanaka-san']);
    expect(namesOf({ 'Miss Ines': 1, Ines: 2, 'miss home': 9 })).toEqual([
      'Ines',
      'Ines',
      'miss home',
    ]);
  });

  it('is the person whom a part of a full name can only mean', () => {
    expect(namesOf({ Maria: 3, 'Maria Silva': 1, Silva: 1 })).toEqual(['Maria', 'Maria', 'Maria']);
    expect(namesOf({ Graça: 1, 'Dona Graça Machado': 2 })).toEqual(
      Array(2).fill('Dona Graça Machado'),
    );
    expect(namesOf({ Maria: 3, 'Maria Silva': 1, 'Maria Costa': 1 })).toEqual([
      'Maria',
      'Maria Silva',
      'Maria Costa',
    ]);
    expect(namesOf({ park: 3, 'Jin Park': 4 })).toEqual(['park', 'Jin Park']);
    expect(namesOf({ run: 3, 'morning run': 4 })).toEqual(['run', 'morning run']);
  });

  it.each(['2026', '3,000', '12:30', '三十', 'três', 'mbili', 'bảy', 'dwadzieścia', 'siete ocho'])(
    'is no number: %s',
    (number) => {
      expect(isNoTheme(number)).toBe(true);
    },
  );

  it.each(['5k', 'bin', 'Otto', 'elf', '2 km', '漢字', 'doctor', 'third floor'])(
    'may look like one: %s',
    (theme) => {
      expect(isNoTheme(theme)).toBe(false);
    },
  );

  it('keeps apart what only looks alike without its vowel signs', () => {
    expect(nameKey('दिन')).not.toBe(nameKey('दान'));
    expect(nameKey('が')).not.toBe(nameKey('か'));
  });

  it('has the same name whatever the order of the spellings, and that name is one of them', () => {
    const word = fc.constantFrom('Maria', 'maria', 'Silva', 'Costa', 'Dona', 'park', 'três', 'São');
    const theme = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.uniqueArray(theme, { maxLength: 12 }), fc.nat(), (themes, seed) => {
        const spellings = themes.map((each, index) => ({
          theme: each,
          count: ((seed + index) % 4) + 1,
        }));
        const [names, others] = [themeNames(spellings), themeNames(spellings.toReversed())];
        for (const each of themes) {
          const name = names.nameOf(each);
          expect(others.nameOf(each)).toBe(name);
          expect(names.spellingsOf(each).includes(each)).toBe(name !== null);
          if (name !== null) expect(names.nameOf(name)).toBe(name);
        }
      }),
    );
  });
});
