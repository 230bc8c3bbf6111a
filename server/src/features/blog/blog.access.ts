import { sql } from 'drizzle-orm';
import { defineAccess, everybody } from '../../../test/access/define.ts';
import type { Things } from '../../../test/access/things.ts';

let made = 0;

/** An article that readers see: only admins write them, and the person whose things these are is none. */
async function published({ db, clock, mark, user }: Things) {
  const now = sql`${clock.now().toISOString()}::timestamptz`;
  const slug = `found-${user.id}-${++made}`;
  const token = `preview-${user.id}-${made}`;
  const [row] = await db.execute<{ id: string }>(sql`
    insert into blog_articles (author_id, slug, title, excerpt, content, content_html, words, contents,
      category, is_published, published_at, created_at, updated_at, changed_at, preview_token, sanitizer, search)
    values (${user.id}, ${slug}, ${mark}, ${mark}, ${`<p>${mark}</p>`}, ${`<p>${mark}</p>`}, ${mark}, '[]',
      'Habits', true, ${now}, ${now}, ${now}, ${now}, ${token}, 1, to_tsvector('simple', ${mark}))
    returning id`);
  const id = Number(row?.id);
  await db.execute(sql`
    insert into blog_versions (article_id, version, author_id, title, excerpt, content, pictures, begun_at,
      saved_at, was_published)
    values (${id}, 1, ${user.id}, ${mark}, ${mark}, ${`<p>${mark}</p>`}, '{}', ${now}, ${now}, true)`);
  await db.execute(sql`insert into blog_slugs (slug, article_id) values (${slug}, ${id})`);
  return { article: id, 'article-slug': slug, 'article-preview': token, 'article-version': 1 };
}

export const access = defineAccess('blog', {
  endpoints: {
    articles: { who: everybody(200) },
    search: { who: everybody(200) },
    categories: { who: everybody(200) },
    article: { who: everybody(200) },
    preview: { who: everybody(200) },
  },
  makes: {
    article: published,
    'article-slug': published,
    'article-preview': published,
  },
  async fill({ make }) {
    await make('article');
  },
});
