import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { notFound } from '../../errors.ts';
import { type Markup, markup } from '../../html/index.ts';
import { originAsAsked } from '../public-origin.ts';
import type { ListedPage, LongList, PageRoute } from './page.ts';

/** For what a program asks for: there is no noun that a person would know it by. */
const nothingThere = () => notFound('That address');

/**
 * Answers what search engines ask for. A sitemap holds whole addresses, so there is none where the origin is not
 * known (`originAsAsked`). It is one file, as long as no list of a feature needs
 * several parts; then an index.
 */
export function serveCrawlers(
  app: FastifyInstance,
  config: Pick<Config, 'PUBLIC_URL'>,
  routes: readonly PageRoute[],
): void {
  const lists = routes.flatMap(({ listedInParts }) => listedInParts ?? []);
  app.get('/robots.txt', { schema: { hide: true } }, (request, reply) => {
    const origin = originAsAsked(request, config);
    return reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          'Allow: /api/files/',
          'Disallow: /api/',
          ...(origin ? ['', `Sitemap: ${origin}/sitemap.xml`] : []),
          '',
        ].join('\n'),
      );
  });
  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
    const origin = originAsAsked(request, config);
    if (!origin) throw nothingThere();
    const counted = await Promise.all(
      lists.map(async (list) => ({ list, parts: await list.parts() })),
    );
    if (counted.every(({ parts }) => parts <= 1)) {
      const pages = await fewPages(routes);
      for (const { list, parts } of counted) if (parts > 0) pages.push(...(await list.part(1)));
      return sendXml(request, reply, urlset(origin, pages));
    }
    const parts = counted.flatMap(({ list, parts }) =>
      Array.from({ length: parts }, (_, i) => `${list.name}-${i + 1}`),
    );
    const names = ['pages', ...parts];
    return sendXml(
      request,
      reply,
      markup`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${names.map((name) => markup`  <sitemap><loc>${origin}/sitemap-${name}.xml</loc></sitemap>\n`)}</sitemapindex>
`,
    );
  });
  app.get('/sitemap-:part.xml', { schema: { hide: true } }, async (request, reply) => {
    const origin = originAsAsked(request, config);
    if (!origin) throw nothingThere();
    const { part } = request.params as { part: string };
    const pages = part === 'pages' ? await fewPages(routes) : await partOf(lists, part);
    return sendXml(request, reply, urlset(origin, pages));
  });
}

async function fewPages(routes: readonly PageRoute[]): Promise<ListedPage[]> {
  const listed = await Promise.all(routes.map(async (route) => (await route.listed?.()) ?? []));
  const pages = listed.flat().map((page) => (typeof page === 'string' ? { path: page } : page));
  return [...new Map(pages.map((page) => [page.path, page])).values()];
}

/** @throws AppError not_found */
async function partOf(lists: readonly LongList[], part: string): Promise<readonly ListedPage[]> {
  const [, name, number] = /^([a-z]+)-([1-9]\d{0,5})$/.exec(part) ?? [];
  const list = lists.find((each) => each.name === name);
  if (!list || Number(number) > (await list.parts())) throw nothingThere();
  return list.part(Number(number));
}

const urlset = (origin: string, pages: readonly ListedPage[]): Markup =>
  markup`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map(
  ({ path, changedAt }) =>
    markup`  <url><loc>${origin}${encodeURI(path)}</loc>${changedAt && markup`<lastmod>${changedAt.toISOString()}</lastmod>`}</url>\n`,
)}</urlset>
`;

/** Answers XML, or that it is the same as what the asker has. */
export function sendXml(
  request: FastifyRequest,
  reply: FastifyReply,
  xml: Markup,
  type = 'application/xml',
  changedAt?: Date,
): FastifyReply {
  return sendText(request, reply, String(xml), type, changedAt);
}

/** Answers a text for machines, or that it is the same as what the asker has; `changedAt` is when it last changed. */
export function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  body: string,
  type: string,
  changedAt?: Date,
): FastifyReply {
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  void reply.header('Cache-Control', 'public, no-cache').header('ETag', etag);
  if (changedAt) void reply.header('Last-Modified', changedAt.toUTCString());
  if (isKnown(request, etag)) return reply.status(304).send();
  return reply.type(`${type}; charset=utf-8`).send(body);
}

/** By the tag alone: what was taken out of a list leaves its newest date as it was. */
const isKnown = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace('W/', '') === etag);
