import {
  type Article,
  type ArticleCard,
  type api,
  BLOG_CATEGORIES,
  type BlogCategory,
  type BlogPicture,
  type FoundArticle,
  type ParsedInput,
  type PreviewedArticle,
  readTimeOf,
} from '@pathkeeper/contract';
import type { Context, Moment } from '../../platform/context.ts';
import { type Page, readPage } from '../../platform/database/paging.ts';
import { AppError } from '../../platform/errors.ts';
import { drawArticle, markedSnippet, picturesIn, wordsOf } from '../../platform/html/index.ts';
import { parseSearch, toTsquery } from '../../platform/search/query.ts';
import { snippetOf } from '../../platform/search/snippet.ts';
import { findPictures } from '../files/index.ts';
import { presentArticle, presentPicture, presentPublished } from './blog.present.ts';
import * as rows from './blog.public.repository.ts';
import { BUILT_IN_AUTHOR_ID } from './blog.rules.ts';

type Input<Call extends keyof typeof api.blog> = ParsedInput<(typeof api.blog)[Call]>;
type Db = Pick<Context, 'db'>;

/** Articles that readers may see, newest first. */
export function listArticles(
  { db }: Db,
  { category, tag, featured, limit, cursor }: Input<'articles'>['query'],
  { now }: Pick<Moment, 'now'>,
): Promise<Page<ArticleCard>> {
  return readPage(
    { limit, cursor },
    {
      read: (window) => rows.listVisible(db, { category, tag, featured }, now, window),
      at: (row) => publicationOf(row),
      present: (found) => found.map(presentPublished),
    },
  );
}

/** Articles that hold all the words of a search, best first; without words all of them, newest first. */
export async function searchArticles(
  { db }: Db,
  { q, limit, cursor }: Input<'search'>['query'],
  { now }: Pick<Moment, 'now'>,
): Promise<Page<FoundArticle> & { total: number }> {
  if (q.trim() === '') {
    const total = await rows.countVisible(db, now);
    const page = await listArticles({ db }, { limit, cursor }, { now });
    const items = page.items.map((card) => ({ ...card, snippetHtml: markedSnippet(card.excerpt) }));
    return { ...page, items, total };
  }
  const search = parseSearch(q);
  const query = toTsquery(search);
  if (query === null) return { items: [], next: null, total: 0 };
  let total = 0;
  const page = await readPage(
    { limit, cursor },
    {
      async read(window) {
        const found = await rows.searchVisible(db, query, now, window);
        total = found[0]?.total ?? 0;
        return found;
      },
      rank: ({ rank }) => rank,
      at: (row) => publicationOf(row),
      present: (found) =>
        found.map((row) => {
          const { snippet, highlights } = snippetOf(row.words, search);
          return { ...presentPublished(row), snippetHtml: markedSnippet(snippet, highlights) };
        }),
    },
  );
  return { ...page, total };
}

const publicationOf = ({ publishedAt }: { publishedAt: Date | null }) => publishedAt ?? new Date(0);

/** The categories in which there is something to read, in the order of the document (S2.5). */
export async function listCategories(
  { db }: Db,
  { now }: Pick<Moment, 'now'>,
): Promise<{ category: BlogCategory; articles: number }[]> {
  const counted = await rows.countByCategory(db, now);
  return BLOG_CATEGORIES.flatMap((category) => {
    const articles = counted.get(category);
    return articles === undefined ? [] : [{ category, articles }];
  });
}

/** What stands at an address: an article, one that has moved, or nothing any more. */
type Found =
  | { is: 'article'; article: Article; card: BlogPicture | null }
  | { is: 'moved'; slug: string }
  | { is: 'gone' }
  | { is: 'unknown' };

/** What stands at an address of the blog for readers, now (D59). */
export async function findArticle(
  { db }: Db,
  slug: string,
  { now }: Pick<Moment, 'now'>,
): Promise<Found> {
  const row = await rows.findVisible(db, slug, now);
  if (row) {
    const related = await rows.related(db, row, now);
    const article = presentArticle(row, related) as Article;
    return { is: 'article', article, card: presentPicture(row.card?.picture ?? null, row.title) };
  }
  const moved = await rows.findMoved(db, slug, now);
  if (!moved) return { is: 'unknown' };
  return moved.slug === null ? { is: 'gone' } : { is: 'moved', slug: moved.slug };
}

/** An article by its address; an earlier address answers it too. @throws AppError not_found */
export async function getArticle(
  context: Db,
  slug: string,
  at: Pick<Moment, 'now'>,
): Promise<Article> {
  let found = await findArticle(context, slug, at);
  if (found.is === 'moved') found = await findArticle(context, found.slug, at);
  if (found.is !== 'article') throw noArticle();
  return found.article;
}

/** S2.8 */
export const noArticle = () => new AppError('not_found', 'Article not found');

/** A draft as it will look, or a published article with the changes that wait (D60). @throws AppError not_found */
export async function previewArticle(
  { db }: Db,
  token: string,
  { now }: Pick<Moment, 'now'>,
): Promise<PreviewedArticle> {
  const row = await rows.findByPreview(db, token);
  if (!row) throw noArticle();
  const { waiting } = row;
  if (!waiting) return presentArticle(row, await rows.related(db, row, now));
  const { slug: _slug, ...words } = waiting;
  const pictures = await findPictures(db, BUILT_IN_AUTHOR_ID, picturesIn(waiting.content));
  const drawn = await drawArticle(waiting.content, pictures);
  const changed = {
    ...row,
    ...words,
    contentHtml: drawn.html,
    contents: drawn.contents,
    readTime: readTimeOf(wordsOf(waiting.content)),
  };
  return presentArticle(changed, await rows.related(db, changed, now));
}
