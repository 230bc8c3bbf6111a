import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { users } from '../accounts/accounts.tables.ts';
import { userSettings } from '../profile/profile.tables.ts';
import { progress } from '../progression/progression.tables.ts';
import type { NoticeRow } from './notices.repository.ts';

/** Texts that are counted for one notice; more are "more than 99". */
const COUNTED = 100;

/** A text of the forum, and whom it concerns. */
export interface Told {
  postId: number;
  /** 0 is the post itself, which nobody can have followed yet. */
  number: number;
  authorId: number;
  /** Whom it answers or names, and which of the two; each person once. */
  addressed: readonly { userId: number; kind: 'answer' | 'mention' }[];
  /** Whether those who follow the post are told; not of a change. */
  tellsFollowers: boolean;
  subject: string;
  now: Date;
}

/** Whether a notice of a kind may be written to `p`: people who mute its author, or it, hear nothing. */
const wants = (kind: SQL, authorId: number): SQL => sql`
  not (${kind} = any(coalesce((select off from notice_settings s where s.user_id = p.user_id), '{}')))
  and not exists (select 1 from mutes m where m.user_id = p.user_id and m.muted_id = ${authorId})`;

/**
 * Writes the notices of one text, in one statement however many they are for: whom it answers or names
 * hears of that, each follower else of a new reply, unless one that is unread waits for them already. A
 * text that addressed somebody before does so no second time. The post's row is locked. Rows are
 * written in the order of their people, and people whose accounts are just being deleted are passed
 * over, so that nobody waits in a circle (ADR-0024).
 */
export async function insertNoticesOfText(
  tx: Database,
  { postId, number, authorId, addressed, tellsFollowers, subject, now }: Told,
): Promise<void> {
  const ids = sql.param(addressed.map(({ userId }) => userId));
  const kinds = sql.param(addressed.map(({ kind }) => kind));
  await tx.execute(sql`
    with addressed as (
      select p.user_id, p.kind from unnest(${ids}::bigint[], ${kinds}::text[]) as p(user_id, kind)
      where p.user_id <> ${authorId} and ${wants(sql`p.kind`, authorId)}
        and not exists (select 1 from forum_reading r where r.user_id = p.user_id
          and r.post_id = ${postId} and r.following = 'muted')
    ), followers as (
      select p.user_id, 'followed' as kind from forum_reading p
      where ${tellsFollowers} and p.post_id = ${postId} and p.following = 'follow'
        and p.user_id <> ${authorId} and ${wants(sql`'followed'`, authorId)}
        and not exists (select 1 from addressed a where a.user_id = p.user_id)
        and not exists (select 1 from notices n where n.user_id = p.user_id
          and n.kind = 'followed' and n.subject = ${subject} and n.read_at is null)
    ), people as materialized (
      select u.id from users u
      where u.id in (select user_id from addressed union all select user_id from followers)
      order by u.id for key share skip locked
    ), sources as (
      insert into notice_sources (user_id, post_id, number, kind)
      select a.user_id, ${postId}, ${number}, a.kind from addressed a
      join people on people.id = a.user_id order by a.user_id
      on conflict do nothing returning user_id, kind
    ), told as (
      select user_id, kind from sources
      union all
      select f.user_id, f.kind from followers f join people on people.id = f.user_id
    )
    insert into notices (user_id, kind, subject, post_id, since_number, number, created_at)
    select user_id, kind, ${subject}, ${postId}, ${number}, ${number},
      ${now.toISOString()}::timestamptz
    from told order by user_id
    on conflict (user_id, kind, subject) do update set
      id = excluded.id,
      since_number = case when notices.read_at is null
        then least(notices.since_number, excluded.since_number) else excluded.since_number end,
      number = greatest(notices.number, excluded.number),
      created_at = excluded.created_at,
      read_at = null`);
}

/** How many people a text has addressed so far. */
export async function countAddressed(
  db: Database,
  { postId, number }: { postId: number; number: number },
): Promise<number> {
  const [row] = await db.execute<{ count: string }>(sql`
    select count(*) as count from notice_sources where post_id = ${postId} and number = ${number}`);
  return Number(row?.count ?? 0);
}

/** Writes a notice of an act or a gift to one person, unless they want none of the kind. */
export async function insertNoticeOfAct(
  tx: Database,
  notice: {
    to: number;
    from: number | null;
    kind: 'moderation' | 'gift';
    subject: string;
    postId: number | null;
    number: number;
    details: object;
    now: Date;
  },
): Promise<void> {
  const { to, from, kind, subject, postId, number, details, now } = notice;
  // What a moderator does is told whoever did it.
  const author = kind === 'moderation' ? 0 : (from ?? 0);
  await tx.execute(sql`
    insert into notices
      (user_id, kind, subject, post_id, since_number, number, actor_id, details, created_at)
    select p.user_id, ${kind}, ${subject}, ${postId}::bigint, ${number}::int, ${number}::int,
      ${from}::bigint, ${JSON.stringify(details)}::text::jsonb, ${now.toISOString()}::timestamptz
    from (select u.id as user_id from users u where u.id = ${to} for key share skip locked) p
    where ${wants(sql`${kind}::text`, author)}
    on conflict (user_id, kind, subject) do update set
      id = excluded.id, actor_id = excluded.actor_id, details = excluded.details,
      number = excluded.number, created_at = excluded.created_at, read_at = null`);
}

/** What stands in the forum of what a notice tells of. */
export interface StandingRow {
  id: number;
  title: string;
  /** Texts and their authors, counted up to a hundred texts; 0 of a notice of an act. */
  texts: number;
  people: number;
  /** Whether the post is the reader's own. */
  isOwnPost: boolean;
  /** What the post's category asks for. */
  category: { isActive: boolean; minLevel: number; readLevel: number };
  /** Of the newest text. */
  number: number;
  authorId: number | null;
  content: string | null;
}

/**
 * What of these notices of somebody's still stands in the forum: texts that are not removed, by people
 * who are not muted. A notice that is not in the answer has nothing left to tell of.
 */
export async function standingOf(
  db: Database,
  ownerId: number,
  rows: readonly Pick<NoticeRow, 'id' | 'kind' | 'postId' | 'sinceNumber'>[],
): Promise<ReadonlyMap<number, StandingRow>> {
  const about = rows.filter(({ postId }) => postId !== null);
  if (about.length === 0) return new Map();
  const column = (values: readonly (number | string | null)[]) => sql.param([...values]);
  const found = await db.execute<
    Omit<StandingRow, 'id' | 'authorId'> & Record<string, unknown>
  >(sql`
    with n as materialized (
      select * from unnest(
        ${column(about.map(({ id }) => id))}::bigint[],
        ${column(about.map(({ kind }) => kind))}::text[],
        ${column(about.map(({ postId }) => postId))}::bigint[],
        ${column(about.map(({ sinceNumber }) => sinceNumber))}::int[]
      ) as n(id, kind, post_id, since_number)
    )
    select n.id,
      case when p.removed_at is null or p.author_id = ${ownerId} then p.title else '' end as title, t.texts::int, t.people::int, coalesce(t.number, n.since_number) as number,
      t.author_id as "authorId", left(t.content, 400) as content,
      p.author_id is not distinct from ${ownerId} as "isOwnPost",
      json_build_object('isActive', c.is_active, 'minLevel', c.min_level, 'readLevel', c.read_level)
        as category
    from n
    join forum_posts p on p.id = n.post_id and (p.removed_at is null or n.kind = 'moderation')
    join forum_categories c on c.id = p.category_id
    cross join lateral (
      select count(*) as texts, count(distinct author_id) as people, max(number) as number,
        (array_agg(author_id order by number desc))[1] as author_id,
        (array_agg(content order by number desc))[1] as content
      from (
        (select r.number, r.author_id, r.content from forum_replies r
          where n.kind = 'followed' and r.post_id = n.post_id and r.number >= n.since_number
            and ${isHeard(sql`r`, ownerId)}
          order by r.number desc limit ${COUNTED})
        union all
        (select s.number, r.author_id, r.content from notice_sources s
          join forum_replies r on r.post_id = s.post_id and r.number = s.number
          where n.kind in ('answer', 'mention') and s.user_id = ${ownerId} and s.kind = n.kind
            and s.post_id = n.post_id and s.number >= n.since_number and ${isHeard(sql`r`, ownerId)}
          order by s.number desc limit ${COUNTED})
        union all
        (select 0, p.author_id, p.content from notice_sources s
          where n.kind = 'mention' and n.since_number = 0 and s.user_id = ${ownerId}
            and s.kind = n.kind and s.post_id = n.post_id and s.number = 0
            and ${isHeard(sql`p`, ownerId)})
      ) texts
    ) t
    where t.texts > 0 or n.kind = 'moderation'`);
  return new Map(
    [...found].map(({ id, authorId, ...row }) => [
      Number(id),
      { ...row, id: Number(id), authorId: authorId === null ? null : Number(authorId) },
    ]),
  );
}

/** Whoever reads notices, as policy asks of them: their role, and what their level is made of. */
export async function findReader(db: Database, ownerId: number) {
  const [row] = await db
    .select({
      role: users.role,
      peakXp: progress.peakXp,
      levelOverride: progress.levelOverride,
    })
    .from(users)
    .leftJoin(progress, eq(progress.userId, users.id))
    .where(eq(users.id, ownerId));
  return row;
}

/** Whether a post or reply stands, and somebody hears of it. */
const isHeard = (words: SQL, ownerId: number): SQL => sql`
  ${words}.removed_at is null and ${words}.author_id is distinct from ${ownerId}
  and not exists (select 1 from mutes m
    where m.user_id = ${ownerId} and m.muted_id = ${words}.author_id)`;

/** What somebody has set in their profile that concerns notices (S1.3, D27). */
export async function profileOf(
  db: Database,
  ownerId: number,
): Promise<{ isQuiet: boolean; wantsMail: boolean }> {
  const rows = await db
    .select({ type: userSettings.type, settings: userSettings.settings })
    .from(userSettings)
    .where(eq(userSettings.userId, ownerId));
  const of = (kind: string) =>
    (rows.find(({ type }) => type === kind)?.settings ?? {}) as Record<string, unknown>;
  return {
    isQuiet: of('game').quietMode === true,
    wantsMail: of('notifications').emailNotifications !== false,
  };
}

/** Deletes what tells of posts. Rows that somebody is just writing are not waited for. */
export async function deleteNoticesOfPosts(
  tx: Database,
  postIds: readonly number[],
): Promise<void> {
  const ids = sql.param([...postIds]);
  await tx.execute(sql`
    delete from notices where (user_id, id) in (
      select user_id, id from notices where post_id = any(${ids}::bigint[]) for update skip locked)`);
  await tx.execute(sql`
    delete from notice_sources where (user_id, post_id, number) in (
      select user_id, post_id, number from notice_sources
      where post_id = any(${ids}::bigint[]) for update skip locked)`);
}

/** Deletes what was read long ago, and what nobody read for longer. */
export async function deleteOldNotices(
  db: Database,
  { readBefore, before }: { readBefore: Date; before: Date },
): Promise<void> {
  await db.execute(sql`
    delete from notices where read_at < ${readBefore.toISOString()}::timestamptz
      or created_at < ${before.toISOString()}::timestamptz`);
}
