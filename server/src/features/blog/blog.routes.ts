import { api } from '@pathkeeper/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../../platform/errors.ts';
import type { BaseServices } from '../../platform/feature.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { sendFeed, sendJsonFeed } from '../../platform/http/pages/feed.ts';
import { sendPage } from '../../platform/http/paging.ts';
import { originAsAsked } from '../../platform/http/public-origin.ts';
import { BLOG_FEED, blogFeed, JSON_FEED } from './blog.feeds.service.ts';
import * as blog from './blog.service.ts';

export function blogRoutes(
  mount: Mount,
  { context, app }: BaseServices & { app: FastifyInstance },
): void {
  // A feed holds whole addresses.
  const originOf = (request: FastifyRequest) => {
    const origin = originAsAsked(request, context.config);
    if (!origin) throw notFound('That address');
    return origin;
  };
  const categoryOf = (request: FastifyRequest) => {
    const { category } = request.query as { category?: string | string[] };
    return category === undefined ? undefined : String(category);
  };
  app.get(BLOG_FEED, { schema: { hide: true } }, async (request, reply) => {
    const feed = await blogFeed(context, { category: categoryOf(request), isJson: false });
    return sendFeed(request, reply, feed, originOf(request));
  });
  app.get(JSON_FEED, { schema: { hide: true } }, async (request, reply) => {
    const feed = await blogFeed(context, { category: categoryOf(request), isJson: true });
    return sendJsonFeed(request, reply, feed, originOf(request));
  });
  mount(api.blog.articles, async ({ query, at, request, reply }) =>
    sendPage(request, reply, await blog.listArticles(context, query, at)),
  );
  mount(api.blog.search, async ({ query, at, request, reply }) => {
    const { total, ...page } = await blog.searchArticles(context, query, at);
    void reply.header('X-Total-Count', total);
    return sendPage(request, reply, page);
  });
  mount(api.blog.categories, ({ at }) => blog.listCategories(context, at));
  mount(api.blog.article, ({ params, at }) => blog.getArticle(context, params.slug, at));
  mount(api.blog.preview, ({ params, at, reply }) => {
    void reply.header('Cache-Control', 'no-store').header('X-Robots-Tag', 'noindex');
    return blog.previewArticle(context, params.token, at);
  });
}
