import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { serveCrawlers } from './crawlers.ts';
import { type Moved, matcherOf, type Page, type PageRoute } from './page.ts';
import { renderHead } from './page-head.ts';
import { contentPolicy } from './security.ts';
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
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
  routes: readonly PageRoute[] = [],
): Promise<void> {
  const origin = PUBLIC_URL && new URL(PUBLIC_URL).origin;
  const all = [...routes, ...STATIC_PAGES];
  serveCrawlers(app, origin, all);
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
  app.setNotFoundHandler(async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const path = request.url.split('?')[0] ?? '';
    // A person's browser asks for text/html, also at an address with a dot in it.
    const isFile = /\.\w{1,8}$/.test(path) && !request.headers.accept?.includes('text/html');
    if (!isRead || isFile || /^\/api(\/|$)/.test(path)) {
      throw new AppError('not_found', 'There is nothing at that address.');
    }
    if (!page) throw new AppError('unavailable', 'The web application is not built: npm start.');
    return answer(request, reply, { template: page, origin, found: await pageAt(path) });
  });
}

/** The first route that has something at an address says what. */
function resolverOf(routes: readonly PageRoute[]): (path: string) => Promise<Page | Moved> {
  const matchers = routes.map((route) => ({ route, match: matcherOf(route.path) }));
  return async (path) => {
    for (const { route, match } of matchers) {
      const params = match(path);
      const found = params && (await route.resolve(params));
      if (found) return found;
    }
    return notFoundPage;
  };
}

interface Answer {
  template: string;
  origin: string | undefined;
  found: Page | Moved;
}

function answer(request: FastifyRequest, reply: FastifyReply, { template, origin, found }: Answer) {
  if (found.status === 301) return reply.redirect(found.location, 301);
  const head = renderHead(found, origin);
  const { body } = found;
  if (body !== undefined) {
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
    .send(body === undefined ? html : html.replace(ROOT, () => `<div id="root">${body}</div>`));
}

/** Weak, for the nonce is another each time. */
function etagOf(...parts: string[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return `W/"${sum.digest('base64url')}"`;
}
