import { expect, test } from 'vitest';
import { pictureSet, snippetBeyond, wordsForReaders } from './article-words.ts';

const tail = ' is novelty. You buy the good pen, or you find the app, and for seven nights you are';
const long = `The first week${tail}${tail}`;
const hash = 'h'.repeat(43);

test('the first words stand in small capitals behind a drop cap', () => {
  expect(wordsForReaders(`<p>${long}</p><p>More.</p>`)).toBe(
    `<p class="article-opening"><span class="article-lead">The first week is</span>${long.slice(17)}</p><p>More.</p>`,
  );
  expect(wordsForReaders(`<p>The <em>first</em>${tail}${tail}</p>`)).toBe(
    `<p class="article-opening">The <em>first</em>${tail}${tail}</p>`,
  );
});

test.each([
  ['a short paragraph', '<p>Swam. Eleven degrees.</p>'],
  ['a heading', `<h2>One</h2><p>${long}</p>`],
  ['letters without capitals', `<p>${'القارب '.repeat(40)}</p>`],
])('there is none for %s', (_name, html) => {
  expect(wordsForReaders(html)).toBe(html);
});

test('notes and their calls have a name', () => {
  const html =
    '<p>Soup.<sup data-footnote="1" id="footnote-mark-1"><a href="#footnote-1">1</a></sup></p>' +
    '<aside role="note" data-footnote="1" id="footnote-1"><p>Leek.</p></aside>';
  expect(wordsForReaders(html)).toBe(
    '<p>Soup.<sup data-footnote="1" id="footnote-mark-1"><a href="#footnote-1" aria-label="Note 1">1</a></sup></p>' +
      '<aside role="note" data-footnote="1" id="footnote-1" aria-label="Note 1"><p>Leek.</p></aside>',
  );
});

test('a note that stands open has a name too', () => {
  const note = (name = '') =>
    `<aside role="note" data-footnote="2" data-open${name}><p>x</p></aside>`;
  expect(wordsForReaders(note())).toBe(note(' aria-label="Note 2"'));
});

test('a picture is offered in the widths it has, and only those', () => {
  const url = `/api/files/${hash}/1600`;
  expect(pictureSet(url, 1600)).toBe(
    `/api/files/${hash}/480 480w, /api/files/${hash}/960 960w, ${url} 1600w`,
  );
  expect(pictureSet(url, 900)).toBe(`/api/files/${hash}/480 480w, ${url} 900w`);
});

test('each table scrolls in a place of its own', () => {
  const table = '<table><tbody><tr><td>a</td></tr></tbody></table>';
  const wrapped = `<div class="article-table">${table}</div>`;
  expect(wordsForReaders(`${table}<p>b</p>${table}`)).toBe(`${wrapped}<p>b</p>${wrapped}`);
});

test('doing it twice changes nothing', () => {
  const html = `<p>${long}<sup data-footnote="1"><a href="#footnote-1">1</a></sup></p><aside role="note" data-footnote="1" id="footnote-1"><p>x</p></aside><table><tbody></tbody></table>`;
  const once = wordsForReaders(html);
  expect(wordsForReaders(once)).toBe(once);
});

test.each([
  ['a place of the text', 'Held until <mark>noon</mark>.', 'Held until <mark>noon</mark>.'],
  ['a place of the excerpt', '…<mark>ice</mark>, and what…', null],
  ['a place of the title', 'The <mark>lake</mark>', null],
  ['no place at all', 'Held until noon.', null],
])('a card shows what was found beside %s', (_what, snippetHtml, shown) => {
  const card = { title: 'The lake in March', excerpt: 'The ice, and what it holds.' };
  expect(snippetBeyond({ ...card, snippetHtml })).toBe(shown);
});
