import type { Insight } from '@pathkeeper/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { one } from '../../platform/database/one.ts';
import { isAfter, newestFirst, type Window } from '../../platform/database/paging.ts';
import { containsWords } from '../../platform/search/substring.ts';
import { insights } from './insights.tables.ts';

export type InsightRow = typeof insights.$inferSelect;

export type NewInsight = Omit<typeof insights.$inferInsert, 'userId' | 'id'>;

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

/** What a search looks through. */
const words = sql`${insights.title} || ' ' || ${insights.content}`;

/** Insights newest first, after `after` when given, that match every given filter. */
export function listInsights(
  db: Database,
  ownerId: number,
  filter: InsightFilter,
  { limit, after }: Window,
): Promise<InsightRow[]> {
  return db
    .select()
    .from(insights)
    .where(
      and(
        eq(insights.userId, ownerId),
        ...equalities(filter),
        filter.words.length > 0 ? containsWords(words, filter.words) : undefined,
        after ? isAfter(insights.createdAt, insights.id, after) : undefined,
      ),
    )
    .orderBy(...newestFirst(insights.createdAt, insights.id))
    .limit(limit);
}

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
  const rows = await tx
    .insert(insights)
    .values({ ...insight, ...(id === null ? {} : { id }), userId: ownerId })
    .returning();
  return one(rows);
}

/** Changes what is given. The insight is there: its writer's lock is held. */
export async function updateInsight(
  tx: Database,
  ownerId: number,
  id: number,
  change: Undefinable<Pick<NewInsight, 'title' | 'content' | 'category'>> & { updatedAt: Date },
): Promise<InsightRow> {
  const rows = await tx.update(insights).set(change).where(owned(ownerId, id)).returning();
  return one(rows);
}

type Undefinable<T> = { [K in keyof T]?: T[K] | undefined };

/**
 * The reflection of an insight that comes back, for the columns of `bringBack`: none where another insight
 * holds it by now.
 */
export function unlessKeptAgain(ownerId: number): Record<string, SQL> {
  const isKept = sql`exists (
    select 1 from insights kept where kept.user_id = ${ownerId}
      and kept.reflection_type = jsonb_populate_record.reflection_type
      and kept.reflection_period = jsonb_populate_record.reflection_period)`;
  const unlessKept = (name: string) =>
    sql`case when ${isKept} then null else ${sql.identifier(name)} end`;
  return {
    reflection_type: unlessKept('reflection_type'),
    reflection_period: unlessKept('reflection_period'),
  };
}
