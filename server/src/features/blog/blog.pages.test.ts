import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api, type CallInput, PAGE_TITLES } from '@pathkeeper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../test/app.ts';
import { jsonFeed, parseRss, parseSitemap, postingGraph } from '../../../test/feed-schemas.ts';

const ORIGIN = 'https://almanac.example.org';
const webRoot = mkdtempSync(join(tmpdir(), 'pathkeeper-blog-pages-'));
copyFileSync(join(import.meta.dirname, '../../../../web/index.html'), join(webRoot, 'index.html'));

const calls = api.blogAdmin;
const HOUR = 60 * 60 * 1000;

let test: TestApp;
let owner: Caller;
beforeAll(async () => {
  test = await createTestApp({ webRoot, env: { PUBLIC_URL: ORIGIN } });
  owner = await test.person('the-owner');
});
afterAll(async () => {
  await test.close();
  rmSync(webRoot, { recursive: true, force: true });
});

const read = (path: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url: path, headers: { accept: 'text/html', ...headers } });

type Body = CallInput<typeof calls.create>['body'];

const write = async (body: Partial<Body> & { title: string }) => {
  const whole: Body = {
    excerpt: 'Ice, and what it holds.',
    content: '<p>It <strong>held</strong> until noon.</p>',
    category: 'Habits',
    isPublished: true,
    ...body,
  };
  test.clock.advance(1000);
  const reply = await owner.call(calls.create, { body: whole });
  expect(reply.body.error).toBeUndefined();
  return reply.body;
};

const jsonLdOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');

describe('an article, read without JavaScript', () => {
  it('stands whole in the page, under a head of its own', async () => {
    const title = `Ice & "snow" ${'and the lake '.repeat(6)}`.trim();
    const { slug, publishedAt, id } = await write({
      title,
      tags: ['winter'],
      content:
        '<h2>Thin</h2><p>It <strong>held</strong>.</p><pre><code class="language-ts">const a = 1;</code></pre>',
    });
    const { statusCode, payload, headers } = await read(`/blog/${slug}`);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('private, no-cache');
    const shown = /<title>(.*?)<\/title>/.exec(payload)?.[1] ?? '';
    expect(shown).toMatch(/^Ice &amp; &quot;snow&quot; and the lake .*… · Pathkeeper$/);
    expect(payload).toContain('<meta name="description" content="Ice, and what it holds." />');
    expect(payload).toContain(`<link rel="canonical" href="${ORIGIN}/blog/${slug}" />`);
    expect(payload).toContain('<meta property="og:type" content="article" />');
    expect(payload).toContain(
      `<meta property="article:published_time" content="${publishedAt}" />`,
    );
    expect(payload).toContain(`type="application/feed+json" href="${ORIGIN}/blog/feed.json"`);
    expect(payload).toContain('<h2 id="on-thin">Thin</h2>');
    expect(payload).toContain('<strong>held</strong>');
    expect(payload).toContain('<span class="hljs-keyword">const</span>');
    expect(payload).not.toContain('noindex');
    const [posting, crumbs] = postingGraph.parse(jsonLdOf(payload))['@graph'];
    expect(posting).toMatchObject({
      '@type': 'BlogPosting',
      url: `${ORIGIN}/blog/${slug}`,
      datePublished: publishedAt,
      author: { '@type': 'Person', name: 'the-owner' },
      keywords: ['winter'],
    });
    expect(crumbs.itemListElement.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(id).toBeGreaterThan(0);
    const again = await read(`/blog/${slug}`, { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('leads on from an old address, is gone once it is withdrawn, and unknown before its time', async () => {
    const { id, slug } = await write({ title: 'Moves' });
    await owner.call(calls.update, { params: { id }, body: { slug: 'moved' } });
    const moved = await read(`/blog/${slug}`);
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/blog/moved']);
    await owner.call(calls.unpublish, { params: { id } });
    const gone = await read('/blog/moved');
    expect(gone.statusCode).toBe(410);
    expect(gone.payload).toContain('Article Not Found</h1>');
    expect(gone.payload).toContain('<a href="/blog">Back to Blog</a>');
    expect((await read(`/blog/${slug}`)).statusCode).toBe(410);
    expect((await read('/blog/never-was')).statusCode).toBe(404);
    const at = new Date(test.clock.now().getTime() + HOUR).toISOString();
    const planned = await write({ title: 'Later today', publishedAt: at });
    expect((await read(`/blog/${planned.slug}`)).statusCode).toBe(404);
    test.clock.advance(HOUR);
    expect((await read(`/blog/${planned.slug}`)).statusCode).toBe(200);
  });

  it('as a draft is shown to whoever knows its address, kept by nobody and listed nowhere', async () => {
    const { id } = await write({ title: 'A draft', isPublished: false });
    const { body } = await owner.call(calls.openPreview, { params: { id } });
    const path = body.previewPath ?? '';
    const { statusCode, payload, headers } = await read(path);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(payload).toContain('<meta name="robots" content="noindex" />');
    expect(payload).toContain('A draft</h1>');
    expect(payload).toContain('<p class="article-draft">This is the preview of a draft.');
    await owner.call(calls.closePreview, { params: { id } });
    expect((await read(path)).statusCode).toBe(404);
  });
});

describe('the list', () => {
  it('has the articles, their categories and what is featured, page by page', async () => {
    const featured = await write({ title: 'Above the others', isFeatured: true });
    for (let i = 0; i < 13; i += 1) await write({ title: `Article ${i}`, category: 'Mindfulness' });
    const { payload, statusCode } = await read('/blog');
    expect(statusCode).toBe(200);
    expect(payload).toContain('Featured Articles');
    expect(payload).toContain(`href="/blog/${featured.slug}"`);
    expect(payload).toContain('href="/blog?category=Mindfulness"');
    const next = /rel="next" href="([^"]+)"/.exec(payload.split('<main>')[1] ?? '')?.[1] ?? '';
    const second = await read(next.replaceAll('&amp;', '&'));
    expect(second.payload).toContain('Article 0</a>');
    expect(second.payload).toContain('noindex');
    expect((await read('/blog?category=Weather')).statusCode).toBe(404);
  });

  it('is searched with the shared search: accents, beginnings, titles first', async () => {
    await write({ title: 'Zoë at the quay', content: '<p>One.</p>' });
    await write({ title: 'Elsewhere', content: '<p>Words about <em>zoe</em> and 湖の記録.</p>' });
    const found = await test.visitor().call(api.blog.search, { query: { q: 'zo' } });
    expect(found.body.map(({ title }) => title)).toEqual(['Zoë at the quay', 'Elsewhere']);
    expect(found.body[1]?.snippetHtml).toContain('<mark>zoe</mark>');
    const cjk = await test.visitor().call(api.blog.search, { query: { q: '記録' } });
    expect(cjk.body.map(({ title }) => title)).toEqual(['Elsewhere']);
    const first = await test.visitor().call(api.blog.search, { query: { q: 'zo', limit: 1 } });
    const link = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
    const cursor = new URL(link, ORIGIN).searchParams.get('cursor') ?? '';
    const second = await test.visitor().call(api.blog.search, { query: { q: 'zo', cursor } });
    expect(second.body.map(({ title }) => title)).toEqual(['Elsewhere']);
    expect([first, second].map(({ headers }) => headers['x-total-count'])).toEqual(['2', '2']);
    const { payload } = await read('/blog?q=zo');
    expect(payload).toContain('Search Results <span class="blog-count">(2)</span>');
    expect((await read('/blog?q=nothingatall')).payload).toContain('No articles found matching');
  });

  it('names three that share most tags, then its category, then the newest', async () => {
    await write({ title: 'Far', category: 'Productivity', tags: ['tide', 'ice'] });
    await write({ title: 'Near', category: 'Productivity', tags: ['tide'] });
    const { slug } = await write({
      title: 'Middle',
      category: 'Life Design',
      tags: ['tide', 'ice'],
    });
    await write({ title: 'Same', category: 'Life Design' });
    await write({ title: 'Newest', category: 'Habits' });
    const { body } = await test.visitor().call(api.blog.article, { params: { slug } });
    expect(body.related.map(({ title }) => title)).toEqual(['Far', 'Near', 'Same']);
  });
});

describe('feeds and sitemap', () => {
  it('hold the newest articles whole, with addresses that lead here from anywhere', async () => {
    const { id, slug } = await write({
      title: 'In the feed',
      tags: ['ice & snow', 'Habits'],
      content: '<p>See <a href="/about">the house</a>.</p>',
    });
    const { payload, headers, statusCode } = await read('/blog/rss.xml');
    expect([statusCode, headers['content-type']]).toEqual([
      200,
      'application/rss+xml; charset=utf-8',
    ]);
    const rss = parseRss(payload);
    const subjects = ['Habits', 'ice & snow'];
    expect(rss.self.href).toBe(`${ORIGIN}/blog/rss.xml`);
    expect(rss.items[0]).toMatchObject({ link: `${ORIGIN}/blog/${slug}`, categories: subjects });
    expect(rss.items[0]?.['content:encoded']).toContain(`href="${ORIGIN}/about"`);
    expect(payload).toContain(`<guid isPermaLink="false">${ORIGIN}/blog#${id}</guid>`);
    const published = new Date(
      (await owner.call(calls.article, { params: { id } })).body.updatedAt,
    );
    expect(headers['last-modified']).toBe(published.toUTCString());
    expect(rss.lastBuildDate).toBe(published.toUTCString());
    const json = await read('/blog/feed.json');
    const feed = jsonFeed.parse(JSON.parse(json.payload));
    expect(json.headers['last-modified']).toBe(headers['last-modified']);
    expect(feed.items.length).toBeLessThanOrEqual(20);
    expect(feed.items[0]).toMatchObject({
      id: `${ORIGIN}/blog#${id}`,
      url: `${ORIGIN}/blog/${slug}`,
      tags: subjects,
      content_html: expect.stringContaining(`href="${ORIGIN}/about"`),
    });
    const again = await read('/blog/feed.json', { 'if-none-match': String(json.headers.etag) });
    expect(again.statusCode).toBe(304);
    // Another address is the same article; one that is withdrawn is in neither.
    await owner.call(calls.update, { params: { id }, body: { slug: 'in-the-feed-still' } });
    expect((await read('/blog/rss.xml')).payload).toContain(`${ORIGIN}/blog#${id}</guid>`);
    expect(parseSitemap((await read('/sitemap.xml')).payload)).toContainEqual({
      loc: `${ORIGIN}/blog/in-the-feed-still`,
      lastmod: test.clock.now().toISOString(),
    });
    await owner.call(calls.unpublish, { params: { id } });
    expect((await read('/blog/rss.xml')).payload).not.toContain('In the feed');
    expect((await read('/sitemap.xml')).payload).not.toContain('in-the-feed');
  });

  it('are there for one category too', async () => {
    await write({ title: 'Of another kind', category: 'Growth Mindset' });
    const path = '/blog/rss.xml?category=Growth+Mindset';
    const { payload } = await read(path);
    const { title, items } = parseRss(payload);
    expect([title, items.map((item) => item.title)]).toEqual([
      `Growth Mindset · ${PAGE_TITLES.blog}`,
      ['Of another kind'],
    ]);
    expect(payload).toContain(`<atom:link href="${ORIGIN}${path}" rel="self"`);
    const page = await read('/blog?category=Growth+Mindset');
    expect(page.payload).toContain(`type="application/rss+xml" href="${ORIGIN}${path}"`);
    expect((await read('/blog/feed.json?category=Weather')).statusCode).toBe(404);
  });
});
