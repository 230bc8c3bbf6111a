import type { MonthlyReflection, WeeklyReflection } from '@pathkeeper/contract';
import { date, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';
import { ownerId } from '../accounts/accounts.tables.ts';
import type { Danger } from '../safety/index.ts';

/** What is kept with a period's reflection for those who serve it. */
export interface KeptBeside {
  /** What its pages, or the guide itself, told of; the answer to it is given anew each time. */
  danger: Danger | null;
  /** Ids of the earlier entries that it may recall. */
  recalls: number[];
}

export type KeptPeriod = (WeeklyReflection | MonthlyReflection) & KeptBeside;

/** Weekly and monthly reflections, one a period, as they were last made (D34). */
export const periodReflections = pgTable(
  'period_reflections',
  {
    userId: ownerId(),
    kind: text('kind', { enum: ['week', 'month'] }).notNull(),
    /** First local date of the period. */
    start: date('start').notNull(),
    /** What the period's entries came to when it was made; another one now asks for it anew. */
    fingerprint: text('fingerprint').notNull(),
    body: jsonb('body').$type<KeptPeriod>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.start] })],
);
