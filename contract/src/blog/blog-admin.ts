import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { ARTICLE_STATES, BLOG_LIMITS } from '../core/limits.ts';
import { cursor, done, id, idParams } from '../core/shapes.ts';
import { isBlank, line, optionalLine, text } from '../core/text.ts';
import { PICTURE_MAX_BYTES } from '../files.ts';
import { blogCategory, blogTags, pageSize } from './blog.ts';
import { articleVersion, blogPicture, managedArticle, managedCard } from './blog-shapes.ts';

const OWN_PICTURE = /^\/api\/files\/[\w-]{43}\/\d{3,4}$/;

const content = text({ name: 'Content', max: BLOG_LIMITS.content });

const yes = (name: string) => z.boolean({ error: `${name} must be true or false.` });

const YEARS = { error: 'The date must lie between the years 2000 and 2100.' };

/** What an article can be sent with; each field by itself may be left out of a change (S2.7). */
const fields = {
  title: line({ name: 'Title', max: BLOG_LIMITS.title }),
  /** Made from the title when it is empty (S2.5); the server brings any other into its form. */
  slug: optionalLine({ name: 'Slug', max: BLOG_LIMITS.slug }),
  excerpt: line({ name: 'Excerpt', max: BLOG_LIMITS.excerpt }),
  content,
  /** Address of one of our own pictures, as `addImage` answered it. */
  featuredImage: optionalLine({ name: 'The picture', max: 200 }).refine(
    (value) => value === null || OWN_PICTURE.test(value),
    { error: 'The picture must be one that was uploaded here.' },
  ),
  featuredImageAlt: optionalLine({ name: 'The description', max: BLOG_LIMITS.alt }),
  category: blogCategory,
  tags: blogTags,
  metaTitle: optionalLine({ name: 'Meta title', max: BLOG_LIMITS.metaTitle }),
  metaDescription: optionalLine({ name: 'Meta description', max: BLOG_LIMITS.metaDescription }),
  /** Minutes in place of the counted ones; null counts them. */
  readTime: z
    .number({ error: 'The read time must be a number of minutes.' })
    .int({ error: 'The read time must be a whole number of minutes.' })
    .min(1, { error: 'The read time must be at least one minute.' })
    .max(BLOG_LIMITS.readTime, {
      error: `The read time can be at most ${BLOG_LIMITS.readTime} minutes.`,
    })
    .nullable(),
  isPublished: yes('isPublished'),
  isFeatured: yes('isFeatured'),
  /** From when on it shows once it is published; may lie ahead (D59). */
  publishedAt: z.iso
    .datetime({ offset: true, error: 'The date must be a moment with its time zone.' })
    .refine((value) => value >= '2000' && value < '2101', YEARS)
    .nullable(),
};

/** What shows something as it was sent; the server judges again by what cleaning leaves of it. */
const written = content.refine((value) => !isBlank(value.replace(/<(?!img\b)[^>]*>/g, '')), {
  error: 'Content is required.',
});

const post = idParams('article');

const versionNumber = z.coerce
  .number({ error: 'The version must be a number.' })
  .int({ error: 'The version must be a whole number.' })
  .min(1, { error: 'The version must be 1 or more.' })
  .max(1e9, { error: 'There is no such version.' });

const versionParams = z.object({ id: id('article'), version: versionNumber });

/** The version that a change began from; without it the change is made whatever stands. */
const expectedVersion = versionNumber.optional();

/** What a draft that saves itself may hold: any field, empty ones too (D60). */
const unfinished = {
  title: optionalLine({ name: 'Title', max: BLOG_LIMITS.title }),
  slug: fields.slug,
  excerpt: optionalLine({ name: 'Excerpt', max: BLOG_LIMITS.excerpt }),
  content,
  featuredImage: fields.featuredImage,
  featuredImageAlt: fields.featuredImageAlt,
  category: blogCategory.nullish(),
  tags: fields.tags,
  metaTitle: fields.metaTitle,
  metaDescription: fields.metaDescription,
};

/** The calls of S2.7 that write the blog. */
export const blogAdmin = {
  articles: endpoint({
    method: 'GET',
    path: '/api/admin/blog/articles',
    summary:
      'Every article, last changed first; continued through the Link header. X-Total-Count holds their number',
    access: 'admin',
    visibility: 'public',
    query: z.object({
      /** Words of title, category or tag. */
      q: text({ name: 'The search', max: BLOG_LIMITS.search }).optional(),
      state: z
        .enum(ARTICLE_STATES, { error: `The state must be one of: ${ARTICLE_STATES.join(', ')}.` })
        .optional(),
      limit: pageSize,
      cursor,
    }),
    response: z.array(managedCard),
  }),
  article: endpoint({
    method: 'GET',
    path: '/api/admin/blog/articles/:id',
    summary: 'One article as its editor opens it',
    access: 'admin',
    visibility: 'public',
    params: post,
    response: managedArticle,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/blog/articles',
    summary: 'Write an article; a draft unless it says otherwise',
    access: 'admin',
    visibility: 'public',
    body: z.object({
      ...fields,
      content: written,
      featuredImage: fields.featuredImage.optional(),
      tags: fields.tags.default([]),
      readTime: fields.readTime.default(null),
      isPublished: fields.isPublished.default(false),
      isFeatured: fields.isFeatured.default(false),
      publishedAt: fields.publishedAt.default(null),
    }),
    response: managedArticle,
    status: 201,
    keyed: true,
  }),
  begin: endpoint({
    method: 'POST',
    path: '/api/admin/blog/drafts',
    summary: 'Begin an article with whatever stands in the editor so far',
    access: 'admin',
    visibility: 'public',
    body: z.object({
      ...unfinished,
      content: content.default(''),
      tags: fields.tags.default([]),
    }),
    response: managedArticle,
    status: 201,
    keyed: true,
  }),
  saveDraft: endpoint({
    method: 'PUT',
    path: '/api/admin/blog/articles/:id/draft',
    summary:
      'Keep what stands in the editor: of a draft as its words, of a published article as changes that wait (D60); what is not named stays',
    access: 'admin',
    visibility: 'public',
    params: post,
    body: z.object(unfinished).partial().extend({ expectedVersion }),
    response: managedArticle,
  }),
  discardWaiting: endpoint({
    method: 'DELETE',
    path: '/api/admin/blog/articles/:id/draft',
    summary: 'Let go of the changes of a published article that wait; they stay among its versions',
    access: 'admin',
    visibility: 'public',
    params: post,
    response: managedArticle,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/admin/blog/articles/:id',
    summary:
      'Change an article for its readers; what is not named stays. 409 edit_conflict when it changed since expectedVersion',
    access: 'admin',
    visibility: 'public',
    params: post,
    body: z
      .object({ ...fields, content: written })
      .partial()
      .extend({ expectedVersion }),
    response: managedArticle,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/blog/articles/:id',
    summary: 'Take an article away; for 30 days it can be brought back',
    access: 'admin',
    visibility: 'public',
    params: post,
    response: done,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/admin/blog/articles/:id/restore',
    summary: 'Bring back an article that was taken away, as a draft',
    access: 'admin',
    visibility: 'public',
    params: post,
    response: managedArticle,
  }),
  publish: endpoint({
    method: 'PATCH',
    path: '/api/admin/blog/articles/:id/publish',
    summary:
      'Publish an article with the changes that wait, at its time or now; 400 with fields while something is missing',
    access: 'admin',
    visibility: 'public',
    params: post,
    response: managedArticle,
  }),
  unpublish: endpoint({
    method: 'PATCH',
    path: '/api/admin/blog/articles/:id/unpublish',
    summary: 'Make an article a draft again; its address answers 410',
    access: 'admin',
    visibility: 'public',
    params: post,
    response: managedArticle,
  }),
  feature: endpoint({
    method: 'PATCH',
    path: '/api/admin/blog/articles/:id/feature',
    summary: 'Feature an article, or no longer',
    access: 'admin',
    visibility: 'public',
    params: post,
    response: managedArticle,
  }),
  versions: endpoint({
    method: 'GET',
    path: '/api/admin/blog/articles/:id/versions',
    summary: 'The last 50 versions of an article and each that was published, newest first',
    access: 'admin',
    visibility: 'public',
    params: post,
    response: z.array(articleVersion),
  }),
  version: endpoint({
    method: 'GET',
    path: '/api/admin/blog/articles/:id/versions/:version',
    summary: 'One version with its words, and the differences of its text from what stands now',
    access: 'admin',
    visibility: 'public',
    params: versionParams,
    response: articleVersion.extend({
      content: z.string(),
      excerpt: z.string(),
      differences: z.array(
        z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() }),
      ),
    }),
  }),
  returnTo: endpoint({
    method: 'POST',
    path: '/api/admin/blog/articles/:id/versions/:version/restore',
    summary:
      'Bring title, excerpt and content of a version back into the editor: a draft’s words, else changes that wait',
    access: 'admin',
    visibility: 'public',
    params: versionParams,
    response: managedArticle,
  }),
  openPreview: endpoint({
    method: 'POST',
    path: '/api/admin/blog/articles/:id/preview',
    summary: 'Make the address that shows a draft; the one before, if any, stays',
    access: 'admin',
    visibility: 'public',
    params: post,
    response: managedArticle,
  }),
  closePreview: endpoint({
    method: 'DELETE',
    path: '/api/admin/blog/articles/:id/preview',
    summary: 'End the address that shows a draft',
    access: 'admin',
    visibility: 'public',
    params: post,
    response: managedArticle,
  }),
  addImage: endpoint({
    method: 'POST',
    path: '/api/admin/blog/images',
    summary: 'Upload a picture for an article (D61, D83)',
    access: 'admin',
    visibility: 'public',
    accepts: 'multipart',
    maxBytes: PICTURE_MAX_BYTES,
    body: z.object({
      image: z.file({ error: 'The picture must be a file.' }),
      alt: optionalLine({ name: 'The description', max: BLOG_LIMITS.alt }),
    }),
    response: blogPicture.extend({ id: z.string() }),
    status: 201,
  }),
};
