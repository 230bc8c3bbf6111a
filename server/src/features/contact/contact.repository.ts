import type { Database } from '../../platform/database/index.ts';
import { contactMessages } from './contact.tables.ts';

type NewMessage = Pick<typeof contactMessages.$inferInsert, 'subject' | 'content' | 'timestamp'>;

/** Stores a message. It belongs to the operator, not to whoever sent it. */
export async function insertMessage(db: Database, message: NewMessage): Promise<void> {
  await db.insert(contactMessages).values(message);
}
