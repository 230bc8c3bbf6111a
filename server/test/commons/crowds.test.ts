import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../app.ts';
import { type Forum, openForum } from '../forum.ts';
import { hearStatements } from '../statements.ts';

let forum: Forum;
let ada: Caller;
let ines: Caller;

beforeAll(async () => {
  forum = await openForum();
  [ada, ines] = await forum.people();
});
afterAll(() => forum.test.close());

/** Posts straight into the database, one a second; gives their ids, the oldest first. */
async function addPosts(count: number): Promise<number[]> {
  const now = forum.test.clock.now().toISOString();
  const rows = await forum.test.db.execute<{ id: string }>(sql`
    insert into forum_posts (category_id, author_id, title, content, content_html, excerpt,
      active_at, created_at, search)
    select ${forum.welcome}, ${ada.user?.id}, 'No. ' || n, 'W', '<p>W</p>', 'W', at, at, ''::tsvector
    from generate_series(1, ${count}::int) n,
      lateral (select ${now}::timestamptz - (${count}::int - n) * interval '1 second' as at) t
    returning id`);
  // A distributed table gives them in the order of its shards.
  return [...rows].map(({ id }) => Number(id)).sort((a, b) => a - b);
}

const addReplies = (postId: number, count: number) =>
  forum.test.db.execute(sql`
    with added as (
      insert into forum_replies (post_id, number, parent_number, author_id, content, content_html,
        created_at)
      select ${postId}, n, nullif(n - 1, 0), ${ines.user?.id}, 'Answer ' || n,
        '<p>Answer ' || n || '.</p>', now()
      from generate_series(1, ${count}::int) n)
    update forum_posts set last_number = ${count}, reply_count = ${count} where id = ${postId}`);

/** What a call answers, and how many statements that took. */
async function counted<T>(call: () => Promise<T>) {
  // The first also looks up the session.
  await call();
  const heard = hearStatements(forum.test.db);
  const before = heard.length;
  const answer = await call();
  return { answer, statements: heard.length - before };
}

describe('likes that come at once', () => {
  it('of one person fifty times are one', async () => {
    const { id } = await forum.start(ada);
    const tries = await Promise.all(
      Array.from({ length: 50 }, () =>
        ines.call(api.forum.like, { body: { postId: id, liked: true } }),
      ),
    );
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(tries.map(({ body }) => body.likeCount))).toEqual(new Set([1]));
  });

  it('of a hundred people are a hundred, of a post and of a reply', async () => {
    const { id } = await forum.start(ada);
    const replyId = await forum.answer(ada, id);
    const people: Caller[] = [];
    for (let n = 0; n < 100; n++) people.push(await forum.test.person());
    for (const thing of [{ postId: id }, { postId: id, replyId }]) {
      const likes = await Promise.all(
        people.map((person) => person.call(api.forum.like, { body: thing })),
      );
      const counts = likes.map(({ body }) => body.likeCount).sort((a, b) => a - b);
      expect(counts).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
    }
    const stored = await forum.test.db.execute(sql`
      select number, count(*)::int as likes from forum_likes where post_id = ${id}
      group by number order by number`);
    expect([...stored]).toEqual([
      { number: 0, likes: 100 },
      { number: replyId, likes: 100 },
    ]);
  });
});

describe('reading page by page', () => {
  it('misses no post that stays where it is, while a thousand others move', async () => {
    const ids = await addPosts(1300);
    const staying = ids.filter((_, index) => index % 13 < 3);
    const moving = ids.filter((id) => !staying.includes(id));
    expect(moving).toHaveLength(1000);
    const seen: number[] = [];
    let url: string | undefined = `/api/forum/posts?categoryId=${forum.welcome}&limit=50`;
    for (let from = 0; url; from += 40) {
      const page: Awaited<ReturnType<typeof ines.send<{ id: number }[]>>> = await ines.send(
        'GET',
        url,
      );
      expect(page.status).toBe(200);
      seen.push(...page.body.map(({ id }) => id));
      url = /<([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1];
      // Each of these is answered: from the old end, so that they jump over the place that is read.
      await forum.test.db.execute(sql`
        update forum_posts set active_at = now()
        where id = any(${sql.param(moving.slice(from, from + 40))}::bigint[])`);
    }
    expect(staying.filter((id) => !seen.includes(id))).toEqual([]);
    expect(staying.filter((id) => seen.filter((each) => each === id).length > 1)).toEqual([]);
  });

  it('costs as many statements for twenty posts as for two', async () => {
    const page = (limit: number) =>
      counted(() => ines.call(api.forum.posts, { query: { limit, categoryId: forum.welcome } }));
    const [few, many] = [await page(2), await page(20)];
    expect(many.answer.body).toHaveLength(20);
    expect(many.statements).toBe(few.statements);
  });
});

describe('searching among thousands of posts', () => {
  it('finds what few have, however far back, and the newest of what many have', async () => {
    const ids = await addPosts(2500);
    const rare = ids.filter((_, index) => index % 400 === 7);
    const few = ids.filter((_, index) => index % 50 === 0);
    await forum.test.db.execute(sql`
      update forum_posts set search = to_tsvector('simple', concat_ws(' ', 'xylem',
        case when id = any(${sql.param(few)}::bigint[]) then 'yarrow' end,
        case when id = any(${sql.param(rare)}::bigint[]) then 'zeugma' end))
      where id = any(${sql.param(ids)}::bigint[])`);
    const found = async (q: string) => {
      const seen: number[] = [];
      let url: string | undefined = `/api/forum/posts?limit=20&q=${q}`;
      for (let pages = 0; url && pages < 4; pages++) {
        const page: Awaited<ReturnType<typeof ines.send<{ id: number }[]>>> = await ines.send(
          'GET',
          url,
        );
        seen.push(...page.body.map(({ id }) => id));
        url = /<([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1];
      }
      return seen;
    };
    expect(await found('zeugma')).toEqual(rare.toReversed());
    expect(await found('yarrow')).toEqual(few.toReversed());
    expect(await found('xylem')).toEqual(ids.toReversed().slice(0, 80));
    expect(await found('yarrow xylem zeugma')).toEqual(
      few.filter((id) => rare.includes(id)).toReversed(),
    );
  });
});

describe('a post of ten thousand replies', () => {
  it('opens with as much as one of sixty, at its beginning and at its end', async () => {
    const [short, long] = [(await forum.start(ada)).id, (await forum.start(ada)).id];
    await addReplies(short, 60);
    await addReplies(long, 10_000);
    const open = (id: number, query: object) =>
      counted(() => ines.call(api.forum.replies, { params: { id }, query }));
    const [first, same, last] = [
      await open(short, {}),
      await open(long, {}),
      await open(long, { from: 9951 }),
    ];
    expect(same.answer.headers['x-total-count']).toBe('10000');
    expect(last.answer.body.at(-1)).toMatchObject({ id: 10_000, content: 'Answer 10000' });
    for (const { answer, statements } of [same, last]) {
      expect(answer.body).toHaveLength(50);
      expect(JSON.stringify(answer.body).length).toBeLessThan(
        JSON.stringify(first.answer.body).length * 1.2,
      );
      expect(statements).toBeLessThanOrEqual(first.statements + 1);
    }
    expect((await ines.send('GET', `/api/forum/posts/${long}/replies?limit=51`)).status).toBe(400);
  });
});
