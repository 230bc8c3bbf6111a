import {
  type Article,
  BLOG_CATEGORIES,
  BLOG_LIMITS,
  type BlogCategory,
  type BlogPicture,
  PAGE_HEADS,
  PAGE_TITLES,
  PATHS,
  type PreviewedArticle,
} from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { firstPictureIn } from '../../platform/html/index.ts';
import type { Moved, Page, PageImage, PageRoute } from '../../platform/http/pages/page.ts';
import { gonePage, notFoundPage, ownPage } from '../../platform/http/pages/static-pages.ts';
import { publicOrigin } from '../../platform/http/public-origin.ts';
import { feedsOf, publicParts } from './blog.feeds.service.ts';
import { addressOf, articleMarkup, blogMarkup, missingMarkup } from './blog.markup.ts';
import {
  findArticle,
  listArticles,
  listCategories,
  previewArticle,
  searchArticles,
} from './blog.service.ts';

const ARTICLES_A_PAGE = 12;

/** The pages of the blog for those who run no script, and what the sitemap holds of it (D62, D63). */
export function blogPages(context: Context): readonly PageRoute[] {
  const origin = () => publicOrigin(context.config);
  return [
    {
      path: PATHS.blog,
      resolve: (_params, query) => orNothing(listPage(context, query)),
    },
    {
      path: PATHS.blogPreview,
      resolve: ({ token = '' }) => orNothing(previewPage(context, token)),
    },
    {
      path: PATHS.blogArticle,
      resolve: ({ slug = '' }) => orNothing(articlePage(context, slug, origin())),
      listedInParts: publicParts(context),
    },
  ];
}

/** Said where no article is. */
const MISSING = { title: 'Article Not Found · Pathkeeper', body: missingMarkup };

/** What a caller of the API is refused in words is nothing at all for those who run no script. */
async function orNothing<P extends Page | Moved>(page: Promise<P>): Promise<P | Page> {
  try {
    return await page;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'not_found' || error.code === 'invalid_request') return notFoundPage;
    throw error;
  }
}

const textIn = (query: URLSearchParams, name: string, max: number) =>
  query.get(name)?.replaceAll('\0', '').trim().slice(0, max) || undefined;

async function listPage(context: Context, query: URLSearchParams): Promise<Page> {
  const at = { now: context.clock.now() };
  const q = textIn(query, 'q', BLOG_LIMITS.search);
  const tag = textIn(query, 'tag', BLOG_LIMITS.tag);
  const named = query.get('category');
  const category = BLOG_CATEGORIES.find((each) => each === named) as BlogCategory | undefined;
  if (named && !category) return notFoundPage;
  const cursor = query.get('cursor') ?? undefined;
  const paging = { limit: ARTICLES_A_PAGE, cursor };
  const filter = q === undefined ? { category, tag } : { q };
  const isFront = cursor === undefined && q === undefined && tag === undefined;
  const [found, featured, categories] = await Promise.all([
    q === undefined
      ? listArticles(context, { category, tag, ...paging }, at)
      : searchArticles(context, { q, ...paging }, at),
    isFront
      ? listArticles(context, { category, featured: true, limit: BLOG_LIMITS.featured }, at)
      : null,
    listCategories(context, at),
  ]);
  const next = found.next === null ? undefined : addressOf.blog({ ...filter, cursor: found.next });
  return {
    ...ownPage,
    title: category ? `${category} · ${PAGE_TITLES.blog}` : PAGE_TITLES.blog,
    description: PAGE_HEADS.blog.description,
    isListed: isFront,
    canonical: addressOf.blog({ category }),
    ...feedsOf(category),
    ...(next ? { next } : {}),
    body: blogMarkup({
      ...filter,
      articles: found.items,
      ...('total' in found ? { total: found.total as number } : {}),
      featured: featured?.items ?? [],
      categories: categories.map((each) => each.category),
      first: cursor === undefined ? undefined : addressOf.blog(filter),
      next,
    }),
  };
}

async function articlePage(
  context: Context,
  slug: string,
  origin: string | undefined,
): Promise<Page | Moved> {
  const found = await findArticle(context, slug, { now: context.clock.now() });
  if (found.is === 'unknown') return { ...notFoundPage, ...MISSING };
  if (found.is === 'gone') return { ...gonePage, ...MISSING };
  if (found.is === 'moved') return { status: 301, location: addressOf.article(found.slug) };
  const { article, card } = found;
  const page = headOf(article, card);
  return {
    ...page,
    canonical: addressOf.article(article.slug),
    isListed: true,
    kind: 'article',
    ...feedsOf(undefined),
    times: { published: article.publishedAt ?? article.createdAt, changed: article.updatedAt },
    jsonLd: posting(article, page, origin ?? ''),
    body: articleMarkup(article),
  };
}

/** A draft is for whoever knows its address: kept by nobody, listed nowhere (D60). */
async function previewPage(context: Context, token: string): Promise<Page> {
  const article = await previewArticle(context, token, { now: context.clock.now() });
  return {
    ...headOf(article),
    isListed: false,
    isKept: false,
    body: articleMarkup(article, { isDraft: true }),
  };
}

/**
 * Title and description as they were given, else the article's own, cut to what is shown (S2.3); the picture at
 * its head, else its first figure, else what was drawn for its title.
 */
function headOf(article: PreviewedArticle, card: BlogPicture | null = null): Page {
  const { metaTitle, metaDescription, title, excerpt } = article;
  const picture = article.featuredPicture ?? firstPictureIn(article.content) ?? card;
  const image: PageImage = picture
    ? {
        src: picture.url,
        alt: picture.alt,
        type: 'image/webp',
        width: picture.width,
        height: picture.height,
      }
    : ownPage.image;
  return {
    ...ownPage,
    image,
    title: `${metaTitle ?? cut(title, BLOG_LIMITS.metaTitle)} · Pathkeeper`,
    description: metaDescription ?? cut(excerpt, BLOG_LIMITS.metaDescription),
  };
}

/** At most `max` characters, ending with a word. */
function cut(text: string, max: number): string {
  const characters = [...text];
  if (characters.length <= max) return text;
  const kept = characters.slice(0, max - 1).join('');
  return `${kept.replace(/\s+\S*$/u, '')}…`;
}

/** What machines read of an article (schema.org): the posting, and the way to it. */
function posting(article: Article, page: Page, origin: string): object {
  const url = `${origin}${addressOf.article(article.slug)}`;
  const step = (position: number, name: string, item: string) => ({
    ...{ '@type': 'ListItem', position, name, item },
  });
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BlogPosting',
        headline: [...article.title].slice(0, 110).join(''),
        description: page.description,
        url,
        mainEntityOfPage: url,
        image: [`${origin}${page.image.src}`],
        datePublished: article.publishedAt,
        dateModified: article.updatedAt,
        author: { '@type': 'Person', name: article.author.displayName },
        publisher: { '@type': 'Organization', name: 'Pathkeeper', url: `${origin}/` },
        articleSection: article.category,
        keywords: article.tags,
        timeRequired: `PT${article.readTime}M`,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          step(1, PAGE_TITLES.blog, `${origin}${PATHS.blog}`),
          step(2, article.category, `${origin}${addressOf.blog({ category: article.category })}`),
          step(3, article.title, url),
        ],
      },
    ],
  };
}
