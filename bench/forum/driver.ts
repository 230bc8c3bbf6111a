import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { renderMarkdown } from '../../server/src/platform/html/index.ts';

/** Somebody of whom more than their id is asked. */
type Reader = { id: number; since: Date };

/** What the forum's calls answer, by the driver alone: statements written by hand, each the least there is. */
export function bareForum(sql: postgres.Sql, { id: userId, since }: Reader) {
  const columns = sql`p.id, p.category_id, p.author_id, p.title, p.content, p.content_html, p.excerpt,
    p.is_pinned, p.is_featured, p.is_locked, p.like_count, p.reply_count, p.last_number,
    p.view_count, p.last_reply_at, p.created_at, p.edited_at, p.removed_by`;
  const order = sql`p.is_pinned desc, p.active_at desc, p.id desc`;

  /** A page of posts with what is shown beside them: authors, what the reader has read, liked, muted. */
  const page = (where: postgres.PendingQuery<postgres.Row[]>) => sql`
    with p as materialized (
      select * from forum_posts p where p.removed_at is null and ${where} order by ${order} limit 21)
    select ${columns}, u.username, u.emblem, g.xp, g.peak_xp, l.username as last_name,
      r.read_number, r.following, k.author_id as liked, m.muted_id as muted
    from p left join users u on u.id = p.author_id left join progress g on g.user_id = p.author_id
      left join users l on l.id = p.last_reply_by
      left join forum_reading r on r.user_id = ${userId} and r.post_id = p.id
      left join forum_likes k on k.author_id = ${userId} and k.post_id = p.id and k.number = 0
      left join mutes m on m.user_id = ${userId} and m.muted_id = p.author_id
    order by ${order}`;

  const replies = (postId: number, from: number, count: number) => sql`
    select r.post_id, r.number, r.parent_number, r.author_id, r.content, r.content_html,
      r.like_count, r.created_at, r.edited_at, r.removed_by, r.photo_hash, r.photo_alt,
      u.username, u.emblem, g.xp, g.peak_xp, k.author_id as liked, m.muted_id as muted,
      a.content as answered, b.username as answered_name
    from forum_replies r left join users u on u.id = r.author_id
      left join progress g on g.user_id = r.author_id
      left join forum_replies a on a.post_id = r.post_id and a.number = r.parent_number
      left join users b on b.id = a.author_id
      left join forum_likes k on k.author_id = ${userId} and k.post_id = r.post_id
        and k.number = r.number
      left join mutes m on m.user_id = ${userId} and m.muted_id = r.author_id
    where r.post_id = ${postId} and r.number >= ${from} order by r.number limit ${count}`;

  return {
    front: () => page(sql`true`),
    category: (id: number) => page(sql`p.category_id = ${id}`),
    unread: () =>
      page(sql`p.active_at > ${since} and not exists (
      select from forum_reading d where d.user_id = ${userId} and d.post_id = p.id
        and (d.following = 'muted' or d.read_number >= p.last_number))`),
    // In the statement itself, for its plan depends on the word.
    search: (word: string) => page(sql`p.search @@ ${sql.unsafe(`'''${word}'':*'`)}::tsquery`),
    replies: (id: number) => replies(id, 1, 50),
    post: async (id: number, from: number) => {
      await page(sql`p.id = ${id}`);
      await replies(id, from, 50);
      await replies(id, from + 50, 50);
    },
    topUsers: () => sql`
      select u.id, u.username, u.emblem, u.time_zone, p.xp, p.peak_xp, p.entries, p.run_length,
        p.run_holds_until
      from progress p join users u on u.id = p.user_id where p.listed and p.xp > 0
      order by p.xp desc, p.xp_at, p.user_id limit 100`,

    /** What a reply writes and needs to know, in one transaction. */
    reply(authorId: number, postId: number, content: string) {
      const html = renderMarkdown(content);
      const [now, key, hash] = [new Date(), randomUUID(), 'a'.repeat(64)];
      return sql.begin(async (tx) => {
        await tx`select * from progress where user_id = ${authorId} for update`;
        const [claim] = await tx<{ made_id: string }[]>`
          insert into idempotency_keys (user_id, key, kind, made_id, request_hash, created_at)
          values (${authorId}, ${key}, 'forum-reply', nextval('forum_replies_made_id_seq'), ${hash},
            ${now}) on conflict do nothing returning made_id`;
        const [post] = await tx<{ number: number; category: string }[]>`
          update forum_posts set last_number = last_number + 1, reply_count = reply_count + 1,
            last_reply_at = ${now}, last_reply_by = ${authorId}, active_at = ${now}
          where id = ${postId} returning last_number as number, category_id as category`;
        const number = post?.number ?? 0;
        await tx`select content from forum_replies
          where author_id = ${authorId} and created_at > ${new Date(now.getTime() - 60_000)}`;
        await tx`
          insert into forum_replies (post_id, number, made_id, author_id, content, content_html,
            created_at)
          values (${postId}, ${number}, ${claim?.made_id ?? null}, ${authorId}, ${content}, ${html},
            ${now})`;
        await tx`
          insert into forum_reading (user_id, post_id, read_number, following)
          values (${authorId}, ${postId}, ${number}, 'follow')
          on conflict (user_id, post_id) do update set read_number = excluded.read_number`;
        await tx`
          insert into notices (user_id, kind, subject, post_id, since_number, number, created_at)
          select author_id, 'answer', ${`post:${postId}`}, ${postId}, ${number}, ${number}, ${now}
          from forum_posts where id = ${postId}
          on conflict (user_id, kind, subject) do update set id = excluded.id,
            number = excluded.number, created_at = excluded.created_at, read_at = null`;
        await tx`
          insert into xp_events (user_id, kind, reference, amount, created_at)
          select ${authorId}, 'forum-reply', ${`${postId}/${number}`}, 2, ${now}
          where (select count(*) from xp_events where user_id = ${authorId}
            and kind = 'forum-reply' and created_at > ${new Date(now.getTime() - 86_400_000)}) < 10
          on conflict do nothing`;
        await tx`select badge_id from user_badges where user_id = ${authorId}`;
        await tx`update progress set xp = xp + 2, xp_at = ${now} where user_id = ${authorId}`;
        await tx`
          insert into forum_members (user_id, active_at) values (${authorId}, ${now})
          on conflict (user_id) do update set active_at = excluded.active_at`;
        await tx`
          update idempotency_keys set earnings = '{"xpAwarded": 2, "newBadges": []}'
          where user_id = ${authorId} and key = ${key}`;
        await tx`select r.*, u.username, u.emblem, g.xp from forum_replies r
          join users u on u.id = r.author_id join progress g on g.user_id = u.id
          where r.post_id = ${postId} and r.number = ${number}`;
      });
    },
  };
}
