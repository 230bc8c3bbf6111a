import { and, gt } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { blogArticles, lacksCard } from '../blog/blog.tables.ts';

/** A published article whose title has no card yet, past an id. */
export async function findWithoutCard(
  db: Database,
  after: number,
): Promise<{ id: number; title: string } | undefined> {
  const [row] = await db
    .select({ id: blogArticles.id, title: blogArticles.title })
    .from(blogArticles)
    .where(and(lacksCard(blogArticles), gt(blogArticles.id, after)))
    .orderBy(blogArticles.id)
    .limit(1);
  return row;
}
