import { sql } from 'drizzle-orm';
import { bigint, bigserial, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
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
    /** When the owner opened it. */
    readAt: instant('read_at'),
  },
  (t) => [
    index('contact_messages_order').on(t.pinned, t.timestamp, t.id),
    index('contact_messages_unread').on(t.id).where(sql`${t.readAt} is null`),
  ],
);

/** What the owner answered by mail (D57); it goes with its message. */
export const contactAnswers = pgTable(
  'contact_answers',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    messageId: bigint('message_id', { mode: 'number' })
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    content: text('content').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (t) => [index('contact_answers_message').on(t.messageId, t.id)],
);
