import { expect, it } from 'vitest';
import { ownCharacters } from './own-characters.ts';

it.each([
  ['', 0],
  ['The lamp.', 9],
  ['  The \n\n\n lamp.  ', 9],
  ['What was good? The lamp.', 9],
  ['🙂', 1],
  ['a\u200bb\u3164c', 3],
])('counts what somebody sees of their own: %j', (content, count) => {
  expect(ownCharacters(content, 'What was good?')).toBe(count);
});
