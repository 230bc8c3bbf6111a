import {
  type ArticleCard,
  type BlogCategory,
  type FoundArticle,
  PATHS,
  PICTURE_SIZES,
  type PreviewedArticle,
  pictureSet,
  snippetBeyond,
  wordsForReaders,
} from '@pathkeeper/contract';
import { type Markup, markup, sanitised } from '../../platform/html/index.ts';

/** Addresses of the blog, as the application's router has them. */
export const addressOf = {
  blog: (query: Record<string, string | undefined> = {}): string => {
    const named = Object.entries(query).filter(([, value]) => value !== undefined);
    const search = new URLSearchParams(named as [string, string][]).toString();
    return search ? `${PATHS.blog}?${search}` : PATHS.blog;
  },
  article: (slug: string): string => PATHS.blogArticle.replace('$slug', slug),
};

const utc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const DAY = utc({ dateStyle: 'long' });
const PARTS = {
  month: utc({ month: 'short' }),
  day: utc({ day: 'numeric' }),
  year: utc({ year: 'numeric' }),
};

type Dated = { publishedAt: string | null; createdAt: string };

const publishedOf = ({ publishedAt, createdAt }: Dated): string => publishedAt ?? createdAt;

/** The day of an instant; the reader's own zone is not known here. */
const dayOf = (instant: string): Markup =>
  markup`<time datetime="${instant}">${DAY.format(new Date(instant))}</time>`;

const minutesOf = ({ readTime }: { readTime: number }): string => `${readTime} min read`;

const tagged = (tag: string): string => addressOf.blog({ tag });

const SHOWN_TAGS = 3;

function cardFoot({ slug, title, tags }: ArticleCard): Markup {
  const more = tags.length - SHOWN_TAGS;
  const rest = more > 0 && markup`<li>+${more} more</li>`;
  const shown = tags
    .slice(0, SHOWN_TAGS)
    .map((tag) => markup`<li><a href="${tagged(tag)}" dir="auto">${tag}</a></li>`);
  const list = markup`<ul class="blog-tags" aria-label="Tags">${shown}${rest}</ul>`;
  return markup`<div class="blog-card-foot">${tags.length > 0 ? list : markup`<span></span>`}<a class="blog-read" href="${addressOf.article(slug)}" aria-label="Read Article: ${title}">Read Article</a></div>`;
}

/** An article in a list; a found one with the place that was found. */
function card(article: ArticleCard | FoundArticle): Markup {
  const { title, slug, category, excerpt, author } = article;
  const instant = publishedOf(article);
  const at = new Date(instant);
  const snippet = snippetBeyond(article);
  return markup`<li><article class="blog-card">
<p class="blog-card-date"><time datetime="${instant}"><span class="blog-card-month">${PARTS.month.format(at)}</span> <span class="blog-card-day">${PARTS.day.format(at)}</span> <span class="blog-card-year">${PARTS.year.format(at)}</span></time></p>
<div class="blog-card-body"><p class="blog-kicker">${category}</p>
<h3 class="blog-card-title" dir="auto"><a href="${addressOf.article(slug)}">${title}</a></h3>
<div><p class="blog-card-excerpt" dir="auto">${excerpt}</p>${snippet !== null && markup`<p class="blog-card-found" dir="auto">${sanitised(snippet)}</p>`}</div>
<p class="blog-facts"><bdi>${author.displayName}</bdi> <span>${minutesOf(article)}</span></p>
${cardFoot(article)}</div></article></li>
`;
}

const grid = (articles: readonly ArticleCard[]): Markup =>
  markup`<ul class="blog-grid">${articles.map(card)}</ul>`;

function lead(article: ArticleCard): Markup {
  const { title, slug, category, excerpt, author, featuredPicture: picture } = article;
  return markup`<article class="blog-lead"><div class="blog-plate">${
    picture &&
    markup`<img src="${picture.url}" srcset="${pictureSet(picture.url, picture.width)}" sizes="(max-width: 1000px) 100vw, 612px" alt="${picture.alt}" width="${picture.width}" height="${picture.height}" decoding="async" />`
  }</div>
<div><p class="blog-kicker">${category}</p><h3 class="blog-lead-title" dir="auto"><a href="${addressOf.article(slug)}">${title}</a></h3>
<p class="blog-lead-excerpt" dir="auto">${excerpt}</p>
<p class="blog-facts"><bdi>${author.displayName}</bdi> <span>${minutesOf(article)}</span> <span>${dayOf(publishedOf(article))}</span></p>
${cardFoot(article)}</div></article>`;
}

/** A page of the list of articles. */
export interface ListView {
  articles: readonly ArticleCard[];
  /** How many a search has found. */
  total?: number;
  featured: readonly ArticleCard[];
  categories: readonly BlogCategory[];
  q?: string | undefined;
  category?: BlogCategory | undefined;
  tag?: string | undefined;
  /** Of the first page, where this is a later one. */
  first?: string | undefined;
  next?: string | undefined;
}

function heading({ q, tag, total = 0 }: ListView): Markup | string {
  if (q !== undefined) {
    return markup`<span>Search Results <span class="blog-count">(${total.toLocaleString('en-US')})</span></span>`;
  }
  return tag === undefined ? 'All Articles' : `Tagged “${tag}”`;
}

/** The list of articles (S2.2). */
export function blogMarkup(view: ListView): Markup {
  const { articles, featured, categories, q, category, tag, first, next } = view;
  const [top, ...others] = featured;
  const empty =
    q === undefined
      ? markup`<p class="blog-empty">No articles available yet.</p>`
      : markup`<div class="blog-empty"><p>No articles found matching your search.</p><a href="${PATHS.blog}">Clear Search</a></div>`;
  const chip = (href: string, words: string, isCurrent: boolean) =>
    markup`<li><a href="${href}"${isCurrent && markup` aria-current="page"`}>${words}</a></li>`;
  return markup`<div class="blog"><header class="blog-head"><h1 class="blog-title">Pathkeeper Blog</h1><p class="blog-words">On keeping a page a day.</p></header>
<form class="blog-search" action="${PATHS.blog}" method="get" role="search"><input type="search" name="q" value="${q ?? ''}" aria-label="Search the blog" maxlength="200" /> <button>Search</button></form>
<nav class="blog-categories" aria-label="Categories"><ul>${chip(PATHS.blog, 'All Categories', category === undefined)}${categories.map((each) => chip(addressOf.blog({ category: each }), each, each === category))}</ul></nav>
${top && markup`<section class="blog-section"><h2 class="blog-heading">Featured Articles</h2>${lead(top)}${others.length > 0 && grid(others)}</section>`}
<section class="blog-section"><h2 class="blog-heading">${heading(view)}</h2>${tag !== undefined && markup`<p class="blog-back"><a href="${PATHS.blog}">All Articles</a></p>`}
${articles.length === 0 ? empty : grid(articles)}
${(first || next) && markup`<p class="served-more">${first && markup`<a rel="start" href="${first}">From the beginning</a> `}${next && markup`<a rel="next" href="${next}">Older articles</a>`}</p>`}</section></div>`;
}

/** Characters from which on a title is set a size smaller. */
const LONG_TITLE = 40;

function contentsOf({ contents }: PreviewedArticle): Markup | false {
  if (contents.length === 0) return false;
  const list = markup`<ol>${contents.map(({ id, text, level }) => markup`<li data-level="${level}"><a href="#${encodeURIComponent(id)}" dir="auto">${text}</a></li>`)}</ol>`;
  return markup`<nav class="article-side" aria-label="In this article"><p>In this article</p>${list}</nav>
<details class="article-contents"><summary>In this article</summary><nav aria-label="In this article">${list}</nav></details>`;
}

/** What stands above a draft (D60). */
const DRAFT_LINE = markup`<p class="article-draft">This is the preview of a draft. Whoever knows its address can read it, and nobody else.</p>
`;

/** An article with what belongs to it (S2.2); of a draft, what it is above it. */
export function articleMarkup(article: PreviewedArticle, { isDraft = false } = {}): Markup {
  const { title, category, excerpt, tags, isFeatured, author, content, related } = article;
  const picture = article.featuredPicture;
  const published = publishedOf(article);
  const isChanged = article.updatedAt.slice(0, 10) > published.slice(0, 10);
  return markup`<article class="article" aria-labelledby="article-title">${isDraft && DRAFT_LINE}<header class="article-head">
<p class="article-kicker">${category && markup`<a href="${addressOf.blog({ category })}">${category}</a>`}${isFeatured && markup`<span class="article-badge">Featured</span>`}</p>
<h1 id="article-title" class="article-title"${title.length > LONG_TITLE && markup` data-long="true"`} dir="auto">${title}</h1>
<p class="article-excerpt" dir="auto">${excerpt}</p>
<p class="article-byline"><span>By <bdi>${author.displayName}</bdi></span> <span>${dayOf(published)}</span> <span>${minutesOf(article)}</span></p>
<div class="article-about">${tags.length > 0 && markup`<ul class="article-tags" aria-label="Tags">${tags.map((tag) => markup`<li><a href="${tagged(tag)}"><span dir="auto">${tag}</span></a></li>`)}</ul>`}</div><hr class="article-mark" aria-hidden="true" /></header>
${
  picture &&
  markup`<figure class="article-picture"><img src="${picture.url}" srcset="${pictureSet(picture.url, picture.width)}" sizes="${PICTURE_SIZES}" alt="${picture.alt}" width="${picture.width}" height="${picture.height}" decoding="async" fetchpriority="high" /></figure>`
}
<div class="article-body">${contentsOf(article)}<div class="article-words" dir="auto">${sanitised(wordsForReaders(content))}</div></div>
<footer class="article-foot"><hr class="article-mark" aria-hidden="true" /><div class="article-author"><p><b dir="auto">${author.displayName}</b> wrote this${article.publishedAt !== null && markup` for ${dayOf(published)}`}${isChanged && markup`, and changed it last on ${dayOf(article.updatedAt)}`}.</p></div>
<div class="article-ways"><a href="${PATHS.blog}">More Articles</a></div></footer></article>
${related.length > 0 && markup`<section class="article-more"><h2>Related Articles</h2><ul>${related.map(card)}</ul></section>`}`;
}

/** An address at which no article is, or not any more (S2.2). */
export const missingMarkup: Markup = markup`<div class="blog"><header class="blog-head"><h1 class="blog-title">Article Not Found</h1></header>
<div class="blog-empty"><p>It may have been taken back by its author, or its address mistyped.</p><a href="${PATHS.blog}">Back to Blog</a></div></div>`;
