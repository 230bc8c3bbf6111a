import { date, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { ownerId } from '../accounts/accounts.tables.ts';
import type { StoredPeriod } from './stored-period.ts';

/** Weekly and monthly reflections, the latest for each period (D34). */
export const periodReflections = pgTable(
  'period_reflections',
  {
    userId: ownerId(),
    kind: text('kind', { enum: ['week', 'month'] }).notNull(),
    /** First local date of the period. */
    start: date('start').notNull(),
    /** The period's entries and the safety check when it was made (`fingerprintOf`). */
    fingerprint: text('fingerprint').notNull(),
    body: jsonb('body').$type<StoredPeriod>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.start] })],
);
