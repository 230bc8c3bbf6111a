import type { Database } from '../../platform/database/index.ts';
import { progress } from '../progression/progression.tables.ts';
import type { UserRow } from './accounts.repository.ts';
import { users } from './accounts.tables.ts';

/** Stores somebody new, with the row that lists of people are sorted by. */
export async function insertUser(
  tx: Database,
  values: typeof users.$inferInsert,
): Promise<UserRow> {
  const [row] = await tx.insert(users).values(values).returning();
  const user = row as UserRow;
  await tx.insert(progress).values({ userId: user.id, joinedAt: user.createdAt });
  return user;
}
