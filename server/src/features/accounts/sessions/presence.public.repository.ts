import { gte, lt } from 'drizzle-orm';
import type { Database } from '../../../platform/database/index.ts';
import { presence } from '../accounts.tables.ts';

/** How many different people called since a time; they are forgotten after some minutes. */
export function countOnline(db: Database, since: Date): Promise<number> {
  return db.$count(presence, gte(presence.seenAt, since));
}

/** Forgets who was here before a time. */
export async function forgetPresence(db: Database, before: Date): Promise<void> {
  await db.delete(presence).where(lt(presence.seenAt, before));
}
