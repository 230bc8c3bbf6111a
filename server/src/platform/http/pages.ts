import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { serveCrawlers } from './crawlers.ts';
import { headOf, isPage } from './page-head.ts';
import { contentPolicy } from './security.ts';

/** What index.html says of itself, and what each address says in its place. */
const HEAD = /<!-- head -->.*?<!-- \/head -->/s;

/**
 * Serves the built web application: files as they are, and its one page for every other address,
 * which the page's own router reads. The page's head is filled in here, for those who run no script;
 * an address that the application does not have gets the same page with 404.
 */
export async function servePages(
  app: FastifyInstance,
  webRoot: string | null,
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
): Promise<void> {
  const origin = PUBLIC_URL && new URL(PUBLIC_URL).origin;
  serveCrawlers(app, origin);
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
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const path = request.url.split('?')[0] ?? '';
    // A person's browser asks for text/html, also at an address with a dot in it.
    const isFile = /\.\w{1,8}$/.test(path) && !request.headers.accept?.includes('text/html');
    if (!isRead || isFile || /^\/api(\/|$)/.test(path)) {
      throw new AppError('not_found', 'There is nothing at that address.');
    }
    if (!page) throw new AppError('unavailable', 'The web application is not built: npm start.');
    const nonce = randomBytes(16).toString('base64');
    return reply
      .status(isPage(path) ? 200 : 404)
      .header('Cache-Control', 'no-store')
      .header('Content-Security-Policy', contentPolicy(nonce))
      .type('text/html; charset=utf-8')
      .send(page.replace(HEAD, () => headOf(path, origin)).replaceAll('__CSP_NONCE__', nonce));
  });
}
