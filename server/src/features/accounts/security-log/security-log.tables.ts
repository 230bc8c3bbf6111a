import type { SecurityEventKind } from '@pathkeeper/contract';
import { bigserial, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';
import { ownerId } from '../accounts.tables.ts';

/** What happened at the doors of an account, for ninety days; nothing that was typed. */
export const securityEvents = pgTable(
  'security_events',
  {
    userId: ownerId(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    at: instant('at').notNull(),
    kind: text('kind').$type<SecurityEventKind>().notNull(),
    address: text('address').notNull(),
    userAgent: text('user_agent'),
    sid: text('sid'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('security_events_own').on(t.userId, t.at, t.id),
    // Swept, and read by administrators.
    index('security_events_newest').on(t.at, t.id),
    index('security_events_kind').on(t.kind, t.at, t.id),
  ],
);
