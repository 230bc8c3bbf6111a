import { BLOG_LIMITS } from '@pathkeeper/contract';
import { expect, it } from 'vitest';
import { contentOf } from '../../features/blog/articles/house-article.ts';
import { sanitise } from '../../platform/html/index.ts';
import { RAIN } from './a-year-of-rain.data.ts';
import { DEMO_ARTICLES } from './articles.data.ts';
import { drawPlate } from './plate.ts';

it.each(DEMO_ARTICLES)('keeps $title as it is written, in fields that fit', (article) => {
  for (const text of [article.text, article.waiting ?? '']) {
    const html = contentOf(text, article.notes);
    expect(sanitise('article', html)).toBe(html);
  }
  expect(article.title.length).toBeLessThanOrEqual(BLOG_LIMITS.title);
  expect(article.excerpt.length).toBeLessThanOrEqual(BLOG_LIMITS.excerpt);
  expect(article.tags.length).toBeLessThanOrEqual(BLOG_LIMITS.tags);
});

it('has one with contents, code, a table and notes, and a picture that no font decides', async () => {
  const [{ text, notes } = { text: '', notes: [] }] = DEMO_ARTICLES;
  const html = contentOf(text, notes);
  expect(html.match(/<h[23]>/g)?.length).toBeGreaterThan(8);
  expect(html).toContain('<pre><code class="language-python">import json\n\npages');
  expect(html.match(/<tr>/g)).toHaveLength(13);
  expect(html).toContain('<aside role="note" data-footnote="1">');
  expect(html).toContain('<p>{picture}</p>');
  expect((await drawPlate(RAIN)).type).toBe('image/png');
});
