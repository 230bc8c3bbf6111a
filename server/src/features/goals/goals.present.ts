import { type Goal, type GoalNote, goalProgress, type Milestone } from '@pathkeeper/contract';
import type { NoteRow } from './goal-notes.repository.ts';
import type { GoalRow } from './goals.repository.ts';
import type { MilestoneRow } from './milestones.repository.ts';

/** Day and first line of the entries that notes refer to, by their ids. */
export type TiedEntries = ReadonlyMap<number, NonNullable<GoalNote['entry']>>;

function presentMilestone({ userId: _, ...row }: MilestoneRow, place: number): Milestone {
  return { ...row, completedAt: row.completedAt?.toISOString() ?? null, sortOrder: place };
}

function presentNote({ userId: _, ...row }: NoteRow, entries: TiedEntries): GoalNote {
  const entry = row.entryId === null ? null : (entries.get(row.entryId) ?? null);
  return { ...row, entry, createdAt: row.createdAt.toISOString() };
}

/** A goal as its owner sees it, with what belongs to it. */
export function presentGoal(
  goal: GoalRow,
  milestones: MilestoneRow[],
  notes: NoteRow[],
  entries: TiedEntries,
): Goal {
  const { id, title, description, targetDate, isCompleted } = goal;
  return {
    ...{ id, title, description, targetDate, isCompleted },
    completedAt: goal.completedAt?.toISOString() ?? null,
    createdAt: goal.createdAt.toISOString(),
    progress: goalProgress({ isCompleted, milestones, notes }),
    milestones: milestones.map(presentMilestone),
    notes: notes.map((note) => presentNote(note, entries)),
  };
}
