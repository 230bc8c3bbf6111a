import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.tables.ts';

/** Whose customer at the payment provider is whose here: events name only the customer. One each (D74). */
export const billingCustomers = pgTable('billing_customers', {
  customerId: text('customer_id').primaryKey(),
  userId: bigint('user_id', { mode: 'number' })
    .notNull()
    .unique('billing_customers_user')
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: instant('created_at').notNull(),
});

/** What the payment provider said has happened, each once; the installation's, without any content. */
export const billingEvents = pgTable(
  'billing_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /** Null for what concerns no customer. */
    customerId: text('customer_id'),
    createdAt: instant('created_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    /** Null until what it asks for is done. */
    processedAt: instant('processed_at'),
    tries: integer('tries').notNull().default(0),
    /** The kind of the last failure; never its message. */
    failure: text('failure'),
  },
  (t) => [
    index('billing_events_open').on(t.receivedAt).where(sql`${t.processedAt} is null`),
    index('billing_events_newest').on(t.createdAt),
  ],
);
