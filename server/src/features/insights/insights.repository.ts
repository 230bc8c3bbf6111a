import type { Insight } from '@pathkeeper/contract';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { DIGRAPHS, LETTERS } from '../../platform/language/letters.ts';
import { MARKS } from './insights.search.ts';
import { insights } from './insights.tables.ts';

export type InsightRow = typeof insights.$inferSelect;

export type NewInsight = Omit<typeof insights.$inferInsert, 'userId' | 'id'>;

/** A place in a newest-first list: the last insight already shown. */
export interface Place {
  createdAt: Date;
  id: number;
}

export interface InsightFilter {
  /** Folded words, all of which title and content must hold between them. */
  words: readonly string[];
  category?: Insight['category'] | undefined;
  source?: Insight['source'] | undefined;
  entryId?: number | undefined;
  reflectionType?: NonNullable<Insight['reflectionType']> | undefined;
  reflectionPeriod?: string | undefined;
}

const owned = (ownerId: number, id: number) =>
  and(eq(insights.userId, ownerId), eq(insights.id, id));

/** Insights newest first, after `after` when given, that match every given filter. */
export function listInsights(
  db: Database,
  ownerId: number,
  filter: InsightFilter,
  { limit, after }: { limit: number; after: Place | null },
): Promise<InsightRow[]> {
  return db
    .select()
    .from(insights)
    .where(
      and(
        eq(insights.userId, ownerId),
        ...equalities(filter),
        filter.words.length > 0 ? holds(filter.words) : undefined,
        after ? isAfter(after) : undefined,
      ),
    )
    .orderBy(desc(insights.createdAt), desc(insights.id))
    .limit(limit);
}

const isAfter = ({ createdAt, id }: Place) =>
  sql`(${insights.createdAt}, ${insights.id}) < (${createdAt.toISOString()}::timestamptz, ${id}::bigint)`;

function equalities(filter: InsightFilter): SQL[] {
  const { category, source, entryId, reflectionType, reflectionPeriod } = filter;
  return [
    ...(category === undefined ? [] : [eq(insights.category, category)]),
    ...(source === undefined ? [] : [eq(insights.source, source)]),
    ...(entryId === undefined ? [] : [eq(insights.entryId, entryId)]),
    ...(reflectionType === undefined ? [] : [eq(insights.reflectionType, reflectionType)]),
    ...(reflectionPeriod === undefined ? [] : [eq(insights.reflectionPeriod, reflectionPeriod)]),
  ];
}

/** Folded here as `searchWords` folds what is looked for. */
function holds(words: readonly string[]): SQL {
  const text = sql`lower(normalize(${insights.title} || ' ' || ${insights.content}, NFKD))`;
  const bare = sql`regexp_replace(${text}, ${MARKS}, '', 'g')`;
  const folded = DIGRAPHS.reduce(
    (rest, [from, to]) => sql`replace(${rest}, ${from}, ${to})`,
    sql`translate(${bare}, ${LETTERS.from}, ${LETTERS.to})`,
  );
  const patterns = words.map((word) => sql`${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`);
  return sql`${folded} like all (array[${sql.join(patterns, sql`, `)}]::text[])`;
}

export async function findInsight(
  db: Database,
  ownerId: number,
  id: number,
): Promise<InsightRow | undefined> {
  const [row] = await db.select().from(insights).where(owned(ownerId, id));
  return row;
}

/** How many there are: in all, and of each category. */
export async function countInsights(db: Database, ownerId: number) {
  const of = (category: Insight['category']) =>
    sql<number>`count(*) filter (where ${insights.category} = ${category})::int`;
  const [row] = await db
    .select({
      total: sql<number>`count(*)::int`,
      insights: of('insight'),
      lessons: of('lesson'),
      goals: of('goal'),
    })
    .from(insights)
    .where(eq(insights.userId, ownerId));
  return row ?? { total: 0, insights: 0, lessons: 0, goals: 0 };
}

/** Adds an insight, under `id` or the next one. Another person's entry breaks a foreign key, a reflection that is there already a unique one. */
export async function insertInsight(
  tx: Database,
  ownerId: number,
  insight: NewInsight,
  id: number | null,
): Promise<InsightRow> {
  const [row] = await tx
    .insert(insights)
    .values({ ...insight, ...(id === null ? {} : { id }), userId: ownerId })
    .returning();
  return row as InsightRow;
}

/** Changes what is given. The insight is there: its writer's lock is held. */
export async function updateInsight(
  tx: Database,
  ownerId: number,
  id: number,
  change: Undefinable<Pick<NewInsight, 'title' | 'content' | 'category'>> & { updatedAt: Date },
): Promise<InsightRow> {
  const [row] = await tx.update(insights).set(change).where(owned(ownerId, id)).returning();
  return row as InsightRow;
}

type Undefinable<T> = { [K in keyof T]?: T[K] | undefined };

export async function deleteInsight(tx: Database, ownerId: number, id: number): Promise<boolean> {
  const rows = await tx.delete(insights).where(owned(ownerId, id)).returning({ id: insights.id });
  return rows.length > 0;
}
