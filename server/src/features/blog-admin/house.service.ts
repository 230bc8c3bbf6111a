import type { Context } from '../../platform/context.ts';
import { BUILT_IN_AUTHOR_ID, contentOf, HOUSE_ARTICLES, type HouseArticle } from '../blog/index.ts';
import { isFirstTime } from './house.public.repository.ts';
import { createArticle } from './write.service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Seven in the morning, in UTC. */
const HOUR_MS = 7 * 60 * 60 * 1000;

/**
 * Gives an installation its first articles (D64), once: at its first start, or at the first since there is a
 * blog. Whichever process comes second finds that it has been done, and what was deleted stays so. They
 * are dated over the months before, so that a list of them looks like one.
 * @returns how many were written
 */
export function writeHouseArticles(context: Pick<Context, 'db' | 'clock'>): Promise<number> {
  const now = context.clock.now();
  return context.db.transaction(async (tx) => {
    if (!(await isFirstTime(tx, now))) return 0;
    // The oldest first, so that ids grow with dates.
    for (const article of HOUSE_ARTICLES.toReversed()) {
      await write({ ...context, db: tx }, article, publicationOf(article, now));
    }
    return HOUSE_ARTICLES.length;
  });
}

function publicationOf({ daysBefore }: HouseArticle, now: Date): Date {
  const today = now.getTime() - (now.getTime() % DAY_MS);
  return new Date(today - daysBefore * DAY_MS + HOUR_MS);
}

async function write(context: Pick<Context, 'db'>, article: HouseArticle, now: Date) {
  const { text, notes, daysBefore: _daysBefore, tags, ...fields } = article;
  const body = {
    ...fields,
    tags: [...tags],
    content: contentOf(text, notes),
    featuredImage: null,
    featuredImageAlt: null,
    readTime: null,
    isPublished: true,
    publishedAt: now.toISOString(),
  };
  await createArticle(context, { id: BUILT_IN_AUTHOR_ID }, body, {
    key: undefined,
    now,
    zone: 'UTC',
  });
}
