import type { BulkProgress } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { progressWords, skippedWords } from './bulk-words.ts';

const bulk: BulkProgress = {
  id: 1,
  act: 'suspend',
  actor: 'ines',
  state: 'running',
  total: 12,
  done: 5,
  skipped: [],
  undone: 0,
  undoable: true,
  createdAt: '2026-11-23T10:00:00Z',
  finishedAt: null,
};

test.for<[Partial<BulkProgress>, string]>([
  [{}, 'Suspending 12 people: 5 so far.'],
  [{ state: 'done', done: 1 }, 'Suspended one person.'],
  [{ act: 'gift', state: 'done', done: 1200 }, 'XP given to 1,200 people.'],
  [{ state: 'undoing', undone: 2 }, 'Taking it back: 2 of 5.'],
  [{ state: 'undone', undone: 5 }, 'Taken back for 5 people.'],
])('%o is told as %s', ([own, words]) => {
  expect(progressWords({ ...bulk, ...own })).toBe(words);
});

test('those left out are told with why', () => {
  expect(skippedWords(bulk)).toBe('');
  expect(
    skippedWords({
      skipped: [
        { reason: 'owner', count: 1 },
        { reason: 'admin', count: 2 },
        { reason: 'already', count: 3 },
      ],
    }),
  ).toBe('Left as they were: the owner, 2 administrators, 3 who were so already.');
});
