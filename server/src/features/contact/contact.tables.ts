import { bigserial, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

/** What was sent through the contact form (S2.3); it belongs to the operator. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** Begins 'Contact Form: '. */
    subject: text('subject').notNull(),
    /** Lines 'Name: ' and 'Email: ', then 'Message:' and the text. */
    content: text('content').notNull(),
    timestamp: instant('timestamp').notNull(),
    pinned: boolean('pinned').notNull().default(false),
    archived: boolean('archived').notNull().default(false),
  },
  (t) => [index('contact_messages_order').on(t.pinned, t.timestamp, t.id)],
);
