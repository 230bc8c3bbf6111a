import { expect, it } from 'vitest';
import { completion, mentionAt, withName, withoutName } from './mention.ts';
import { replaced } from './word-tools.ts';

it.each([
  ['Dear @ad', 'ad'],
  ['@', ''],
  ['(@ada.of-the_harbour', 'ada.of-the_harbour'],
  ['> @Ödön', 'Ödön'],
  ['One\n@a', 'a'],
  ['ada@example', null],
  ['@ada ', null],
  ['@@a', null],
  ['no name', null],
])('of %j the name %j is being typed', (text, prefix) => {
  expect(mentionAt(text, text.length)?.prefix ?? null).toBe(prefix);
});

it('a name is completed where it stands, and a space follows', () => {
  const text = 'Dear @ad and all';
  const mention = mentionAt(text, 8);
  expect(mention && replaced(text, completion(mention, 'ada'))).toBe('Dear @ada  and all');
});

it('an answer begins with one name only', () => {
  expect(withName('', 'ada', null)).toBe('@ada ');
  expect(withName('Boats.', 'ada', null)).toBe('@ada Boats.');
  expect(withName('@ada Boats.', 'ada', null)).toBe('@ada Boats.');
  expect(withName('@adam Boats.', 'ada', null)).toBe('@ada @adam Boats.');
  expect(withName('@ada Boats.', 'odd', 'ada')).toBe('@odd Boats.');
  expect(withName('@axb', 'a.b', null)).toBe('@a.b @axb');
  expect(withoutName('@ada Boats.', 'ada')).toBe('Boats.');
  expect(withoutName('Boats.', 'ada')).toBe('Boats.');
});
