import { and, eq } from 'drizzle-orm';
import { type ExportPart, ownRows } from '../../platform/export.ts';
import { saysSomething } from './goal-notes.repository.ts';
import { goalMilestones, goalProgress, goals } from './goals.tables.ts';

/** Each goal with its own milestones and notes: together they are never more than a few hundred. */
export const goalsExport: ExportPart = {
  name: 'goals',
  about: 'your goals, each with its milestones and progress notes',
  async *rows(db, ownerId) {
    for await (const goal of ownRows(db, ownerId, goals, { by: goals.id })) {
      const milestones = ownRows(db, ownerId, goalMilestones, {
        by: goalMilestones.id,
        where: eq(goalMilestones.goalId, goal.id),
      });
      const notes = ownRows(db, ownerId, goalProgress, {
        by: goalProgress.id,
        where: and(eq(goalProgress.goalId, goal.id), saysSomething),
      });
      yield { ...goal, milestones: await listed(milestones), notes: await listed(notes) };
    }
  },
};

async function listed<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const list: Row[] = [];
  for await (const row of rows) list.push(row);
  return list;
}
