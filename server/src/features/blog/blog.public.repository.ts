import type { BlogCategory } from '@pathkeeper/contract';
import { and, arrayContains, asc, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { isAfter, newestFirst, type Window } from '../../platform/database/paging.ts';
import { users } from '../accounts/accounts.tables.ts';
import { ARTICLE_CARD, blogArticles, blogSlugs } from './blog.tables.ts';

const { id, authorId, slug, category, tags, publishedAt } = blogArticles;
const { isPublished, isFeatured, removedAt, search, searchHead } = blogArticles;

/** What the page of an article shows. */
const ARTICLE = {
  ...ARTICLE_CARD,
  contentHtml: blogArticles.contentHtml,
  contents: blogArticles.contents,
  metaTitle: blogArticles.metaTitle,
  metaDescription: blogArticles.metaDescription,
  card: blogArticles.card,
};

/**
 * What readers see: what is published, whose time has come and that nobody removed. A condition and no
 * state, so that an article shows at its time without anything being done (D59, ADR-0026).
 */
const isVisible = (now: Date): SQL =>
  sql`${isPublished} and ${publishedAt} <= ${now.toISOString()}::timestamptz and ${removedAt} is null`;

type CardRow = Awaited<ReturnType<typeof listVisible>>[number];

interface Filter {
  category?: BlogCategory | undefined;
  tag?: string | undefined;
  featured?: boolean | undefined;
}

/** Visible articles, newest first. */
export async function listVisible(
  db: Database,
  { category, tag, featured }: Filter,
  now: Date,
  { limit, after }: Window,
) {
  return await db
    .select(ARTICLE_CARD)
    .from(blogArticles)
    .innerJoin(users, eq(users.id, authorId))
    .where(
      and(
        isVisible(now),
        category === undefined ? undefined : eq(blogArticles.category, category),
        tag === undefined ? undefined : arrayContains(tags, [tag]),
        featured === undefined ? undefined : featured ? sql`${isFeatured}` : sql`not ${isFeatured}`,
        after ? isAfter(publishedAt, id, after) : undefined,
      ),
    )
    .orderBy(...newestFirst(publishedAt, id))
    .limit(limit);
}

/**
 * How well an article answers a search, 0 to 9: a title counts most, then excerpt and tags. The words of
 * the text do not count: reading those of every hit takes 30 times as long as all the rest.
 */
const rankFor = (query: string) =>
  sql<number>`least(9, floor(10 * ts_rank(${searchHead}, ${query}::tsquery)))::int`;

/**
 * Visible articles that answer a search (`tsquery` text), best first, each with its words and `total`, how many
 * there are: one statement. The query is handed over as what the planner cannot look into. For a word that
 * it knows to be common it would read the search column of every article, ten times as long as the index takes.
 */
export async function searchVisible(
  db: Database,
  query: string,
  now: Date,
  { limit, after }: Window,
) {
  const place = after
    ? sql`where (rank, published_at, id) <
        (${after.rank ?? 0}::int, ${after.at.toISOString()}::timestamptz, ${after.id}::bigint)`
    : sql``;
  const page = sql`(with hits as materialized (
      select ${id}, ${publishedAt}, ${rankFor(query)} as rank from ${blogArticles}
      where ${isVisible(now)} and ${search} @@ (select ${query}::tsquery))
    select id, rank, (select count(*) from hits)::int as total from hits ${place}
    order by rank desc, published_at desc, id desc limit ${limit}) page`;
  const rank = sql<number>`page.rank`;
  return await db
    .select({ ...ARTICLE_CARD, words: blogArticles.words, rank, total: sql<number>`page.total` })
    .from(blogArticles)
    .innerJoin(page, sql`page.id = ${id}`)
    .innerJoin(users, eq(users.id, authorId))
    .orderBy(sql`${rank} desc`, ...newestFirst(publishedAt, id));
}

/** How many visible articles there are. */
export async function countVisible(db: Database, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(blogArticles)
    .where(isVisible(now));
  return row?.count ?? 0;
}

/** How many visible articles stand in each category. */
export async function countByCategory(
  db: Database,
  now: Date,
): Promise<ReadonlyMap<BlogCategory, number>> {
  const rows = await db
    .select({ category, count: sql<number>`count(*)::int` })
    .from(blogArticles)
    .where(isVisible(now))
    .groupBy(category);
  return new Map(rows.flatMap(({ category, count }) => (category ? [[category, count]] : [])));
}

/** The visible article that stands at an address now. */
export async function findVisible(db: Database, address: string, now: Date) {
  const [row] = await db
    .select(ARTICLE)
    .from(blogArticles)
    .innerJoin(users, eq(users.id, authorId))
    .where(and(eq(slug, address), isVisible(now)));
  return row;
}

/** Where an article went that could once be read at an address; a null slug if it cannot be read now. */
export async function findMoved(
  db: Database,
  address: string,
  now: Date,
): Promise<{ slug: string | null } | undefined> {
  const [row] = await db
    .select({ slug: sql<string | null>`case when ${isVisible(now)} then ${slug} end` })
    .from(blogSlugs)
    .leftJoin(blogArticles, eq(blogArticles.id, blogSlugs.articleId))
    .where(eq(blogSlugs.slug, address));
  return row;
}

/** The article, draft or not, whose preview has this token. */
export async function findByPreview(db: Database, token: string) {
  const [row] = await db
    .select({
      ...ARTICLE,
      content: blogArticles.content,
      waiting: blogArticles.waiting,
    })
    .from(blogArticles)
    .innerJoin(users, eq(users.id, authorId))
    .where(and(eq(blogArticles.previewToken, token), sql`${removedAt} is null`));
  return row;
}

/** Newest articles with a tag that are weighed against each other. */
const WEIGHED = 200;

/**
 * Three visible articles that share most tags with one, then those of its category, newest first: one
 * query, whose candidates come from indexes.
 */
export async function related(
  db: Database,
  article: { id: number; category: BlogCategory | null; tags: readonly string[] },
  now: Date,
): Promise<CardRow[]> {
  const own = sql`${sql.param([...article.tags])}::text[]`;
  const shared = sql`(select count(*) from unnest(${tags}) tag where tag = any(${own}))`;
  const others = and(isVisible(now), sql`${id} <> ${article.id}`);
  const newest = sql`order by ${publishedAt} desc, ${id} desc`;
  const candidates = sql`${id} in (
    (select id from blog_articles where ${others} and ${tags} && ${own} ${newest} limit ${WEIGHED})
    union (select id from blog_articles where ${others} and ${category} = ${article.category} ${newest} limit 3)
    union (select id from blog_articles where ${others} ${newest} limit 3))`;
  return await db
    .select(ARTICLE_CARD)
    .from(blogArticles)
    .innerJoin(users, eq(users.id, authorId))
    .where(candidates)
    .orderBy(
      sql`${shared} desc`,
      sql`(${category} is not distinct from ${article.category}) desc`,
      ...newestFirst(publishedAt, id),
    )
    .limit(3);
}

/** The newest visible articles with their words, of all categories or of one, for feeds. */
export async function newestWhole(
  db: Database,
  now: Date,
  { limit, category }: { limit: number; category?: BlogCategory | undefined },
) {
  return await db
    .select({ ...ARTICLE_CARD, contentHtml: blogArticles.contentHtml })
    .from(blogArticles)
    .innerJoin(users, eq(users.id, authorId))
    .where(
      and(isVisible(now), category === undefined ? undefined : eq(blogArticles.category, category)),
    )
    .orderBy(...newestFirst(publishedAt, id))
    .limit(limit);
}

/** The newest article's id; 0 before the first. */
export async function lastArticleId(db: Database): Promise<number> {
  const [row] = await db.select({ id }).from(blogArticles).orderBy(desc(id)).limit(1);
  return row?.id ?? 0;
}

/** Visible articles of a range of ids, and when they last changed. */
export function publicArticles(
  db: Database,
  now: Date,
  { after, upTo }: { after: number; upTo: number },
): Promise<{ slug: string; updatedAt: Date; publishedAt: Date | null }[]> {
  return db
    .select({ slug, publishedAt, updatedAt: blogArticles.updatedAt })
    .from(blogArticles)
    .where(and(isVisible(now), gt(id, after), lte(id, upTo)))
    .orderBy(asc(id));
}
