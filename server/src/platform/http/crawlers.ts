import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';
import type { PageRoute } from './page.ts';

/**
 * Answers the two files that search engines ask for. A sitemap holds whole addresses, so without a
 * configured public origin there is none.
 */
export function serveCrawlers(
  app: FastifyInstance,
  origin: string | undefined,
  routes: readonly PageRoute[],
): void {
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          'Disallow: /api/',
          ...(origin ? ['', `Sitemap: ${origin}/sitemap.xml`] : []),
          '',
        ].join('\n'),
      ),
  );
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) => {
    if (!origin) throw new AppError('not_found', 'There is nothing at that address.');
    const paths = await Promise.all(routes.map(async (route) => (await route.listed?.()) ?? []));
    const urls = paths
      .flat()
      .map(
        (path) =>
          `  <url><loc>${origin}${encodeURI(path).replaceAll('&', '&amp;').replaceAll("'", '&apos;')}</loc></url>`,
      );
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
      );
  });
}
