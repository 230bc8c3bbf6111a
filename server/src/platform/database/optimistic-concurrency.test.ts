import { expect, it } from 'vitest';
import { refuseStaleEdit } from './optimistic-concurrency.ts';

const current = { title: 'Now', tags: ['a', 'b'], version: 3 };

it('accepts an edit that began from the current version, or names none', () => {
  const change = { title: 'Next' };
  expect(refuseStaleEdit('goal', { current, expected: { version: 3 }, change })).toBe(false);
  expect(refuseStaleEdit('goal', { current, expected: { title: 'Now' }, change })).toBe(false);
  expect(refuseStaleEdit('goal', { current, expected: undefined, change })).toBe(false);
});

it('treats an edit that changes nothing as a retry, arrays and absent fields included', () => {
  const change = { title: 'Now', tags: ['a', 'b'], mood: undefined };
  expect(refuseStaleEdit('goal', { current, expected: { version: 2 }, change })).toBe(true);
});

it('refuses any other, with the current version', () => {
  const edit = { current, expected: { version: 2 }, change: { tags: ['b', 'a'] } };
  expect(() => refuseStaleEdit('goal', edit, () => ({ goal: current }))).toThrow(
    expect.objectContaining({
      code: 'edit_conflict',
      message: 'This goal was changed somewhere else since you opened it. Both versions are kept.',
      details: { goal: current },
    }),
  );
});
