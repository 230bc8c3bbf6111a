import { expect, it } from 'vitest';
import { refuseStaleEdit } from './optimistic-concurrency.ts';

const current = { title: 'Now', tags: ['a', 'b'], version: 3 };

it('lets an edit through that began from what is there, or from nothing in particular', () => {
  const change = { title: 'Next' };
  expect(refuseStaleEdit('goal', { current, expected: { version: 3 }, change })).toBe(false);
  expect(refuseStaleEdit('goal', { current, expected: { title: 'Now' }, change })).toBe(false);
  expect(refuseStaleEdit('goal', { current, expected: undefined, change })).toBe(false);
});

it('takes an edit for a retry that asks for just what is there, lists and left out fields too', () => {
  const change = { title: 'Now', tags: ['a', 'b'], mood: undefined };
  expect(refuseStaleEdit('goal', { current, expected: { version: 2 }, change })).toBe(true);
});

it('refuses any other, with what is shown beside it', () => {
  const edit = { current, expected: { version: 2 }, change: { tags: ['b', 'a'] } };
  expect(() => refuseStaleEdit('goal', edit, () => ({ goal: current }))).toThrow(
    expect.objectContaining({
      code: 'edit_conflict',
      message: 'This goal was changed somewhere else since you opened it. Both versions are kept.',
      details: { goal: current },
    }),
  );
});
