import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { AppError } from '../../errors.ts';
import { publicOrigin } from '../public-origin.ts';
import { contentPolicy } from '../security.ts';
import { serveCrawlers } from './crawlers.ts';
import { framed, takeOverHead } from './frame.ts';
import { type Moved, matcherOf, type Page, type PageRoute } from './page.ts';
import { renderHead } from './page-head.ts';
import { notFoundPage, STATIC_PAGES } from './static-pages.ts';

/** What index.html says of itself, and what each address says in its place. */
const HEAD = /<!-- head -->.*?<!-- \/head -->/s;

/** Where the application puts itself, and what is said where it cannot. */
const ROOT = /<div id="root"><\/div>\s*<noscript>.*?<\/noscript>/s;

/**
 * Serves the built web application: files as they are, and its one page for every other address,
 * which the page's own router reads. What an address says to those who run no script (`routes` of the
 * features, then the static pages) is filled in here; an address that the application does not have
 * gets the same page with 404.
 */
export async function servePages(
  app: FastifyInstance,
  webRoot: string | null,
  config: Pick<Config, 'PUBLIC_URL'>,
  routes: readonly PageRoute[] = [],
): Promise<void> {
  const all = [...routes, ...STATIC_PAGES];
  serveCrawlers(app, config, all);
  const pageAt = resolverOf(all);
  const page =
    webRoot && existsSync(join(webRoot, 'index.html'))
      ? readFileSync(join(webRoot, 'index.html'), 'utf8')
      : null;
  if (webRoot && page) {
    await app.register(staticFiles, {
      root: webRoot,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      globIgnore: ['**/*.br', '**/*.gz', 'index.html'],
      setHeaders: (reply, path) => {
        // Built assets carry a hash of their content in the name.
        const forever = path.includes('/assets/') || path.includes('\\assets\\');
        void reply.header(
          'Cache-Control',
          forever ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
        );
      },
    });
  }
  const served = webRoot ? takeOverHead(webRoot) : '';
  app.setNotFoundHandler(async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const [path = '', search = ''] = splitOnce(request.url, '?');
    // A person's browser asks for text/html, also at an address with a dot in it.
    const isFile = /\.\w{1,8}$/.test(path) && !request.headers.accept?.includes('text/html');
    if (!isRead || isFile || /^\/api(\/|$)/.test(path)) {
      throw new AppError('not_found', 'There is nothing at that address.');
    }
    if (!page) throw new AppError('unavailable', 'The web application is not built: npm start.');
    const found = await pageAt(path, search);
    return answer(request, reply, {
      ...{ template: page, served, origin: publicOrigin(config), found },
    });
  });
}

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + mark.length)];
}

/**
 * The first route that has something at an address says what. Whoever asks for an address that is just
 * being answered gets the same answer: a burst of readers costs as much as one.
 */
function resolverOf(
  routes: readonly PageRoute[],
): (path: string, search: string) => Promise<Page | Moved> {
  const matchers = routes.map((route) => ({ route, match: matcherOf(route.path) }));
  const resolve = async (path: string, search: string) => {
    const query = new URLSearchParams(search);
    for (const { route, match } of matchers) {
      const params = match(path);
      const found = params && (await route.resolve(params, query));
      if (found) return found;
    }
    return notFoundPage;
  };
  const underway = new Map<string, Promise<Page | Moved>>();
  return (path, search) => {
    const address = `${path}?${search}`;
    const known = underway.get(address);
    if (known) return known;
    const found = resolve(path, search).finally(() => underway.delete(address));
    underway.set(address, found);
    return found;
  };
}

interface Answer {
  template: string;
  /** What stands in the head of a page with words. */
  served: string;
  origin: string | undefined;
  found: Page | Moved;
}

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { template, served, origin, found }: Answer,
) {
  if (found.status === 301) return reply.redirect(found.location, 301);
  const body = found.body && String(framed(found.body));
  const head = renderHead(found, origin) + (body === undefined ? '' : `\n    ${served}`);
  if (body !== undefined && found.isKept !== false) {
    const etag = etagOf(template, head, body);
    // To be asked for again each time: what somebody deleted is gone at once.
    void reply.header('Cache-Control', 'private, no-cache').header('ETag', etag);
    if (found.status === 200 && request.headers['if-none-match'] === etag) {
      // The policy that came with the page names its nonce; another one would take its place.
      return reply.status(304).removeHeader('content-security-policy').send();
    }
  } else {
    void reply.header('Cache-Control', 'no-store');
  }
  const nonce = randomBytes(16).toString('base64');
  // The nonce first: nobody's words are searched for the place it belongs in.
  const html = template.replaceAll('__CSP_NONCE__', nonce).replace(HEAD, () => head);
  return reply
    .status(found.status)
    .header('Content-Security-Policy', contentPolicy(nonce))
    .type('text/html; charset=utf-8')
    .send(
      body === undefined ? html : html.replace(ROOT, () => `${body}\n    <div id="root"></div>`),
    );
}

/** Weak, for the nonce is another each time. */
function etagOf(...parts: string[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return `W/"${sum.digest('base64url')}"`;
}
