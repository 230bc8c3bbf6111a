import type { Actor, api, ForumModerator, ParsedInput } from '@pathkeeper/contract';
import type { Context, Moment } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/index.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { findUserByName, type Sessions, storeRole } from '../../accounts/index.ts';
import { logAct } from '../../audit/index.ts';
import { presentPeople } from '../../people/index.ts';
import { appoint, dismiss, listModerators } from './moderators.public.repository.ts';

type Caller = Actor & { id: number };

/** The moderators of the forum (S2.3). */
export async function moderators({ db }: Context): Promise<ForumModerator[]> {
  const rows = await listModerators(db);
  const people = await presentPeople(
    { db },
    rows.map(({ userId }) => userId),
  );
  return rows.flatMap(({ userId, assignedBy, createdAt }) => {
    const user = people.get(userId);
    const since = createdAt?.toISOString() ?? null;
    return user ? [{ id: userId, userId, user, assignedBy, createdAt: since }] : [];
  });
}

/**
 * Makes a member a moderator, from their next call on (D55); of one who is it changes nothing.
 * @throws AppError not_found; conflict for an administrator, who stands above
 */
export async function addModerator(
  context: Context,
  sessions: Sessions,
  caller: Caller,
  who: ParsedInput<typeof api.moderation.addModerator>['body'],
  { now }: Moment,
): Promise<ForumModerator> {
  const userId = who.userId ?? (await idOf(context, who.username ?? ''));
  await sessions.changeRole(userId, async (tx, user) => {
    // Whoever cannot sign in (the built-in author) looks after nothing.
    if (!user?.passwordHash) throw notFound('That person');
    if (user.role === 'moderator') return;
    if (user.role === 'admin') {
      throw new AppError('conflict', 'Administrators can do all that moderators can.');
    }
    await storeRole(tx, userId, 'moderator');
    await appoint(tx, { userId, assignedBy: caller.id, createdAt: now });
    await logRole(tx, caller, userId, 'moderator-add', now);
  });
  const made = (await moderators(context)).find((each) => each.userId === userId);
  if (!made) throw notFound('That person');
  return made;
}

/** Makes a moderator a member again, from their next call on. @throws AppError not_found */
export async function removeModerator(
  sessions: Sessions,
  caller: Caller,
  userId: number,
  { now }: Moment,
): Promise<void> {
  await sessions.changeRole(userId, async (tx, user) => {
    if (user?.role !== 'moderator') throw notFound('That moderator');
    await storeRole(tx, userId, 'user');
    await dismiss(tx, userId);
    await logRole(tx, caller, userId, 'moderator-remove', now);
  });
}

function logRole(
  tx: Database,
  caller: Caller,
  personId: number,
  act: 'moderator-add' | 'moderator-remove',
  at: Date,
): Promise<void> {
  const [was, is] = act === 'moderator-add' ? ['user', 'moderator'] : ['moderator', 'user'];
  const whom = { at, area: 'forum', act, actorId: caller.id, personId };
  return logAct(tx, { ...whom, before: { role: was }, after: { role: is } });
}

async function idOf({ db }: Context, username: string): Promise<number> {
  const found = await findUserByName(db, username);
  if (found?.username.toLowerCase() !== username.toLowerCase()) {
    throw notFound('That person', 'username');
  }
  return found.id;
}
