import { findUserByName } from '../../features/accounts/index.ts';
import { BUILT_IN_AUTHOR_ID, contentOf } from '../../features/blog/index.ts';
import {
  addImage,
  createArticle,
  deleteArticle,
  listArticles,
  saveDraft,
  unpublish,
  writeHouseArticles,
} from '../../features/blog-admin/index.ts';
import type { Context } from '../../platform/context.ts';
import { RAIN } from './a-year-of-rain.data.ts';
import type { DemoArticle } from './article.ts';
import { DEMO_ARTICLES } from './articles.data.ts';
import { drawPlate } from './plate.ts';

const DAY = 24 * 60 * 60 * 1000;
const ZONE = 'UTC';

/** The text that stands for the picture in an article. */
const PLATE = '<p>{picture}</p>';

const CAPTION =
  'A year of it, January to December. A stroke is four millimetres; October is in red.';

const IN_WORDS =
  'Twelve columns of short strokes. They fall from January to May and climb again to October, the tallest.';

/** Writes the first articles, and those of the demo's owner, in each state that there is; once. */
export async function seedBlog(context: Context, username: string): Promise<void> {
  await writeHouseArticles(context);
  const author = await findUserByName(context.db, username);
  if (author?.role !== 'admin' || (await idsBy(context, author.id)).length > 0) return;
  await context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    for (const article of DEMO_ARTICLES) await write(inside, author, article);
  });
}

/** Takes out what somebody wrote for the blog, for good. */
export async function clearBlog(context: Context, username: string): Promise<void> {
  const author = await findUserByName(context.db, username);
  if (!author) return;
  const now = context.clock.now();
  for (const id of await idsBy(context, author.id)) await deleteArticle(context, id, now);
}

async function idsBy(context: Context, authorId: number): Promise<number[]> {
  const ids: number[] = [];
  const at = { now: context.clock.now(), zone: ZONE };
  for (let cursor: string | undefined; ; ) {
    const page = await listArticles(context, { limit: 50, cursor }, at);
    ids.push(...page.items.filter((each) => each.authorId === authorId).map(({ id }) => id));
    if (page.next === null) return ids;
    cursor = page.next;
  }
}

async function write(context: Context, author: { id: number }, article: DemoArticle) {
  const { title, category, excerpt, tags, isFeatured = false, notes, waiting } = article;
  const today = context.clock.now().getTime() - (context.clock.now().getTime() % DAY);
  const on = (days: number, hour: number) => new Date(today + days * DAY + hour * 60 * 60 * 1000);
  const written = on(-article.daysAgo, 5);
  const appears =
    article.appearsAfter === undefined ? null : on(article.appearsAfter - article.daysAgo, 7);
  const { id } = await createArticle(
    context,
    author,
    {
      ...{ title, category, excerpt, tags: [...tags], isFeatured },
      ...{ slug: null, metaTitle: null, metaDescription: null, readTime: null },
      ...{ featuredImage: null, featuredImageAlt: null },
      content: await withPlate(context, contentOf(article.text, notes)),
      isPublished: appears !== null,
      publishedAt: appears?.toISOString() ?? null,
    },
    { key: undefined, now: written, zone: ZONE },
  );
  if (waiting !== undefined) {
    const draft = {
      ...{ title, category, excerpt, tags: [...tags], content: contentOf(waiting) },
      ...{ slug: null, metaTitle: null, metaDescription: null },
      ...{ featuredImage: null, featuredImageAlt: null },
    };
    await saveDraft(context, author, id, draft, { now: on(-1, 18), zone: ZONE });
  }
  if (article.takenBackAfter !== undefined) {
    const now = on(article.takenBackAfter - article.daysAgo, 9);
    await unpublish(context, author, id, { now, zone: ZONE });
  }
}

async function withPlate(context: Context, html: string): Promise<string> {
  if (!html.includes(PLATE)) return html;
  const image = await drawPlate(RAIN);
  const { url, width, height } = await addImage(
    context,
    { id: BUILT_IN_AUTHOR_ID },
    { image, alt: IN_WORDS },
  );
  const img = `<img src="${url}" alt="${IN_WORDS}" width="${width}" height="${height}" />`;
  return html.replace(PLATE, `<figure>${img}<figcaption>${CAPTION}</figcaption></figure>`);
}
