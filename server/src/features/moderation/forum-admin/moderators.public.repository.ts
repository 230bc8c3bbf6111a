import { asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/database/index.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { forumModerators } from '../../forum-cases/forum-cases.tables.ts';

/** Everybody with the role, by id; since when and by whom, where that is known. */
export function listModerators(db: Database) {
  const owners = alias(users, 'owners');
  return db
    .select({
      userId: users.id,
      assignedBy: owners.username,
      createdAt: forumModerators.createdAt,
    })
    .from(users)
    .leftJoin(forumModerators, eq(forumModerators.userId, users.id))
    .leftJoin(owners, eq(owners.id, forumModerators.assignedBy))
    .where(eq(users.role, 'moderator'))
    .orderBy(asc(users.id));
}

export async function appoint(
  tx: Database,
  moderator: typeof forumModerators.$inferInsert,
): Promise<void> {
  const { assignedBy, createdAt } = moderator;
  await tx
    .insert(forumModerators)
    .values(moderator)
    .onConflictDoUpdate({ target: forumModerators.userId, set: { assignedBy, createdAt } });
}

export async function dismiss(tx: Database, userId: number): Promise<void> {
  await tx.delete(forumModerators).where(eq(forumModerators.userId, userId));
}
