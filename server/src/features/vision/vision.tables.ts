import type { PillarId, VisionAnswer, VisionBoardLayout, VisionTool } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  date,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { ownerId } from '../accounts/accounts.tables.ts';
import { entries } from '../entries/entries.tables.ts';
import { goalMilestones, goals } from '../goals/goals.tables.ts';
import type { VisionDraft } from '../vision-builder/index.ts';

/** A pillar whose goal came from a response, and the goal that stood there before. */
export interface Taken {
  pillar: PillarId;
  goalId: number;
  /** Null where the pillar was empty. */
  formerId: number | null;
  /** What stood there was kept: nothing was taken. */
  isKept?: true;
}

/** Where somebody's pillars and cards lie. */
export const visionBoards = pgTable(
  'vision_boards',
  {
    userId: ownerId(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    isDefault: boolean('is_default').notNull(),
    layout: jsonb('layout').$type<VisionBoardLayout>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('vision_boards_default').on(t.userId).where(sql`${t.isDefault}`),
  ],
);

/** What was answered in which tool, and the draft made of it; never overwritten (D66). */
export const visionResponses = pgTable(
  'vision_responses',
  {
    userId: ownerId(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    kind: text('kind').$type<VisionTool>().notNull(),
    /** Empty for the chat. */
    answers: jsonb('answers').$type<VisionAnswer[]>().notNull(),
    /** Null where words of danger kept a board from being made. */
    draft: jsonb('draft').$type<VisionDraft>(),
    taken: jsonb('taken').$type<Taken[]>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('vision_responses_newest').on(t.userId, t.createdAt, t.id),
  ],
);

/** The time at which somebody wants to be asked for a step (D70). */
export const visionCommitments = pgTable(
  'vision_commitments',
  {
    userId: ownerId(),
    /** HH:MM of the writer's clock. */
    commitmentTime: text('commitment_time').notNull(),
    /** The writer's day of committing. */
    since: date('since').notNull(),
    pausedUntil: date('paused_until'),
    /** The last day of which they said "not tonight". */
    dismissedOn: date('dismissed_on'),
  },
  (t) => [primaryKey({ columns: [t.userId] })],
);

/** The step that somebody named on a day: one a day. */
export const visionSteps = pgTable(
  'vision_steps',
  {
    userId: ownerId(),
    localDate: date('local_date').notNull(),
    /** Under which idempotency keys and pages know it. */
    id: bigserial('id', { mode: 'number' }).notNull(),
    step: text('step').notNull(),
    pillar: text('pillar').$type<PillarId>(),
    goalId: bigint('goal_id', { mode: 'number' }),
    milestoneId: bigint('milestone_id', { mode: 'number' }),
    /** The journal entry that it became. */
    entryId: bigint('entry_id', { mode: 'number' }),
    answeredAt: instant('answered_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.localDate] }),
    uniqueIndex('vision_steps_id').on(t.userId, t.id),
    foreignKey({
      columns: [t.userId, t.goalId],
      foreignColumns: [goals.userId, goals.id],
    }),
    foreignKey({
      columns: [t.userId, t.milestoneId],
      foreignColumns: [goalMilestones.userId, goalMilestones.id],
    }),
    foreignKey({
      columns: [t.userId, t.entryId],
      foreignColumns: [entries.userId, entries.id],
    }),
    index('vision_steps_newest').on(t.userId, t.answeredAt, t.id),
    index('vision_steps_goal').on(t.userId, t.goalId),
    index('vision_steps_milestone').on(t.userId, t.milestoneId),
    index('vision_steps_entry').on(t.userId, t.entryId),
  ],
);
