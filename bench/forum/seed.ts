import type postgres from 'postgres';
import { markdownText, renderMarkdown } from '../../server/src/platform/html/index.ts';
import { searchDocument } from '../../server/src/platform/search/document.ts';
import { bulkLoad } from '../seed/bulk-load.ts';
import { writeJournal } from '../seed/journal.ts';

/** How large the forum is. */
export interface Sizes {
  posts: number;
  /** Replies of the longest post. */
  replies: number;
  people: number;
}

/** What was put into the forum, as far as the measurement asks for it. */
export interface SeededForum {
  categoryId: number;
  /** The post with all those replies. */
  longPostId: number;
  /** Posts with a few replies each. */
  openPostIds: number[];
  words: { rare: string; middling: string; common: string };
}

/** Different texts; each post has one of them. */
const TEXTS = 2_000;
/** The share of posts with a word that is neither rare nor common. */
const MIDDLING = 0.01;
const YEARS = 3;
/** The newest posts, one in fifty, have so many replies. */
const ANSWERS = 3;
const NEWEST = 0.02;

const words = { rare: 'zeugma', middling: 'kestrel', common: 'the' };

/** Fills an installation with people, posts and replies, and runs `vacuum analyze`. */
export async function seedForum(sql: postgres.Sql, sizes: Sizes): Promise<SeededForum> {
  const seeded = await sql.begin(async (tx) => {
    await tx`set local synchronous_commit = off`;
    await tx`set local maintenance_work_mem = '512MB'`;
    const firstPerson = await addMembers(tx, sizes.people);
    await addTexts(tx);
    const categories = await tx<{ id: string }[]>`
      select id from forum_categories where read_level = 1 order by position`;
    const ids = categories.map(({ id }) => Number(id));
    const [first] = await tx<{ id: string }[]>`select max(id) as id from forum_posts`;
    const lastBefore = Number(first?.id ?? 0);
    await bulkLoad(tx, 'forum_posts', () => addPosts(tx, sizes, { ids, firstPerson }));
    // In the middle of its category's list before all those replies.
    const longPostId = lastBefore + Math.ceil(sizes.posts / 2 / ids.length) * ids.length;
    await bulkLoad(tx, 'forum_replies', async () => {
      await addReplies(tx, { firstPerson, people: sizes.people });
      await addLongPost(tx, longPostId, { ...sizes, firstPerson });
    });
    const [post] = await tx<{ category: string }[]>`
      select category_id as category from forum_posts where id = ${longPostId}`;
    const categoryId = Number(post?.category);
    await tx`update forum_posts set is_pinned = true
      where id in (select id from forum_posts where category_id = ${categoryId} order by id limit 2)`;
    await tx`update forum_categories c set post_count =
      (select count(*) from forum_posts p where p.category_id = c.id)`;
    const open = await tx<{ id: string }[]>`
      select id from forum_posts where last_number = ${ANSWERS} order by hashint8(id) limit 200`;
    return { categoryId, longPostId, openPostIds: open.map(({ id }) => Number(id)), words };
  });
  await sql`vacuum analyze`;
  return seeded;
}

/** People with XP, and the leaderboard's histogram of it; gives the first one's id. */
async function addMembers(tx: postgres.TransactionSql, count: number): Promise<number> {
  const [last] = await tx<{ id: string }[]>`select max(id) as id from users`;
  await bulkLoad(
    tx,
    'users',
    () => tx`
    insert into users (username, email, created_at)
    select 'member-' || n, 'member-' || n || '@example.org', now() - interval '2 years'
    from generate_series(1, ${count}::int) n`,
  );
  // Not the next number after the last one: a start may have used some up.
  const [added] = await tx<{ id: string }[]>`
    select min(id) as id from users where id > ${last?.id ?? 0}`;
  const first = Number(added?.id);
  await bulkLoad(
    tx,
    'progress',
    () => tx`
    insert into progress (user_id, xp, xp_at, peak_xp, entries, counted_xp, counted_day)
    select id, xp, at, xp, xp / 10, xp, (at at time zone 'UTC')::date from (
      select id, 5 + 5 * floor(4000 * power(random(), 4))::int as xp,
        now() - random() * interval '700 days' as at
      from users where id >= ${first}) people`,
  );
  await tx`insert into leaderboard_xp (xp, people)
    select counted_xp, count(*) from progress where counted_xp > 0 group by 1`;
  await tx`insert into leaderboard_days (xp, day, people)
    select counted_xp, counted_day, count(*) from progress where counted_xp > 0 group by 1, 2`;
  return first;
}

/** Words as the server keeps them, made once and used by many posts. */
async function addTexts(tx: postgres.TransactionSql): Promise<void> {
  await tx`create temp table texts (n int primary key, content text, html text, excerpt text,
    search tsvector) on commit drop`;
  const plants = [{ words: words.middling, share: MIDDLING }];
  const texts = [...writeJournal(TEXTS, { seed: 3, plants })].map((entry, n) => {
    // What people write here is half as long as a page; what was planted stands at its end.
    const content = entry.content.slice(Math.floor(entry.content.length / 2)).trim();
    const excerpt = markdownText(content).slice(0, 150);
    return {
      n,
      content,
      html: renderMarkdown(content),
      excerpt,
      words: searchDocument(content, []).words,
    };
  });
  const column = <K extends keyof (typeof texts)[number]>(key: K) => texts.map((text) => text[key]);
  await tx`insert into texts select n, content, html, excerpt, to_tsvector('simple', words)
    from unnest(${column('n')}::int[], ${column('content')}::text[], ${column('html')}::text[],
      ${column('excerpt')}::text[], ${column('words')}::text[])
      as t(n, content, html, excerpt, words)`;
}

async function addPosts(
  tx: postgres.TransactionSql,
  { posts, people }: Sizes,
  { ids, firstPerson }: { ids: number[]; firstPerson: number },
): Promise<void> {
  const answered = Math.max(200, Math.floor(posts * NEWEST));
  await tx`
    insert into forum_posts (category_id, author_id, title, content, content_html, excerpt,
      like_count, reply_count, last_number, view_count, last_reply_at, last_reply_by, active_at,
      created_at, search)
    select (${ids}::bigint[])[1 + made.n % ${ids.length}], ${firstPerson} + hash % ${people},
      split_part(t.content, '.', 1), t.content, t.html, t.excerpt, hash % 12, replies, replies,
      hash % 900, case when replies > 0 then at + interval '1 minute' end,
      case when replies > 0 then ${firstPerson} + (hash / 7) % ${people} end,
      case when replies > 0 then at + interval '1 minute' else at end, at,
      case when made.n = ${Math.floor(posts / 3)} then t.search || to_tsvector('simple', ${words.rare})
        else t.search end
    from (
      select n, abs(hashint4(n)) as hash,
        case when n > ${posts - answered} then ${ANSWERS} else 0 end as replies,
        now() - interval '1 hour' - (${posts} - n) * (interval '1 day' * ${(YEARS * 365) / posts}) as at
      from generate_series(1, ${posts}::int) n) made
    join texts t on t.n = hash % ${TEXTS}
    order by made.n`;
}

/** The replies that the posts say they have. */
async function addReplies(
  tx: postgres.TransactionSql,
  { firstPerson, people }: { firstPerson: number; people: number },
): Promise<void> {
  await tx`
    insert into forum_replies (post_id, number, author_id, content, content_html, created_at)
    select p.id, made.n, ${firstPerson} + abs(hashint8(p.id + made.n)) % ${people}, t.content, t.html,
      p.created_at + made.n * interval '20 seconds'
    from forum_posts p cross join generate_series(1, ${ANSWERS}::int) made(n)
    join texts t on t.n = (p.id + made.n) % ${TEXTS}
    where p.last_number = ${ANSWERS}`;
}

/** One post that everybody answers: the newest of all, with a reply every few minutes until now. */
async function addLongPost(
  tx: postgres.TransactionSql,
  id: number,
  { replies, people, firstPerson }: Sizes & { firstPerson: number },
): Promise<void> {
  await tx`
    insert into forum_replies (post_id, number, parent_number, author_id, content, content_html,
      created_at, like_count)
    select ${id}, made.n, case when made.n % 3 = 0 then made.n - 2 end,
      ${firstPerson} + abs(hashint4(made.n)) % ${people}, t.content, t.html,
      p.created_at + (now() - p.created_at) * (made.n::float / ${replies}), made.n % 5
    from generate_series(1, ${replies}::int) made(n)
    join texts t on t.n = made.n % ${TEXTS} join forum_posts p on p.id = ${id}
    order by made.n`;
  await tx`
    update forum_posts p set last_number = ${replies}, reply_count = ${replies},
      last_reply_at = r.created_at, last_reply_by = r.author_id, active_at = r.created_at
    from forum_replies r where p.id = ${id} and r.post_id = ${id} and r.number = ${replies}`;
}

/** What somebody who visits often has left behind: read posts, likes, people they mute. */
export async function seedReader(sql: postgres.Sql, userId: number): Promise<void> {
  await sql`update users set created_at = now() - interval '1 year' where id = ${userId}`;
  await sql`
    insert into forum_reading (user_id, post_id, read_number, following)
    select ${userId}, id, last_number, case when id % 20 = 0 then 'follow' else 'normal' end
    from (select id, last_number from forum_posts where removed_at is null
      order by is_pinned desc, active_at desc limit 5000) newest where id % 2 = 0`;
  await sql`
    insert into forum_likes (post_id, number, author_id, created_at)
    select post_id, 0, ${userId}, now() from forum_reading where user_id = ${userId} limit 500`;
  await sql`
    insert into mutes (user_id, muted_id, created_at)
    select ${userId}, author_id, now() from (
      select distinct author_id from forum_posts where author_id <> ${userId} limit 20) authors`;
  await sql`
    insert into progress (user_id, xp, peak_xp, xp_at) values (${userId}, 2500, 2500, now())
    on conflict (user_id) do update set xp = 2500, peak_xp = 2500, xp_at = now()`;
  await sql`vacuum analyze forum_reading, forum_likes, mutes`;
}
