import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';
import { contentPolicy } from './security.ts';

/**
 * Serves the built web application: files as they are, and its one page for every other address,
 * which the page's own router reads.
 */
export async function servePages(app: FastifyInstance, webRoot: string | null): Promise<void> {
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
      .header('Cache-Control', 'no-store')
      .header('Content-Security-Policy', contentPolicy(nonce))
      .type('text/html; charset=utf-8')
      .send(page.replaceAll('__CSP_NONCE__', nonce));
  });
}
