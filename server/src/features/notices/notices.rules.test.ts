import { expect, it } from 'vitest';
import { patternOfName } from './notices.rules.ts';

const finds = (name: string, markdown: string) =>
  new RegExp(patternOfName(name), 'i').test(markdown);

it.each([
  ['anna', 'ask @anna, please'],
  ['anna', 'さん@annaさん'],
  ['anna', '_@anna_ and __@anna__'],
  ['anna_b', 'ask @anna\\_b.'],
  ['a.b', '@a.b...'],
])('a name is found in Markdown as it is read: %s in %s', (name, markdown) => {
  expect(finds(name, markdown)).toBe(true);
});

it.each([
  ['anna', '@anna_b'],
  ['anna', '@annabel'],
  ['anna', 'me@anna.example'],
  ['a.b', '@axb'],
])('nobody else is: %s in %s', (name, markdown) => {
  expect(finds(name, markdown)).toBe(false);
});
