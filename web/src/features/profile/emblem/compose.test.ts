import { EMBLEM_PARTS } from '@pathkeeper/contract';
import { expect, it } from 'vitest';
import { anyEmblem, FIRST_EMBLEM, inWords, PART_WORDS, withPart } from './compose.ts';

it('every choice of every part has a name', () => {
  expect(PART_WORDS.map(({ part }) => part).toSorted()).toEqual(
    Object.keys(EMBLEM_PARTS).toSorted(),
  );
  for (const { part, names } of PART_WORDS) {
    expect(EMBLEM_PARTS[part].filter((name) => !names[name])).toEqual([]);
  }
});

it('chance never gives what is there', () => {
  for (const chance of [0, 0.5, 0.999]) {
    expect(anyEmblem(FIRST_EMBLEM, () => chance)).not.toEqual(FIRST_EMBLEM);
  }
});

it('an emblem is told in words', () => {
  expect(inWords(FIRST_EMBLEM)).toBe('Hare on a teal disc');
  expect(inWords(withPart(withPart(FIRST_EMBLEM, 'ink', 'indigo'), 'ground', 'shield'))).toBe(
    'Hare on an indigo shield',
  );
});
