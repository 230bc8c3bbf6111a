import {
  type AdminPerson,
  type AdminUser,
  type api,
  can,
  engagementOf,
  levelInfo,
  type ParsedInput,
  type PeopleFilter,
  type PersonSheet,
} from '@pathkeeper/contract';
import { localDateAt } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Page } from '../../platform/database/paging.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { canRecover, isOwner } from '../accounts/index.ts';
import { streakOn } from '../progression/index.ts';
import type { PeoplePlace, PersonRow } from './people.public.repository.ts';
import * as repository from './people.public.repository.ts';

type Query = ParsedInput<typeof api.admin.users>['query'];

/** So many are counted one by one; of more it is said that they are at least so many. */
const COUNTED = 10_000;
/** From so many people on, how many there are is the database's own estimate. */
const ESTIMATED = 50_000;

/** How many match, and how sure that is. */
export interface Total {
  count: number;
  is: 'exact' | 'about' | 'at least';
}

/** One page of the list of people. */
export async function listUsers(context: Context, query: Query): Promise<Page<AdminUser>> {
  return pageOf(context, query, async (rows) => rows.map(presentUser));
}

/** One page of the User Database. */
export async function listPeople(context: Context, query: Query): Promise<Page<AdminPerson>> {
  return pageOf(context, query, (rows) => presentAdminPeople(context, rows));
}

async function pageOf<T>(
  { db, clock }: Context,
  { sort, limit, cursor, ...filter }: Query,
  present: (rows: PersonRow[]) => Promise<T[]>,
): Promise<Page<T>> {
  const after = cursor === undefined ? null : readCursor(cursor, sort);
  const now = clock.now();
  const rows = await repository.listPeople(db, { filter, sort, limit: limit + 1, after, now });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next =
    rows.length > limit && last ? writeCursor(sort, repository.placeOf(sort, last)) : null;
  return { items: await present(shown), next };
}

/** How many match in all: never by reading a million rows (D53). */
export async function countMatching({ db, clock }: Context, filter: PeopleFilter): Promise<Total> {
  const about = await repository.estimatePeople(db, filter);
  if (about !== null && about >= ESTIMATED) return { count: about, is: 'about' };
  const most = about === null ? COUNTED : 2 * ESTIMATED;
  const count = await repository.countPeople(db, filter, most, clock.now());
  return { count, is: count === most ? 'at least' : 'exact' };
}

/** People with what belongs to them: three queries, however many there are. */
export async function presentAdminPeople(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  rows: readonly PersonRow[],
): Promise<AdminPerson[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [badges, likes] = await Promise.all([
    repository.countBadges(db, ids),
    repository.countLikes(db, ids),
  ]);
  const today = dayIn(clock.now());
  return rows.map((row) => ({
    ...presentPerson(row, today),
    badges: badges.get(row.id) ?? 0,
    totalLikes: likes.get(row.id) ?? 0,
  }));
}

/** What the command line says of somebody. */
export type PersonLine = Pick<
  AdminPerson,
  'username' | 'email' | 'role' | 'status' | 'deletedAt' | 'suspension'
>;

/** The first thousand people who match, by name: for the command line. */
export async function findPeople(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  filter: PeopleFilter,
): Promise<PersonLine[]> {
  const now = clock.now();
  const rows = await repository.listPeople(db, {
    ...{ filter, sort: 'name', limit: 1000, after: null, now },
  });
  const today = dayIn(now);
  return rows.map((row) => presentPerson(row, today));
}

/** One person's sheet. @throws AppError not_found */
export async function personSheet(context: Context, userId: number): Promise<PersonSheet> {
  const { db, clock } = context;
  const row = await repository.findPerson(db, userId, clock.now());
  if (!row) throw notFound('That person');
  const [person] = await presentAdminPeople(context, [row]);
  const { sessions, lastAt } = await repository.readSignedIn(db, userId, clock.now());
  return {
    ...(person as AdminPerson),
    sessions,
    lastSignedInAt: lastAt?.toISOString() ?? null,
    canSendLetter: canRecover(context),
  };
}

function presentUser({ id, username, email, role, createdAt }: PersonRow): AdminUser {
  return { id, username, email, role, isOwner: isOwner(id), createdAt: createdAt.toISOString() };
}

/** The day in each zone at an instant, worked out once for each that is asked for. */
function dayIn(now: Date): (zone: string) => string {
  const days = new Map<string, string>();
  return (zone) => {
    const day = days.get(zone) ?? localDateAt(now, zone);
    days.set(zone, day);
    return day;
  };
}

function presentPerson(
  row: PersonRow,
  today: (zone: string) => string,
): Omit<AdminPerson, 'badges' | 'totalLikes'> {
  const { firstName, lastName, displayName, emblem, betaAccessGranted, role, xp } = row;
  const currentStreak = streakOn(row, today(row.timeZone));
  const suspended = row.suspendedAt !== null;
  const mayDo = (access: 'admin' | 'moderator') =>
    can({ role, isOwner: isOwner(row.id) }, 'call', { access });
  return {
    ...presentUser(row),
    ...{ firstName, lastName, displayName, emblem, betaAccessGranted },
    isAdmin: mayDo('admin'),
    isModerator: mayDo('moderator') && !mayDo('admin'),
    xpPoints: xp,
    totalPosts: row.forumPosts,
    progress: { currentLevel: row.level, levelTitle: levelInfo(row.level).title, xpPoints: xp },
    stats: {
      totalEntries: row.entries,
      currentStreak,
      longestStreak: row.longestStreak,
      lastActiveDate: row.lastDay,
    },
    engagement: engagementOf(row.entries, currentStreak),
    status: row.deletedAt !== null ? 'leaving' : suspended ? 'suspended' : 'active',
    suspension:
      row.suspendedAt === null
        ? null
        : {
            reason: row.suspendedReason ?? '',
            until: row.suspendedUntil?.toISOString() ?? null,
            createdAt: row.suspendedAt.toISOString(),
          },
    deletedAt: row.deletedAt?.toISOString() ?? null,
  };
}

/** An opaque place in one order of the list. */
const writeCursor = (sort: string, place: PeoplePlace): string =>
  Buffer.from(JSON.stringify([sort, ...place])).toString('base64url');

/** What stands in a place of each order. */
const PLACES: Record<Query['sort'], RegExp> = {
  newest: /^\d{4}-\d\d-\d\dT[\d:.]{12}Z \d{1,15}$/,
  oldest: /^\d{4}-\d\d-\d\dT[\d:.]{12}Z \d{1,15}$/,
  name: /^[a-z0-9_.-]{1,50}$/,
  active: /^\d{4}-\d\d-\d\d \d{1,15}$/,
  level: /^\d{1,2} -?\d{1,9} \d{1,15}$/,
};

function readCursor(cursor: string, sort: Query['sort']): PeoplePlace {
  try {
    const [of, ...place] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as PeoplePlace;
    const isReal = sort === 'name' || sort === 'level' || isRealDate(`${place[0]}`);
    if (of === sort && isReal && PLACES[sort].test(place.join(' '))) return place;
  } catch {
    // Refused below.
  }
  throw new AppError('invalid_request', 'That page of the list does not exist.');
}

const isRealDate = (text: string): boolean => new Date(text).toISOString().startsWith(text);
