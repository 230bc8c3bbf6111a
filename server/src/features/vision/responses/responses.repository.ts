import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/index.ts';
import { one } from '../../../platform/database/one.ts';
import { isAfter, newestFirst, type Window } from '../../../platform/database/paging.ts';
import { visionResponses } from '../vision.tables.ts';

export type ResponseRow = typeof visionResponses.$inferSelect;

const owned = (ownerId: number, id: number) =>
  and(eq(visionResponses.userId, ownerId), eq(visionResponses.id, id));

/** Stores what was answered, under `id` or the next one; answers its id. */
export async function insertResponse(
  tx: Database,
  ownerId: number,
  response: Pick<ResponseRow, 'kind' | 'answers' | 'createdAt'>,
  id: number | null,
): Promise<number> {
  const rows = await tx
    .insert(visionResponses)
    .values({
      ...response,
      ...(id === null ? {} : { id }),
      ...{ userId: ownerId, draft: null, taken: [] },
    })
    .returning({ id: visionResponses.id });
  return one(rows).id;
}

export async function updateResponse(
  tx: Database,
  ownerId: number,
  id: number,
  change: Partial<Pick<ResponseRow, 'draft' | 'taken'>>,
): Promise<void> {
  await tx.update(visionResponses).set(change).where(owned(ownerId, id));
}

export async function findResponse(
  db: Database,
  ownerId: number,
  id: number,
): Promise<ResponseRow | undefined> {
  const [row] = await db.select().from(visionResponses).where(owned(ownerId, id));
  return row;
}

/** Responses newest first, after a place when one is given. */
export function listResponses(
  db: Database,
  ownerId: number,
  { limit, after }: Window,
): Promise<ResponseRow[]> {
  return db
    .select()
    .from(visionResponses)
    .where(
      and(
        eq(visionResponses.userId, ownerId),
        after ? isAfter(visionResponses.createdAt, visionResponses.id, after) : undefined,
      ),
    )
    .orderBy(...newestFirst(visionResponses.createdAt, visionResponses.id))
    .limit(limit);
}

/** Deletes what the architect drafted of messages, the response of that id included. */
export async function deleteDraftsOf(
  tx: Database,
  ownerId: number,
  messageIds: readonly number[],
  responseId: number | null,
): Promise<void> {
  const phrases = sql`jsonb_path_query(${visionResponses.draft}, '$.pillars[*].evidence.phrase.source.id')`;
  const isOfThem = sql`exists (
    select 1 from ${phrases} as source where source::text::bigint = any(${sql.param(messageIds)}::bigint[]))`;
  await tx
    .delete(visionResponses)
    .where(
      and(
        eq(visionResponses.userId, ownerId),
        eq(visionResponses.kind, 'chat'),
        responseId === null ? isOfThem : or(eq(visionResponses.id, responseId), isOfThem),
      ),
    );
}

/** Deletes a response; false when there was none. */
export async function deleteResponse(db: Database, ownerId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(visionResponses)
    .where(owned(ownerId, id))
    .returning({ id: visionResponses.id });
  return rows.length > 0;
}
