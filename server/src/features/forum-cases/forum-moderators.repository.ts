import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { forumModerators } from './forum-cases.tables.ts';

/** Whether the owner has made somebody a moderator and not let them go; an administrator keeps it meanwhile. */
export async function isAppointed(tx: Database, userId: number): Promise<boolean> {
  return (await tx.$count(forumModerators, eq(forumModerators.userId, userId))) > 0;
}
