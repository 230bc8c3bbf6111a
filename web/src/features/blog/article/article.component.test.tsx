import { api } from '@pathkeeper/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NOTE } from '../../../../../contract/src/blog/article-html.samples.ts';
import { PHONE, renderApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import { anArticle, anArticleCard } from '../../../../test/samples/blog-samples.ts';
import { gate, NO_NETWORK, refuse, server } from '../../../../test/server.ts';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});

const SLUG = 'the-third-week';
const address = `/blog/${SLUG}`;
const title = page.getByRole('heading', { level: 1 });
const hash = 'h'.repeat(43);

const CONTENT = [
  '<p>In the third week both of these go home. See <a href="/rules" rel="noopener">the rules</a>.</p>',
  NOTE.drawn,
  '<h2 id="things">Three things that help</h2>',
  '<p>Count something.</p>',
  '<pre><code class="language-ts"><span class="hljs-keyword">const</span> day = <span class="hljs-number">1</span>;</code></pre>',
  '<table><thead><tr><th scope="col">Week</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
].join('');

const theArticle = (own = {}) =>
  anArticle({ title: 'The third week', slug: SLUG, content: CONTENT, ...own });

test('an article says all that belongs to it', async () => {
  const related = anArticleCard({ title: 'A streak is a fence' });
  server.on(
    api.blog.article,
    theArticle({
      isFeatured: true,
      featuredPicture: { url: `/api/files/${hash}/1600`, width: 1600, height: 900, alt: 'A path' },
      contents: [{ id: 'things', text: 'Three things that help', level: 2 }],
      related: [related],
    }),
  );
  server.on(api.files.picture, new Response(null, { status: 404 }));
  await renderApp(address, { user: null });
  await expect.element(title).toHaveTextContent('The third week');
  await expect.poll(() => document.title).toBe('The third week · Pathkeeper');
  const article = page.getByRole('article', { name: 'The third week' });
  for (const words of [
    'Habits',
    'Featured',
    'A short defence of boredom, with advice.',
    'By The Path Keeper',
    'November 20, 2026',
    '6 min read',
    'Count something.',
  ]) {
    await expect.element(article).toHaveTextContent(words);
  }
  const exact = article.element().querySelector('time');
  expect(exact?.dateTime).toBe('2026-11-20T11:30:00.000Z');
  await expect
    .element(article.getByRole('link', { name: 'Habits' }))
    .toHaveAttribute('href', '/blog?category=Habits');
  await expect
    .element(article.getByRole('link', { name: 'small things' }))
    .toHaveAttribute('href', '/blog?tag=small+things');
  await expect
    .element(page.getByRole('img', { name: 'A path' }))
    .toHaveAttribute(
      'srcset',
      `/api/files/${hash}/480 480w, /api/files/${hash}/960 960w, /api/files/${hash}/1600 1600w`,
    );
  await expect
    .element(page.getByRole('navigation', { name: 'In this article' }).getByRole('link'))
    .toHaveAttribute('href', '#things');
  await expect
    .element(page.getByRole('link', { name: 'More Articles' }))
    .toHaveAttribute('href', '/blog');
  const more = page.getByRole('region', { name: 'Related Articles' });
  await expect.element(more.getByRole('heading', { name: 'A streak is a fence' })).toBeVisible();
  await expectAccessible();
});

test('what the list knows of an article stands at once, with its words on the way', async () => {
  const {
    content: _,
    contents: __,
    related: ___,
    metaTitle: ____,
    metaDescription: _____,
    ...card
  } = theArticle();
  const answer = gate();
  server.on(api.blog.articles, ({ query }) => (query.featured ? [] : [card]));
  server.on(api.blog.article, async () => {
    await answer.opened;
    return theArticle({ id: card.id });
  });
  await renderApp('/blog', { user: null });
  await page.getByRole('link', { name: 'The third week', exact: true }).click();
  await expect.element(title).toHaveTextContent('The third week');
  await expect.element(page.getByText('Loading the article')).toBeInTheDocument();
  answer.open();
  await expect.element(page.getByText('Count something.')).toBeVisible();
  await expect.element(title).toHaveFocus();
});

test('on a phone a note opens under the line that calls it', async () => {
  server.on(api.blog.article, theArticle());
  await renderApp(address, { user: null, window: PHONE });
  const call = page.getByRole('link', { name: 'Note 1' });
  const note = page.getByText('A source.').first();
  await expect.element(call).toHaveAttribute('aria-expanded', 'false');
  await expect.element(note).not.toBeVisible();
  await call.click();
  await expect.element(note).toBeVisible();
  await expect.element(call).toHaveAttribute('aria-expanded', 'true');
  expect(location.hash).toBe('');
  await expectAccessible();
  await call.click();
  await expect.element(note).not.toBeVisible();
});

test('at a desk a note stands in the margin, beside the line that calls it', async () => {
  server.on(api.blog.article, theArticle());
  await renderApp(address, { user: null });
  const note = page.getByRole('note', { name: 'Note 1' });
  await expect.element(note).toBeVisible();
  const call = page.getByRole('link', { name: 'Note 1' });
  const places = () => ({
    note: note.element().getBoundingClientRect(),
    call: call.element().getBoundingClientRect(),
    words: page.getByText('Count something.').element().getBoundingClientRect(),
  });
  await expect.poll(() => Math.abs(places().note.top - places().call.top)).toBeLessThan(20);
  expect(places().note.left).toBeGreaterThan(places().words.right);
  await call.click();
  await expect.element(note).toHaveFocus();
});

test('notes that one paragraph calls stand below one another', async () => {
  const call = (number: number) =>
    `<sup data-footnote="${number}"><a href="#footnote-${number}">${number}</a></sup>`;
  const note = (number: number) =>
    `<aside role="note" data-footnote="${number}" id="footnote-${number}"><p>${'A source with a long name. '.repeat(5)}</p></aside>`;
  const words = (count: number) => 'It was said before, and by others. '.repeat(count);
  const content = `<p>${words(2)}${call(1)} ${words(1)}${call(2)} ${words(12)}${call(3)}</p>${note(1)}${note(2)}${note(3)}<p>${call(4)}</p>${note(4)}`;
  server.on(api.blog.article, theArticle({ content }));
  await renderApp(address, { user: null });
  await expect.element(page.getByRole('note')).toHaveLength(4);
  const topOf = (index: number) =>
    page.getByRole('note').elements()[index]?.getBoundingClientRect().top ?? 0;
  const overlaps = () => {
    const rects = page
      .getByRole('note')
      .elements()
      .map((each) => each.getBoundingClientRect());
    return rects.filter(({ top }, i) => i > 0 && top < (rects[i - 1]?.bottom ?? 0)).length;
  };
  const callTop = () =>
    page.getByRole('link', { name: 'Note 1' }).element().getBoundingClientRect().top;
  await expect.poll(() => Math.abs(topOf(0) - callTop())).toBeLessThan(20);
  expect(overlaps()).toBe(0);
});

test('a link to another page of ours opens it without loading anew', async () => {
  server.on(api.blog.article, theArticle());
  await renderApp(address, { user: null });
  await page.getByRole('link', { name: 'the rules' }).click();
  await expect.poll(() => location.pathname).toBe('/rules');
});

test('Share hands the address to the device', async () => {
  server.on(api.blog.article, theArticle());
  const share = vi.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  await renderApp(address, { user: null, window: PHONE });
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  expect(share).toHaveBeenCalledWith({
    title: 'The third week',
    url: `${location.origin}${address}`,
  });
  share.mockRejectedValue(new DOMException('closed', 'AbortError'));
  await page.getByRole('button', { name: 'Share Article' }).click();
  await expect.element(page.getByText('Link copied!')).not.toBeInTheDocument();
});

test('without a share sheet the link is copied, without a clipboard too', async () => {
  server.on(api.blog.article, theArticle());
  const copies = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await renderApp(address, { user: null });
  await page.getByRole('button', { name: 'Share Article' }).click();
  await expect.element(page.getByText('Link copied!')).toBeVisible();
  expect(copies).toHaveBeenCalledWith(`${location.origin}${address}`);

  copies.mockRejectedValue(new Error('plain http'));
  const command = vi.spyOn(document, 'execCommand').mockReturnValue(true);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect.poll(() => command.mock.calls).toEqual([['copy']]);
  await expect.element(page.getByText('Link copied!')).toBeVisible();
});

test('an article that is not there', async () => {
  server.on(api.blog.article, refuse(404, 'not_found', 'Article not found'));
  await renderApp('/blog/nothing-here', { user: null });
  await expect.element(title).toHaveTextContent('Article Not Found');
  await expect
    .element(page.getByRole('link', { name: 'Back to Blog' }))
    .toHaveAttribute('href', '/blog');
  await expectAccessible();
});

test('an article that does not arrive is asked for again', async () => {
  server.on(api.blog.article, NO_NETWORK);
  await renderApp(address, { user: null });
  await expect.element(title).toHaveTextContent('Failed to fetch article');
  server.on(api.blog.article, theArticle());
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(title).toHaveTextContent('The third week');
});

test('an earlier address becomes the newest', async () => {
  const asked = server.on(api.blog.article, theArticle());
  await renderApp('/blog/the-3rd-week', { user: null });
  await expect.poll(() => location.pathname).toBe(address);
  await expect.element(title).toHaveTextContent('The third week');
  expect(asked[0]?.params.slug).toBe('the-3rd-week');
});

test('the preview of a draft says what it is, to nobody who searches', async () => {
  server.on(api.blog.preview, {
    ...theArticle({ isPublished: false, publishedAt: null }),
    category: null,
  });
  await renderApp('/blog/preview/a-token', { user: null });
  await expect.element(title).toHaveTextContent('The third week');
  await expect.element(page.getByText(/preview of a draft/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Share/ })).not.toBeInTheDocument();
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  await expectAccessible();
});

test('a preview whose address has ended is not found', async () => {
  server.on(api.blog.preview, refuse(404, 'not_found', 'Article not found'));
  await renderApp('/blog/preview/a-token', { user: null });
  await expect.element(title).toHaveTextContent('Article Not Found');
});
