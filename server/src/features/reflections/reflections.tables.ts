import type { MonthlyReflection, WeeklyReflection } from '@pathkeeper/contract';
import { date, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';
import { ownerId } from '../accounts/accounts.tables.ts';
import type { Danger } from '../safety/index.ts';

/** Fields that are stored with a period's reflection and not sent. */
export interface KeptBeside {
  /** The danger in its entries or in the guide's answer; each response answers it anew. */
  danger: Danger | null;
  /** Ids of the earlier entries that it may recall. */
  recalls: number[];
}

export type KeptPeriod = (WeeklyReflection | MonthlyReflection) & KeptBeside;

/** Weekly and monthly reflections, the latest for each period (D34). */
export const periodReflections = pgTable(
  'period_reflections',
  {
    userId: ownerId(),
    kind: text('kind', { enum: ['week', 'month'] }).notNull(),
    /** First local date of the period. */
    start: date('start').notNull(),
    /** Hash of the period's entries when it was made. When it differs, the reflection is made again. */
    fingerprint: text('fingerprint').notNull(),
    body: jsonb('body').$type<KeptPeriod>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.start] })],
);
