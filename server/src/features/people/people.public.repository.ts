import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { users } from '../accounts/accounts.tables.ts';
import { progress } from '../progression/progression.tables.ts';

/** What everybody may know of these people, and what their level follows from. */
export function peopleByIds(db: Database, ids: readonly number[]) {
  return db
    .select({
      id: users.id,
      username: users.username,
      emblem: users.emblem,
      xp: progress.xp,
      peakXp: progress.peakXp,
    })
    .from(users)
    .leftJoin(progress, eq(progress.userId, users.id))
    .where(inArray(users.id, [...ids]));
}
