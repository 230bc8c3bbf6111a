import { expect, test } from 'vitest';
import { paragraphs, withPlainBreaks } from './paragraphs.ts';

const texts = (content: string) => paragraphs(content).map(({ text }) => text);

test('parts at blank lines and keeps line breaks and spaces', () => {
  expect(texts('  Rain\n\tagain\n\nSoup')).toEqual(['  Rain\n\tagain', 'Soup']);
});

test('a line of spaces is blank; so are line breaks of other systems', () => {
  expect(texts('one\r\n \t\r\ntwo\rthree')).toEqual(['one', 'two\nthree']);
});

test('counts the blank lines that were left', () => {
  const gaps = paragraphs('one\n\ntwo\n\n\n\nthree').map(({ blanksBefore }) => blanksBefore);
  expect(gaps).toEqual([0, 1, 3]);
});

test('blank lines around the text show nothing', () => {
  expect(texts('\n\n one \n\n')).toEqual([' one ']);
});

test('a hundred thousand characters in one line take no time to speak of', () => {
  expect(texts('a '.repeat(50_000))).toHaveLength(1);
  expect(texts(' '.repeat(100_000))).toHaveLength(0);
  expect(texts('a\n'.repeat(50_000))).toHaveLength(1);
});

test('each paragraph knows where it starts in the whole text', () => {
  const content = ' \r\n  one\r\ntwo\r\n\r\n\r\nthree\rfour\n';
  for (const { text, start } of paragraphs(content)) {
    expect(withPlainBreaks(content).slice(start, start + text.length)).toBe(text);
  }
});
