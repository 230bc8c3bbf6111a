import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { BLOG_CATEGORIES, BLOG_LIMITS } from '../core/limits.ts';
import { cursor, idOf } from '../core/shapes.ts';
import { optionalLine, text } from '../core/text.ts';
import { distinctTags } from '../journal/entry-beside.ts';
import { article, articleCard, foundArticle, previewedArticle } from './blog-shapes.ts';

const PAGE = { error: `limit must be between 1 and ${BLOG_LIMITS.page}.` };

/** Articles of a page, as asked for. */
export const pageSize = z.coerce
  .number(PAGE)
  .int(PAGE)
  .min(1, PAGE)
  .max(BLOG_LIMITS.page, PAGE)
  .default(12);

/** A category of the ten; any other is refused with the list of them (S2.5). */
export const blogCategory = z.enum(BLOG_CATEGORIES, {
  error: `The category must be one of: ${BLOG_CATEGORIES.join(', ')}.`,
});

/** Tags of an article; empty ones and repeats in another case are dropped (S2.5). */
export const blogTags = z
  .array(optionalLine({ name: 'A tag', max: BLOG_LIMITS.tag }), {
    error: 'The tags must be a list.',
  })
  .max(BLOG_LIMITS.tags, { error: `An article can have at most ${BLOG_LIMITS.tags} tags.` })
  .transform((tags) => distinctTags(tags.filter((tag) => tag !== null)));

/** The calls of S2.7 that read the blog. Each answers visitors, and only what is published by now. */
export const blog = {
  articles: endpoint({
    method: 'GET',
    path: '/api/blog/articles',
    summary: 'Published articles, newest first; continued through the Link header',
    access: 'public',
    visibility: 'public',
    query: z.object({
      category: blogCategory.optional(),
      tag: text({ name: 'The tag', max: BLOG_LIMITS.tag }).optional(),
      featured: z.stringbool({ error: 'Say true or false.' }).optional(),
      limit: pageSize,
      cursor,
    }),
    response: z.array(articleCard),
  }),
  search: endpoint({
    method: 'GET',
    path: '/api/blog/search',
    summary:
      'Published articles that hold all the words, best first; all of them when there are none. X-Total-Count holds their number',
    access: 'public',
    visibility: 'public',
    query: z.object({
      q: text({ name: 'The search', max: BLOG_LIMITS.search }).default(''),
      limit: pageSize,
      cursor,
    }),
    response: z.array(foundArticle),
  }),
  categories: endpoint({
    method: 'GET',
    path: '/api/blog/categories',
    summary:
      'The categories that published articles stand in, with how many, in the order of the document',
    access: 'public',
    visibility: 'public',
    response: z.array(z.object({ category: blogCategory, articles: z.number() })),
  }),
  article: endpoint({
    method: 'GET',
    path: '/api/blog/articles/slug/:slug',
    summary:
      'One published article by its address; an earlier address answers it too, with the newest slug',
    access: 'public',
    visibility: 'public',
    params: z.object({
      slug: idOf('article-slug', text({ name: 'The address', max: BLOG_LIMITS.slug })),
    }),
    response: article,
  }),
  preview: endpoint({
    method: 'GET',
    path: '/api/blog/preview/:token',
    summary: 'A draft as it will look, for whoever knows its address (D60)',
    access: 'public',
    visibility: 'public',
    params: z.object({
      token: idOf('article-preview', text({ name: 'The address', max: 100 })),
    }),
    response: previewedArticle,
  }),
};
