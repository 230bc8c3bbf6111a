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

const LINES = `It was the hour when
the house
and a voice said
as if it had always known.`;

it.each([
  ['a word between its lines', LINES.replace('voice', 'voice no.'), 3],
  ['one of its words left out', LINES.replace('always ', ''), 0],
  [
    'its lines filled in',
    LINES.replace('\nthe house', ' the rain let go\nthe house leaned in'),
    25,
  ],
  ['in capitals and without its full stop', LINES.toUpperCase().replace('.', ''), 0],
  ['three times in small letters', `${LINES} ${LINES} ${LINES}`.toLowerCase(), 0],
  ['nothing of it', 'A heron stood on the weir, and nobody else saw.', 47],
  ['some of its words', 'It was a good hour and the house was full.', 42],
])('a prompt of several lines, %s: what is left is one\u2019s own', (_, content, count) => {
  expect(ownCharacters(content, LINES)).toBe(count);
});
