import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAGE_CARDS, PAGE_HEADS, PAGE_TITLES, PATHS, type PublicPage } from '@pathkeeper/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { sanitised } from '../../html/index.ts';
import { createServer } from '../server.ts';
import { matcherOf, type Page, type PageRoute } from './page.ts';
import { renderHead } from './page-head.ts';
import { servePages } from './pages.ts';
import { notFoundPage } from './static-pages.ts';

const web = join(import.meta.dirname, '../../../../../web');
const webRoot = mkdtempSync(join(tmpdir(), 'pathkeeper-pages-'));
// As the build leaves it: Vite changes nothing between the two marks.
writeFileSync(join(webRoot, 'index.html'), readFileSync(join(web, 'index.html')));
writeFileSync(join(webRoot, 'theme.js'), '// a file of the build');
afterAll(() => rmSync(webRoot, { recursive: true, force: true }));

async function serve(env: Record<string, string> = {}, routes: readonly PageRoute[] = []) {
  const config = readConfig({ LOG_LEVEL: 'silent', ...env });
  const app = await createServer(config);
  await servePages(app, webRoot, config, routes);
  await app.ready();
  return (path: string, headers: Record<string, string> = {}) =>
    app.inject({ url: path, headers: { accept: 'text/html', ...headers } });
}

const local = await serve();
const published = await serve({ PUBLIC_URL: 'https://almanac.example.org/' });

const publicPages = Object.keys(PAGE_TITLES) as PublicPage[];

/** The content of a meta element, null when there is none. */
function metaOf(html: string, key: string): string | null {
  const found = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
  const contents = found.filter(([, name]) => name === key).map(([, , content]) => content ?? '');
  expect(contents.length, `${key} stands there more than once`).toBeLessThanOrEqual(1);
  return contents[0] ?? null;
}

const titlesOf = (html: string) => [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, t]) => t);

describe('a page, read without its script', () => {
  it.each(publicPages)('%s has a title, a description and a card of its own', async (name) => {
    const { statusCode, payload, headers } = await published(PATHS[name]);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(titlesOf(payload)).toEqual([PAGE_TITLES[name]]);
    expect(metaOf(payload, 'description')).toBe(PAGE_HEADS[name].description);
    expect(metaOf(payload, 'og:title')).toBe(PAGE_TITLES[name]);
    expect(metaOf(payload, 'og:url')).toBe(`https://almanac.example.org${PATHS[name]}`);
    expect(metaOf(payload, 'og:image')).toBe(
      `https://almanac.example.org/cards/${PAGE_HEADS[name].card}.png`,
    );
    expect(metaOf(payload, 'twitter:card')).toBe('summary_large_image');
    expect(payload).toContain(
      `<link rel="canonical" href="https://almanac.example.org${PATHS[name]}" />`,
    );
    expect(metaOf(payload, 'robots')).toBe(PAGE_HEADS[name].isListed ? null : 'noindex');
  });

  it('has one canonical address, however it is spelled and whatever is asked of it', async () => {
    for (const spelling of ['/about', '/about/', '/About', '/about?next=%2Fentries']) {
      const { statusCode, payload } = await published(spelling);
      expect(statusCode).toBe(200);
      expect(payload).toContain(
        '<link rel="canonical" href="https://almanac.example.org/about" />',
      );
    }
  });

  it.each(['/entries', '/entry/17', '/vault?q=mother', '/profile?tab=account', '/reflect/week'])(
    '%s is somebody’s own: it says nothing and asks not to be listed',
    async (path) => {
      const { statusCode, payload } = await published(path);
      expect(statusCode).toBe(200);
      expect(titlesOf(payload)).toEqual(['Pathkeeper']);
      expect(metaOf(payload, 'robots')).toBe('noindex');
      expect(payload).not.toContain('canonical');
      // The nonce is drawn by chance, and may hold any two figures.
      const said = payload.replaceAll(metaOf(payload, 'csp-nonce') ?? '', '');
      expect(said).not.toContain('mother');
      expect(said).not.toContain('17');
    },
  );

  it('never repeats what a request says of itself', async () => {
    const { payload } = await local('/about?x="><script>alert(1)</script>', {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
    });
    expect(payload).not.toContain('evil.example');
    expect(payload).not.toContain('alert(1)');
    expect(payload).toContain('<link rel="canonical" href="/about" />');
    expect(metaOf(payload, 'og:image')).toBe('/cards/home.png');
    expect(metaOf(payload, 'og:url')).toBeNull();
  });

  it('is text, whatever stands in it', () => {
    const head = renderHead(
      { ...notFoundPage, canonical: '/' },
      `https://example.org/"><script>'&`,
    );
    expect(head).not.toContain('<script>');
    expect(head).toContain('&quot;&gt;&lt;script&gt;&#39;&amp;');
  });

  it('keeps the nonce that its policy names', async () => {
    const { payload, headers } = await local('/about');
    const nonce = metaOf(payload, 'csp-nonce');
    expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  });
});

describe('an address that leads nowhere', () => {
  it.each(['/nowhere/at/all', '/entry', '/entry/17/more', '/about/us', '/login.php'])(
    '%s is 404 and the application’s own page',
    async (path) => {
      const { statusCode, payload } = await published(path);
      expect(statusCode).toBe(404);
      expect(titlesOf(payload)).toEqual(['404 · Pathkeeper']);
      expect(payload).toContain('<div id="root">');
      expect(metaOf(payload, 'robots')).toBe('noindex');
    },
  );

  it('is answered at once, however many slashes stand in it', () => {
    const begun = performance.now();
    for (const path of Object.values(PATHS)) matcherOf(path)(`/${'/'.repeat(100_000)}x`);
    expect(performance.now() - begun).toBeLessThan(500);
  });

  it('is a refusal in words for a program', async () => {
    const { statusCode, json } = await local('/assets/gone.js', { accept: '*/*' });
    expect(statusCode).toBe(404);
    expect(json().error).toBe('There is nothing at that address.');
  });
});

describe('what search engines ask for', () => {
  it('is every public page, under its whole address', async () => {
    const robots = await published('/robots.txt');
    expect(robots.payload).toContain('Disallow: /api/');
    expect(robots.payload).toContain('Sitemap: https://almanac.example.org/sitemap.xml');
    const { payload, headers } = await published('/sitemap.xml');
    expect(headers['content-type']).toContain('xml');
    const places = [...payload.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
    expect(places).toContain('https://almanac.example.org/');
    expect(places).toContain('https://almanac.example.org/questionnaire');
    expect(places).not.toContain('https://almanac.example.org/reset-password');
    expect(places.every((place) => !place?.includes('/entr'))).toBe(true);
  });

  it('is no sitemap where nobody has said what the address is', async () => {
    expect((await local('/sitemap.xml', { host: 'evil.example' })).statusCode).toBe(404);
    const { statusCode, payload } = await local('/robots.txt', { host: 'evil.example' });
    expect(statusCode).toBe(200);
    expect(payload).not.toContain('Sitemap');
  });

  it('is there for whoever asks on the machine itself', async () => {
    const { payload } = await local('/sitemap.xml', { host: '127.0.0.1:4000' });
    expect(payload).toContain('<loc>http://127.0.0.1:4000/questionnaire</loc>');
    const robots = await local('/robots.txt', { host: 'localhost:4000' });
    expect(robots.payload).toContain('Sitemap: http://localhost:4000/sitemap.xml');
  });
});

describe('a page of a feature', () => {
  const words = `Ice & "snow" <script>alert(1)</script> __CSP_NONCE__ $& $1`;
  const article: Page = {
    ...notFoundPage,
    status: 200,
    title: words,
    description: words,
    image: { src: '/api/files/x/960', alt: words, type: 'image/webp', width: 960, height: 540 },
    isListed: true,
    canonical: '/gazette/thin-ice',
    kind: 'article',
    jsonLd: { '@type': 'Article', headline: words },
    body: sanitised('<article><h1>Thin ice</h1><p>__CSP_NONCE__ costs $1 & $&.</p></article>'),
  };
  const resolved: string[] = [];
  const blog: PageRoute = {
    path: '/gazette/$slug',
    async resolve({ slug = '' }) {
      resolved.push(slug);
      if (slug.includes('\0')) throw new Error('The database was asked for NUL.');
      if (slug === 'thin-ice') return article;
      if (slug === 'old-name') return { status: 301, location: '/gazette/thin-ice' };
      return slug === 'deleted' ? { ...notFoundPage, status: 410, title: 'Gone' } : null;
    },
    listed: async () => ['/gazette/thin-ice', '/gazette/eis & schnee'],
  };
  const open = serve({ PUBLIC_URL: 'https://almanac.example.org' }, [blog]);

  it('can be read without its script, under its own head', async () => {
    const { statusCode, payload } = await (await open)('/Gazette/thin-ice/?from=rss');
    expect(statusCode).toBe(200);
    expect(payload).toContain(`<main>${article.body}</main>`);
    expect(payload).toContain('<div id="root"></div>');
    expect(payload).not.toContain('<noscript>');
    expect(metaOf(payload, 'og:type')).toBe('article');
    expect(metaOf(payload, 'og:image')).toBe('https://almanac.example.org/api/files/x/960');
    expect(metaOf(payload, 'og:image:width')).toBe('960');
    expect(metaOf(payload, 'og:url')).toBe('https://almanac.example.org/gazette/thin-ice');
    expect(metaOf(payload, 'robots')).toBeNull();
  });

  it('says what was written as text: none of it is a tag, a script or a sign of ours', async () => {
    const { payload } = await (await open)('/gazette/thin-ice');
    expect(payload).not.toContain('<script>alert');
    expect(titlesOf(payload)).toEqual([
      'Ice &amp; &quot;snow&quot; &lt;script&gt;alert(1)&lt;/script&gt; __CSP_NONCE__ $&amp; $1',
    ]);
    const [, data = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec(payload) ?? [];
    expect(JSON.parse(data)).toEqual(article.jsonLd);
  });

  it('is not sent again while it is the same, and comes with a policy for its own nonce', async () => {
    const first = await (await open)('/gazette/thin-ice');
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const etag = String(first.headers.etag);
    const again = await (await open)('/gazette/thin-ice', { 'if-none-match': etag });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    expect(again.headers['content-security-policy']).toBeUndefined();
    const changed = { ...article, body: sanitised('<p>Another</p>') };
    const other = await serve({}, [{ ...blog, resolve: async () => changed }]);
    const reply = await other('/gazette/thin-ice', { 'if-none-match': etag });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers.etag).not.toBe(etag);
  });

  it('leads on from an address that it had before, for good', async () => {
    const { statusCode, headers } = await (await open)('/gazette/old-name');
    expect([statusCode, headers.location]).toEqual([301, '/gazette/thin-ice']);
  });

  it.each([
    ['never was', '/gazette/nowhere', 404],
    ['is no more', '/gazette/deleted', 410],
    ['is longer', '/gazette/thin-ice/more', 404],
    ['cannot be a name', '/gazette/%00', 404],
  ])('that %s says so, and asks not to be listed', async (_what, path, status) => {
    const { statusCode, payload } = await (await open)(path);
    expect(statusCode).toBe(status);
    expect(metaOf(payload, 'robots')).toBe('noindex');
    expect(payload).toContain('<div id="root"></div>');
  });

  it('is asked for with the part of its address as it was meant', async () => {
    await (await open)('/gazette/%C3%BCber%2Feis');
    expect(resolved.at(-1)).toBe('über/eis');
  });

  it('stands in the sitemap beside the others', async () => {
    const { payload } = await (await open)('/sitemap.xml');
    expect(payload).toContain('<loc>https://almanac.example.org/gazette/thin-ice</loc>');
    expect(payload).toContain(
      '<loc>https://almanac.example.org/gazette/eis%20&amp;%20schnee</loc>',
    );
    expect(payload).toContain('<loc>https://almanac.example.org/about</loc>');
  });
});

describe('what is said of a page', () => {
  it.each(publicPages)('%s: fits where it is shown', (name) => {
    expect(PAGE_TITLES[name].length).toBeLessThanOrEqual(60);
    expect(PAGE_HEADS[name].description.length).toBeLessThanOrEqual(160);
  });

  it.each(Object.keys(PAGE_CARDS))('the card %s is a light PNG of the usual size', (card) => {
    const png = readFileSync(join(web, 'public/cards', `${card}.png`));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(120 * 1024);
  });
});
