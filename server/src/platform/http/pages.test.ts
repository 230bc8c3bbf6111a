import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAGE_CARDS, PAGE_HEADS, PAGE_TITLES, PATHS, type PublicPage } from '@pathkeeper/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { headOf } from './page-head.ts';
import { servePages } from './pages.ts';
import { createServer } from './server.ts';

const web = join(import.meta.dirname, '../../../../web');
const webRoot = mkdtempSync(join(tmpdir(), 'pathkeeper-pages-'));
// As the build leaves it: Vite changes nothing between the two marks.
writeFileSync(join(webRoot, 'index.html'), readFileSync(join(web, 'index.html')));
writeFileSync(join(webRoot, 'theme.js'), '// a file of the build');
afterAll(() => rmSync(webRoot, { recursive: true, force: true }));

async function serve(env: Record<string, string> = {}) {
  const config = readConfig({ LOG_LEVEL: 'silent', ...env });
  const app = await createServer(config);
  await servePages(app, webRoot, config);
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
      expect(payload).not.toContain('mother');
      expect(payload).not.toContain('17');
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
    const head = headOf('/about', `https://example.org/"><script>'&`);
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
    headOf(`/${'/'.repeat(100_000)}x`, undefined);
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
    const { statusCode, payload } = await local('/robots.txt');
    expect(statusCode).toBe(200);
    expect(payload).not.toContain('Sitemap');
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
