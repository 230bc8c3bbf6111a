import { api } from '@pathkeeper/contract';
import type { BaseServices } from '../../platform/feature.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { sendPage } from '../../platform/http/paging.ts';
import * as blog from './blog.service.ts';

export function blogRoutes(mount: Mount, { context }: BaseServices): void {
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
