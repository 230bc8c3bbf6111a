import type { ArticleState } from '@pathkeeper/contract';
import { aliasedTable, and, desc, eq, getTableColumns, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { one } from '../../platform/database/one.ts';
import { isAfter, newestFirst, type Window } from '../../platform/database/paging.ts';
import { type SearchDocument, searchValue } from '../../platform/search/document.ts';
import { containsWords } from '../../platform/search/substring.ts';
import { users } from '../accounts/accounts.tables.ts';
import { ARTICLE_CARD, blogArticles, blogSlugs, blogVersions } from '../blog/blog.tables.ts';

const {
  search: _search,
  searchHead: _searchHead,
  contentHtml: _html,
  words: _words,
  ...STORED
} = getTableColumns(blogArticles);

/** An article as it is changed: all but what is made of the rest. */
export type StoredArticle = Omit<
  typeof blogArticles.$inferSelect,
  'search' | 'searchHead' | 'contentHtml' | 'words'
>;

const savers = aliasedTable(users, 'savers');

/** What rows of “Blog Management” show, beside the card of readers. */
const MANAGED = {
  ...ARTICLE_CARD,
  removedAt: blogArticles.removedAt,
  changedAt: blogArticles.changedAt,
  hasWaiting: sql<boolean>`${blogArticles.waiting} is not null`,
};

export type ManagedRow = Awaited<ReturnType<typeof listManaged>>[number];

/** An article with the names of its author and of whoever saved the changes that wait. */
export interface EditedRow extends StoredArticle {
  hasWaiting: boolean;
  username: string;
  displayName: string | null;
  saverUsername: string | null;
  saverDisplayName: string | null;
}

interface Filter {
  state?: ArticleState | undefined;
  /** Folded words, all of which title, category or tags hold. */
  words: readonly string[];
}

function managed({ state, words }: Filter, now: Date): SQL | undefined {
  const { removedAt, isPublished, publishedAt } = blogArticles;
  const at = sql`${now.toISOString()}::timestamptz`;
  const inState = {
    removed: sql`true`,
    draft: sql`not ${isPublished}`,
    scheduled: sql`${isPublished} and ${publishedAt} > ${at}`,
    published: sql`${isPublished} and ${publishedAt} <= ${at}`,
  };
  const said = sql`concat_ws(' ', ${blogArticles.title}, ${blogArticles.category}, array_to_string(${blogArticles.tags}, ' '))`;
  return and(
    state === 'removed' ? sql`${removedAt} is not null` : sql`${removedAt} is null`,
    state && inState[state],
    words.length === 0 ? undefined : containsWords(said, words),
  );
}

/** Articles for those who manage them, last changed first; removed ones only if they are asked for. */
export async function listManaged(
  db: Database,
  filter: Filter,
  now: Date,
  { limit, after }: Window,
) {
  return await db
    .select(MANAGED)
    .from(blogArticles)
    .innerJoin(users, eq(users.id, blogArticles.authorId))
    .where(
      and(
        managed(filter, now),
        after ? isAfter(blogArticles.changedAt, blogArticles.id, after) : undefined,
      ),
    )
    .orderBy(...newestFirst(blogArticles.changedAt, blogArticles.id))
    .limit(limit);
}

export async function countManaged(db: Database, filter: Filter, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(blogArticles)
    .where(managed(filter, now));
  return row?.count ?? 0;
}

/** An article as its editor opens it, removed or not. */
export async function findEdited(db: Database, id: number): Promise<EditedRow | undefined> {
  const [row] = await db
    .select({
      ...STORED,
      hasWaiting: MANAGED.hasWaiting,
      username: users.username,
      displayName: users.displayName,
      saverUsername: savers.username,
      saverDisplayName: savers.displayName,
    })
    .from(blogArticles)
    .innerJoin(users, eq(users.id, blogArticles.authorId))
    .leftJoin(savers, eq(savers.id, blogArticles.waitingBy))
    .where(eq(blogArticles.id, id));
  return row;
}

/** The article, locked until the transaction ends. */
export async function lockArticle(tx: Database, id: number): Promise<StoredArticle | undefined> {
  const [row] = await tx
    .select(STORED)
    .from(blogArticles)
    .where(eq(blogArticles.id, id))
    .for('update');
  return row;
}

/** Adds an article with nothing in it, under `id` or the next one. */
export async function insertEmpty(
  tx: Database,
  authorId: number,
  now: Date,
  id: number | null,
): Promise<StoredArticle> {
  const rows = await tx
    .insert(blogArticles)
    .values({
      ...(id === null ? {} : { id }),
      ...{ authorId, title: '', excerpt: '', content: '' },
      ...{ contentHtml: '', words: '', contents: [] },
      slug: sql`'article-' || currval('blog_articles_id_seq')`,
      ...{ createdAt: now, updatedAt: now, changedAt: now, version: 0, sanitizer: 0 },
      search: sql`''::tsvector`,
    })
    .returning(STORED);
  return one(rows);
}

export async function updateArticle(
  tx: Database,
  id: number,
  change: Partial<Omit<typeof blogArticles.$inferInsert, 'search'> & { search: SQL }>,
): Promise<void> {
  await tx
    .update(blogArticles)
    .set(change as { search: SQL })
    .where(eq(blogArticles.id, id));
}

/** The value of the search column: a title counts more than excerpt and tags, and these more than the text. */
export const searchColumn = (title: SearchDocument, lead: SearchDocument, text: SearchDocument) => {
  const lexemes = [...new Set([...title.lexemes, ...lead.lexemes, ...text.lexemes])];
  return sql`setweight(to_tsvector('simple', ${title.words}), 'A')
    || setweight(to_tsvector('simple', ${lead.words}), 'B')
    || setweight(${searchValue(text.words, sql.param(lexemes))}, 'C')`;
};

/** Addresses of other articles, now or before, that are `wanted`, or begin with `base` and a hyphen. */
export async function takenSlugs(
  tx: Database,
  { wanted, base }: { wanted: string; base: string },
  id: number,
): Promise<Set<string>> {
  const begins = `${base}-%`;
  const rows = await tx.execute<{ slug: string }>(sql`
    select slug from blog_articles where id <> ${id} and (slug = ${wanted} or slug like ${begins})
    union
    select slug from blog_slugs where article_id <> ${id} and (slug = ${wanted} or slug like ${begins})`);
  return new Set([...rows].map((row) => row.slug));
}

/** Notes that readers could find an article at an address: it leads there from now on. */
export async function traceSlug(tx: Database, slug: string, articleId: number): Promise<void> {
  await tx
    .insert(blogSlugs)
    .values({ slug, articleId })
    .onConflictDoUpdate({ target: blogSlugs.slug, set: { articleId } });
}

/** Whether readers could ever find the article at an address. */
export async function wasPublic(tx: Database, articleId: number): Promise<boolean> {
  const rows = await tx
    .select({ slug: blogSlugs.slug })
    .from(blogSlugs)
    .where(eq(blogSlugs.articleId, articleId))
    .limit(1);
  return rows.length > 0;
}

/** An article that was removed before a time. */
export async function findPurgeable(
  db: Database,
  before: Date,
): Promise<{ id: number } | undefined> {
  const [row] = await db
    .select({ id: blogArticles.id })
    .from(blogArticles)
    .where(lt(blogArticles.removedAt, before))
    .limit(1);
  return row;
}

/** An article past an id that was cleaned or drawn by older rules. */
export async function findOutdated(
  db: Database,
  rules: number,
  after: number,
): Promise<{ id: number } | undefined> {
  const [row] = await db
    .select({ id: blogArticles.id })
    .from(blogArticles)
    .where(and(lt(blogArticles.sanitizer, rules), gt(blogArticles.id, after)))
    .orderBy(blogArticles.id)
    .limit(1);
  return row;
}

export async function deleteArticle(tx: Database, id: number): Promise<void> {
  await tx.delete(blogArticles).where(eq(blogArticles.id, id));
}

type Version = typeof blogVersions.$inferInsert;

export async function insertVersion(tx: Database, version: Version): Promise<void> {
  await tx.insert(blogVersions).values(version);
}

export async function replaceVersion(
  tx: Database,
  was: { articleId: number; version: number },
  version: Partial<Version>,
): Promise<void> {
  await tx
    .update(blogVersions)
    .set(version)
    .where(and(eq(blogVersions.articleId, was.articleId), eq(blogVersions.version, was.version)));
}

export async function lastVersion(tx: Database, articleId: number) {
  const [row] = await tx
    .select()
    .from(blogVersions)
    .where(eq(blogVersions.articleId, articleId))
    .orderBy(desc(blogVersions.version))
    .limit(1);
  return row;
}

/** Deletes versions that were never published and are none of the last `kept`. */
export async function pruneVersions(tx: Database, articleId: number, kept: number): Promise<void> {
  await tx.execute(sql`
    delete from blog_versions where article_id = ${articleId} and not was_published
      and version < (select min(version) from (select version from blog_versions
        where article_id = ${articleId} order by version desc limit ${kept}) last)`);
}

/** The pictures that versions of an article show. */
export async function picturesOfVersions(tx: Database, articleId: number): Promise<string[]> {
  const rows = await tx.execute<{ hash: string }>(sql`
    select distinct unnest(pictures) as hash from blog_versions where article_id = ${articleId}`);
  return [...rows].map(({ hash }) => hash);
}

const VERSION = {
  version: blogVersions.version,
  title: blogVersions.title,
  savedAt: blogVersions.savedAt,
  wasPublished: blogVersions.wasPublished,
  username: users.username,
  displayName: users.displayName,
};

/** Versions of an article without their words, newest first. */
export async function listVersions(db: Database, articleId: number) {
  return await db
    .select(VERSION)
    .from(blogVersions)
    .leftJoin(users, eq(users.id, blogVersions.authorId))
    .where(eq(blogVersions.articleId, articleId))
    .orderBy(desc(blogVersions.version))
    .limit(1000);
}

export async function findVersion(db: Database, articleId: number, version: number) {
  const [row] = await db
    .select({ ...VERSION, excerpt: blogVersions.excerpt, content: blogVersions.content })
    .from(blogVersions)
    .leftJoin(users, eq(users.id, blogVersions.authorId))
    .where(and(eq(blogVersions.articleId, articleId), eq(blogVersions.version, version)));
  return row;
}
