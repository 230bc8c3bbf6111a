import { VISION_TOOLS, type VisionUse } from '@pathkeeper/contract';
import { gt, isNotNull, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/index.ts';
import { goals } from '../goals/goals.tables.ts';
import { visionBoards, visionCommitments, visionResponses, visionSteps } from './vision.tables.ts';

const people = (column: PgColumn) => sql<number>`count(distinct ${column})::int`;

const THIRTY_DAYS_MS = 30 * 24 * 60 * 60_000;

/** How many people use which of the vision tools; nothing of what they wrote. */
export async function countUse(db: Database, now: Date): Promise<VisionUse> {
  const count = async (table: PgTable, column: PgColumn, where = sql`true`) => {
    const [row] = await db
      .select({ people: people(column) })
      .from(table)
      .where(where);
    return row?.people ?? 0;
  };
  const monthAgo = new Date(now.getTime() - THIRTY_DAYS_MS);
  const [withGoals, boards, commitments, dailySteps30d, tools] = await Promise.all([
    count(goals, goals.userId, or(isNotNull(goals.pillar), isNotNull(goals.category))),
    count(visionBoards, visionBoards.userId),
    count(visionCommitments, visionCommitments.userId),
    count(visionSteps, visionSteps.userId, gt(visionSteps.answeredAt, monthAgo)),
    db
      .select({ kind: visionResponses.kind, people: people(visionResponses.userId) })
      .from(visionResponses)
      .groupBy(visionResponses.kind),
  ]);
  const [form = 0, journey = 0, architect = 0] = VISION_TOOLS.map(
    (tool) => tools.find(({ kind }) => kind === tool)?.people,
  );
  return { goals: withGoals, boards, form, journey, architect, commitments, dailySteps30d };
}
