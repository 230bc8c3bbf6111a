import {
  bigint,
  bigserial,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { ownerId } from '../accounts/accounts.tables.ts';
import { entries } from '../entries/entries.tables.ts';

/** A person's goals. */
export const goals = pgTable(
  'goals',
  {
    userId: ownerId(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    title: text('title').notNull(),
    description: text('description'),
    targetDate: date('target_date'),
    isCompleted: boolean('is_completed').notNull(),
    completedAt: instant('completed_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
);

/** The steps of a goal, in their order. */
export const goalMilestones = pgTable(
  'goal_milestones',
  {
    userId: ownerId(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    goalId: bigint('goal_id', { mode: 'number' }).notNull(),
    title: text('title').notNull(),
    description: text('description'),
    targetDate: date('target_date'),
    isCompleted: boolean('is_completed').notNull(),
    completedAt: instant('completed_at'),
    sortOrder: integer('sort_order').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({
      columns: [t.userId, t.goalId],
      foreignColumns: [goals.userId, goals.id],
    }).onDelete('cascade'),
    index('goal_milestones_goal').on(t.userId, t.goalId, t.sortOrder, t.id),
  ],
);

/** Progress notes of goals, and the entries tied to them. */
export const goalProgress = pgTable(
  'goal_progress',
  {
    userId: ownerId(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    goalId: bigint('goal_id', { mode: 'number' }).notNull(),
    milestoneId: bigint('milestone_id', { mode: 'number' }),
    entryId: bigint('entry_id', { mode: 'number' }),
    progressNote: text('progress_note').notNull(),
    /** How far the goal has come by the writer's own reckoning, 0 to 100. */
    progressValue: integer('progress_value'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({
      columns: [t.userId, t.goalId],
      foreignColumns: [goals.userId, goals.id],
    }).onDelete('cascade'),
    // The migration empties the second column alone (`SET NULL ("…")`), which Drizzle cannot say.
    foreignKey({
      columns: [t.userId, t.milestoneId],
      foreignColumns: [goalMilestones.userId, goalMilestones.id],
    }).onDelete('set null'),
    foreignKey({
      columns: [t.userId, t.entryId],
      foreignColumns: [entries.userId, entries.id],
    }).onDelete('set null'),
    index('goal_progress_goal').on(t.userId, t.goalId, t.createdAt, t.id),
    index('goal_progress_milestone').on(t.userId, t.milestoneId),
    index('goal_progress_entry').on(t.userId, t.entryId),
  ],
);
