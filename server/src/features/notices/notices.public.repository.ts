import { sql } from 'drizzle-orm';
import { deleteFreeRows } from '../../platform/database/delete-free-rows.ts';
import type { Database } from '../../platform/database/index.ts';
import { preparedSql } from '../../platform/database/queries/prepared-query.ts';

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

/** Somebody who is told of a text, and as what it concerns them. */
export interface ToldPerson {
  userId: number;
  kind: 'answer' | 'mention' | 'followed';
}

/** The values of both statements: whom they are about, in two lists, and the text. */
const asked = {
  ids: sql`${sql.placeholder('ids')}::bigint[]`,
  kinds: sql`${sql.placeholder('kinds')}::text[]`,
  postId: sql.placeholder('postId'),
  number: sql.placeholder('number'),
  authorId: sql.placeholder('authorId'),
  tellsFollowers: sql.placeholder('tellsFollowers'),
  subject: sql.placeholder('subject'),
  now: sql.placeholder('now'),
};

const concerned = preparedSql<{ userId: string; kind: ToldPerson['kind'] }>(
  'notices_whom',
  sql`select p.user_id as "userId", p.kind from unnest(${asked.ids}, ${asked.kinds}) as p(user_id, kind)
    where p.user_id <> ${asked.authorId}
      and not exists (select from (select user_id, off from notice_settings
        where user_id = any(${asked.ids}) offset 0) s where s.user_id = p.user_id and p.kind = any(s.off))
      and not exists (select from (select user_id from mutes
        where user_id = any(${asked.ids}) and muted_id = ${asked.authorId} offset 0) m where m.user_id = p.user_id)
      and not exists (select from (select user_id from forum_reading where user_id = any(${asked.ids})
        and post_id = ${asked.postId} and following = 'muted' offset 0) r where r.user_id = p.user_id)
    union all
    select p.user_id, 'followed' from forum_reading p
    where ${asked.tellsFollowers} and p.post_id = ${asked.postId} and p.following = 'follow'
      and p.user_id <> ${asked.authorId} and p.user_id <> all(${asked.ids})
      and not exists (select from notice_settings s
        where s.user_id = p.user_id and 'followed' = any(s.off))
      and not exists (select from mutes m where m.user_id = p.user_id and m.muted_id = ${asked.authorId})
      and not exists (select from notices n where n.user_id = p.user_id
        and n.kind = 'followed' and n.subject = ${asked.subject} and n.read_at is null)`,
);

/**
 * Whom a text concerns: whom it answers or names, and of a new reply each follower else, unless one that is
 * unread waits for them already. People who mute its author, the post or the kind hear nothing. Each part
 * reads rows of one kind only, for people and posts may lie on different nodes (ADR-0035).
 */
export async function whomToTell(
  tx: Database,
  { postId, authorId, addressed, tellsFollowers, subject }: Omit<Told, 'number' | 'now'>,
): Promise<ToldPerson[]> {
  const [ids, kinds] = [addressed.map(({ userId }) => userId), addressed.map(({ kind }) => kind)];
  const text = { postId, authorId, tellsFollowers, subject };
  const rows = await concerned(tx).execute({ ids, kinds, ...text });
  return rows.map(({ userId, kind }) => ({ userId: Number(userId), kind }));
}

const noticesOfText = preparedSql(
  'notices_of_text',
  sql`with people as materialized (
      select u.id from users u where u.id = any(${asked.ids}) order by u.id for key share skip locked
    ), concerned as (
      select t.user_id, t.kind from unnest(${asked.ids}, ${asked.kinds}) as t(user_id, kind)
      join people on people.id = t.user_id
    ), sources as (
      insert into notice_sources (user_id, post_id, number, kind)
      select user_id, ${asked.postId}, ${asked.number}, kind from concerned
      where kind <> 'followed' order by user_id
      on conflict do nothing returning user_id, kind
    ), told as (
      select user_id, kind from sources
      union all
      select user_id, kind from concerned where kind = 'followed'
    )
    insert into notices (user_id, kind, subject, post_id, since_number, number, created_at)
    select user_id, kind, ${asked.subject}, ${asked.postId}, ${asked.number}, ${asked.number},
      ${asked.now}::timestamptz
    from told order by user_id
    on conflict (user_id, kind, subject) do update set
      id = excluded.id,
      since_number = case when notices.read_at is null
        then least(notices.since_number, excluded.since_number) else excluded.since_number end,
      number = greatest(notices.number, excluded.number),
      created_at = excluded.created_at,
      read_at = null`,
);

/**
 * Writes the notices of one text, in one statement however many they are for. A text that addressed somebody
 * before does so no second time. The post's row is locked. Rows are
 * written in the order of their people, and people whose accounts are just being deleted are passed
 * over, so that nobody waits in a circle (ADR-0024).
 */
export async function insertNoticesOfText(
  tx: Database,
  { postId, number, subject, now }: Pick<Told, 'postId' | 'number' | 'subject' | 'now'>,
  told: readonly ToldPerson[],
): Promise<void> {
  if (told.length === 0) return;
  const [ids, kinds] = [told.map(({ userId }) => userId), told.map(({ kind }) => kind)];
  const values = { postId, number, subject, now: now.toISOString() };
  await noticesOfText(tx).execute({ ids, kinds, ...values });
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
  const [wants] = await tx.execute(sql`
    select 1 where not exists (select from notice_settings
        where user_id = ${to} and ${kind}::text = any(off))
      and not exists (select from mutes where user_id = ${to} and muted_id = ${author})`);
  if (!wants) return;
  await tx.execute(sql`
    with person as materialized (
      select id from users where id = ${to} for key share skip locked
    )
    insert into notices
      (user_id, kind, subject, post_id, since_number, number, actor_id, details, created_at)
    select id, ${kind}, ${subject}, ${postId}::bigint, ${number}::int, ${number}::int,
      ${from}::bigint, ${JSON.stringify(details)}::text::jsonb, ${now.toISOString()}::timestamptz
    from person
    on conflict (user_id, kind, subject) do update set
      id = excluded.id, actor_id = excluded.actor_id, details = excluded.details,
      number = excluded.number, created_at = excluded.created_at, read_at = null`);
}

/** Deletes what tells of posts. Rows that somebody is just writing are not waited for. */
export async function deleteNoticesOfPosts(
  tx: Database,
  postIds: readonly number[],
): Promise<void> {
  await deleteFreeRows(tx, { table: 'notices', key: ['id'] }, postIds);
  await deleteFreeRows(tx, { table: 'notice_sources', key: ['post_id', 'number'] }, postIds);
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
