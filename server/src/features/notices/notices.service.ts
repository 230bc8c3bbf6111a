import {
  type Actor,
  can,
  FORUM_LIMITS,
  NOTICE_KINDS,
  NOTICE_LIMITS,
  type Notice,
  type NoticeKind,
  type NoticeSettings,
  type notices,
  type ParsedInput,
} from '@pathkeeper/contract';
import type { Context, Moment } from '../../platform/context.ts';
import { type Page, readPage, type Window } from '../../platform/database/paging.ts';
import { notFound } from '../../platform/errors.ts';
import { markdownText } from '../../platform/html/index.ts';
import { canRecover, findUserById } from '../accounts/index.ts';
import { presentPeople } from '../people/index.ts';
import { getUserSettings } from '../profile/index.ts';
import { findLevel } from '../progression/index.ts';
import type { NoticeRow } from './notices.repository.ts';
import * as repository from './notices.repository.ts';
import { reasonOf, sentenceOf } from './notices.rules.ts';
import { type StandingRow, standingOf } from './standing.public.repository.ts';

type Input<Call extends keyof typeof notices> = ParsedInput<(typeof notices)[Call]>;
type Db = Pick<Context, 'db' | 'config'>;

/** As many are counted; the bell says "99+" for more. */
const COUNTED = 100;

interface Standing {
  row: NoticeRow;
  /** Null where it is about nothing in the forum. */
  found: StandingRow | null;
}

/**
 * Notices of which something is left to tell: whatever was removed takes its notice along, and so does what
 * stands where somebody may not read any more. Of a moderator's act on words of theirs they hear all the same.
 */
async function standing(context: Db, ownerId: number, rows: NoticeRow[]): Promise<Standing[]> {
  const found = await standingOf(context.db, ownerId, rows);
  const isGated = [...found.values()].some(({ category }) => category.readLevel > 1);
  const reader = isGated ? await readerOf(context, ownerId) : null;
  return rows.flatMap((row) => {
    const text = found.get(row.id) ?? null;
    if (text && !can(reader, 'readCategory', text.category)) {
      if (row.kind !== 'moderation') return [];
      return [{ row, found: text.isOwnPost ? text : { ...text, title: '' } }];
    }
    return text || row.details ? [{ row, found: text }] : [];
  });
}

async function readerOf(context: Db, ownerId: number): Promise<Actor | null> {
  const [user, { gateLevel }] = await Promise.all([
    findUserById(context.db, ownerId),
    findLevel(context, ownerId),
  ]);
  return user ? { role: user.role, isOwner: false, level: gateLevel } : null;
}

/** In quiet mode nothing of the game is shown (D27). */
async function hiddenKinds(context: Db, ownerId: number): Promise<readonly NoticeKind[]> {
  const { settings } = await getUserSettings(context, ownerId);
  return settings.game.quietMode ? ['gift'] : [];
}

/** Notices of somebody, newest first (D48). @throws AppError invalid_request for a foreign cursor */
export async function listNotices(
  context: Db,
  ownerId: number,
  request: Input<'list'>['query'],
): Promise<Page<Notice>> {
  const filter = { without: await hiddenKinds(context, ownerId), isUnread: false };
  const facts = new Map<number, StandingRow | null>();
  return readPage(request, {
    read: async (window) => {
      const shown = await readStanding(context, ownerId, filter, window);
      for (const { row, found } of shown) facts.set(row.id, found);
      return shown.map(({ row }) => row);
    },
    at: ({ createdAt }) => createdAt,
    present: (rows) =>
      present(
        context,
        rows.map((row) => ({ row, found: facts.get(row.id) ?? null })),
      ),
  });
}

/** Reads on past notices with nothing left to tell, more at each turn, until a page is full. */
async function readStanding(
  context: Db,
  ownerId: number,
  filter: repository.NoticeFilter,
  { limit, after }: Window,
): Promise<Standing[]> {
  const full: Standing[] = [];
  for (let [place, size] = [after, limit]; ; size *= 2) {
    const window = { limit: size, after: place };
    const rows = await repository.listNotices(context.db, ownerId, filter, window);
    full.push(...(await standing(context, ownerId, rows)));
    const last = rows.at(-1);
    if (full.length >= limit || rows.length < size || !last) return full.slice(0, limit);
    place = { at: last.createdAt, id: last.id };
  }
}

/** How many notices of somebody are unread and have something to tell, a hundred at most. */
export async function countUnread(context: Db, ownerId: number): Promise<number> {
  return (await unread(context, ownerId)).length;
}

async function unread(context: Db, ownerId: number): Promise<Standing[]> {
  const filter = { without: await hiddenKinds(context, ownerId), isUnread: true };
  return readStanding(context, ownerId, filter, { limit: COUNTED, after: null });
}

/** The unread notices of somebody since an instant, newest first. */
export async function unreadSince(
  context: Db,
  ownerId: number,
  since: Date | null,
): Promise<Notice[]> {
  const all = await unread(context, ownerId);
  return present(
    context,
    all.filter(({ row }) => since === null || row.createdAt > since),
  );
}

async function present({ db }: Pick<Db, 'db'>, shown: readonly Standing[]): Promise<Notice[]> {
  const actorOf = ({ row, found }: Standing) =>
    row.kind === 'moderation' ? null : (found?.authorId ?? row.actorId);
  const people = await presentPeople({ db }, shown.map(actorOf));
  const zone = await zoneOfReader(db, shown);
  return shown.map((each) => {
    const { row, found } = each;
    const { id, kind, details } = row;
    const actorId = actorOf(each);
    const actor = (actorId !== null && people.get(actorId)) || null;
    const isFollowed = kind === 'followed';
    const title = found?.title || null;
    const isRead = row.readAt !== null;
    const { texts = 0, people: count = 0, number = row.number } = found ?? {};
    return {
      ...{ id, kind, title },
      text: sentenceOf({
        ...{ kind, isRead, title, texts, details, number, zone },
        people: count,
        actor: actor?.username ?? null,
      }),
      href: addressOf(row, isFollowed ? row.sinceNumber : number),
      createdAt: row.createdAt.toISOString(),
      readAt: row.readAt?.toISOString() ?? null,
      actor,
      excerpt: isFollowed ? null : (reasonOf(details) ?? excerptOf(found?.content ?? null)),
    };
  });
}

/** The zone of whose notices these are, where one of them names a day. */
async function zoneOfReader(db: Db['db'], shown: readonly Standing[]): Promise<string> {
  const dated = shown.find(({ row: { details } }) => details && 'until' in details);
  return (dated && (await findUserById(db, dated.row.userId))?.timeZone) || 'UTC';
}

function excerptOf(content: string | null): string | null {
  if (content === null) return null;
  const words = [...markdownText(content)];
  const { excerpt } = NOTICE_LIMITS;
  return words.length > excerpt
    ? `${words
        .slice(0, excerpt - 1)
        .join('')
        .trimEnd()}…`
    : words.join('');
}

/** Where a notice leads: to the text in the forum, a gift to the profile, a stop to the forum. */
function addressOf({ kind, postId }: NoticeRow, number: number): string {
  if (kind === 'gift') return '/profile';
  if (postId === null) return '/forum';
  if (number === 0) return `/forum/post/${postId}`;
  const page = Math.ceil(number / FORUM_LIMITS.replies);
  return `/forum/post/${postId}${page > 1 ? `?page=${page}` : ''}#reply-${number}`;
}

/** Marks a notice and all before it as read, and answers how many are left. */
export async function readUpTo(
  context: Db,
  ownerId: number,
  upTo: number,
  { now }: Pick<Moment, 'now'>,
): Promise<{ unread: number }> {
  await repository.markReadUpTo(context.db, ownerId, upTo, now);
  return { unread: await countUnread(context, ownerId) };
}

/** Marks one notice as read. @throws AppError not_found */
export async function readOne(
  context: Db,
  ownerId: number,
  id: number,
  { now }: Pick<Moment, 'now'>,
): Promise<{ unread: number }> {
  if (!(await repository.findNotice(context.db, ownerId, id))) throw notFound('That notice');
  await repository.markOneRead(context.db, ownerId, id, now);
  return { unread: await countUnread(context, ownerId) };
}

/** What somebody is told about; everything until they say otherwise. */
export async function getNoticeSettings(
  context: Pick<Context, 'db' | 'config' | 'mail'>,
  ownerId: number,
): Promise<NoticeSettings> {
  const [row, { settings }] = await Promise.all([
    repository.settingsOf(context.db, ownerId),
    getUserSettings(context, ownerId),
  ]);
  const off: readonly NoticeKind[] = row?.off ?? [];
  return {
    kinds: Object.fromEntries(
      NOTICE_KINDS.map((kind) => [kind, !off.includes(kind)]),
    ) as NoticeSettings['kinds'],
    letter: row?.letter ?? true,
    followsOwn: row?.followsOwn ?? true,
    // A letter has links, which need PUBLIC_URL as those of a forgotten password do.
    mail: !canRecover(context)
      ? 'off'
      : settings.notifications.emailNotifications
        ? 'on'
        : 'unwanted',
  };
}

export async function saveNoticeSettings(
  context: Pick<Context, 'db' | 'config' | 'mail'>,
  ownerId: number,
  { kinds = {}, letter, followsOwn }: Input<'saveSettings'>['body'],
): Promise<NoticeSettings> {
  await repository.saveSettings(context.db, ownerId, {
    on: NOTICE_KINDS.filter((kind) => kinds[kind] === true),
    off: NOTICE_KINDS.filter((kind) => kinds[kind] === false),
    ...(letter === undefined ? {} : { letter }),
    ...(followsOwn === undefined ? {} : { followsOwn }),
  });
  return getNoticeSettings(context, ownerId);
}
