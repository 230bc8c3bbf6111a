import { expect, it } from 'vitest';
import { NOTE } from '../../../../contract/src/blog/article-html.samples.ts';
import { cleanArticle, drawArticle } from './index.ts';

const drawn = async (html: string) => (await drawArticle(cleanArticle(html), new Map())).html;

it('links a note with what calls it, there and back', async () => {
  expect(await drawn(NOTE.written)).toBe(NOTE.drawn);
});

it('leads from a second call to the same note, and back to the first', async () => {
  const html = await drawn(`<p>Again<sup data-footnote="1">7</sup></p>${NOTE.written}`);
  expect(html.match(/<sup [^>]*><a href="#footnote-1">1<\/a><\/sup>/g)).toHaveLength(2);
  expect(html.match(/id="footnote-mark-1"/g)).toHaveLength(1);
  expect(html).toMatch(/^<p>Again<sup data-footnote="1" id="footnote-mark-1">/);
});

it('opens a note that nothing leads to, and leaves a call of none alone', async () => {
  const html =
    '<p>Ice<sup data-footnote="2">2</sup></p><aside data-footnote="1"><p>Thin.</p></aside>';
  expect(await drawn(html)).toBe(
    '<p>Ice<sup data-footnote="2">2</sup></p><aside role="note" data-footnote="1" data-open><p>Thin.</p></aside>',
  );
  const twice = await drawn(`${NOTE.written}<aside data-footnote="1"><p>Another.</p></aside>`);
  expect(twice).toBe(
    `${NOTE.drawn}<aside role="note" data-footnote="1" data-open><p>Another.</p></aside>`,
  );
});

it('leaves no frame of a picture that may not be shown', () => {
  const elsewhere = '<img src="https://evil.example/x.png">';
  expect(cleanArticle(`<p>A</p><figure>${elsewhere}</figure><p>B</p>`)).toBe('<p>A</p><p>B</p>');
  expect(cleanArticle(`<figure>${elsewhere}<figcaption>Ice</figcaption></figure>`)).toBe(
    '<figure><figcaption>Ice</figcaption></figure>',
  );
});

it('keeps headings deeper than it has as the deepest it has', () => {
  expect(cleanArticle('<h4>four</h4><h5>five</h5><h6>six</h6>')).toBe(
    '<h4>four</h4><h4>five</h4><h4>six</h4>',
  );
});

it('keeps what was marked by the older names of marks', () => {
  expect(cleanArticle('<h1>Ice</h1><p><b>thin</b>, <i>thick</i>, <del>dry</del></p>')).toBe(
    '<h2>Ice</h2><p><strong>thin</strong>, <em>thick</em>, <s>dry</s></p>',
  );
});
