import type { PillarId, VisionEvidence, VisionSource } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { ownerId } from '../accounts/accounts.tables.ts';
import { entries } from '../entries/entries.tables.ts';

/** What a goal is of the vision (D66). Without pillar and category it is an ordinary goal. */
const ofTheVision = {
  pillar: text('pillar').$type<PillarId>(),
  category: text('category'),
  phrase: text('phrase'),
  color: text('color'),
  icon: text('icon'),
  obstacle: text('obstacle'),
  whenThen: text('when_then'),
  position: integer('position'),
  source: text('source').$type<VisionSource>(),
  evidence: jsonb('evidence').$type<VisionEvidence>(),
};

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
    ...ofTheVision,
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('goals_pillar').on(t.userId, t.pillar).where(sql`${t.pillar} is not null`),
    uniqueIndex('goals_category').on(t.userId, t.category).where(sql`${t.category} is not null`),
  ],
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
    foreignKey({
      columns: [t.userId, t.milestoneId],
      foreignColumns: [goalMilestones.userId, goalMilestones.id],
    }),
    foreignKey({
      columns: [t.userId, t.entryId],
      foreignColumns: [entries.userId, entries.id],
    }),
    index('goal_progress_goal').on(t.userId, t.goalId, t.createdAt, t.id),
    index('goal_progress_milestone').on(t.userId, t.milestoneId),
    index('goal_progress_entry').on(t.userId, t.entryId),
  ],
);
