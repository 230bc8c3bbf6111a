import { expect, it } from 'vitest';
import { journalFacts } from './journal-facts.ts';

const stats = { reflections: 1096, insightsKept: 0, questsDone: 37 };
const lines = (...of: Parameters<typeof journalFacts>) =>
  journalFacts(...of).map(({ name, value }) => `${name}: ${value}`);

it('the facts count what was made and name the habits', () => {
  expect(lines(stats, { usualHour: 7, favouriteTag: 'harbour' }, true)).toEqual([
    'Reflections: 1,096',
    'Kept in the Vault: none yet',
    'Quests done: 37',
    'Usual hour: 07:00',
    'Favourite tag: harbour',
  ]);
});

it('in quiet there are no quests, and what did not arrive is not made up', () => {
  expect(lines(stats, undefined, false)).toEqual([
    'Reflections: 1,096',
    'Kept in the Vault: none yet',
  ]);
  expect(lines(undefined, { usualHour: null, favouriteTag: null }, false)).toEqual([
    'Usual hour: not settled',
    'Favourite tag: none yet',
  ]);
});
