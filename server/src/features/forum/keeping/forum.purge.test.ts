import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Forum, openForum } from '../../../../test/forum.ts';
import { deleteUser } from '../../accounts/index.ts';
import { checkForum } from './forum.check.service.ts';
import { leaveForumWordsOf, purgeRemoved, removeForumWordsOf } from './forum.purge.service.ts';

const DAY = 24 * 60 * 60 * 1000;

let forum: Forum;

beforeAll(async () => {
  forum = await openForum();
});
afterAll(() => forum.test.close());

const wrong = async () =>
  (await checkForum(forum.test.context, { fix: false, now: forum.test.clock.now() })).details;

async function rowsAbout(postId: number): Promise<number> {
  const [row] = await forum.test.db.execute<{ count: number }>(sql`
    select ((select count(*) from forum_reading where post_id = ${postId})
      + (select count(*) from notices where post_id = ${postId})
      + (select count(*) from notice_sources where post_id = ${postId}))::int as count`);
  return row?.count ?? 0;
}

describe('an account that goes', () => {
  it('takes its likes along, and what they counted for', async () => {
    const [leaving, staying, other] = await forum.people();
    const { id } = await forum.start(staying);
    const number = await forum.answer(staying, id);
    for (const replyId of [undefined, number]) {
      await leaving.call(api.forum.like, { body: { postId: id, replyId, liked: true } });
    }
    await other.call(api.forum.like, { body: { postId: id, liked: true } });
    await removeForumWordsOf(forum.test.context, leaving.user?.id ?? 0);
    await deleteUser(forum.test.db, leaving.user?.id ?? 0);
    expect((await other.call(api.forum.post, { params: { id } })).body.likeCount).toBe(1);
    expect(await wrong()).toEqual([]);
    const [row] = await forum.test.db.execute<{ liked: number }>(
      sql`select replies_liked as liked from progress where user_id = ${staying.user?.id}`,
    );
    expect(row?.liked).toBe(0);
  });

  it('leaves its standing words to a former member where it was to, and nothing else', async () => {
    const [leaving, other] = await forum.people();
    const { id } = await forum.start(leaving);
    const own = await forum.answer(leaving, id);
    const removed = await forum.answer(leaving, id);
    await leaving.call(api.forum.editReply, {
      params: { id, number: own },
      body: { content: 'It stays, changed.' },
    });
    await leaving.call(api.forum.removeReply, { params: { id, number: removed } });
    const ownerId = leaving.user?.id ?? 0;
    await leaveForumWordsOf(forum.test.context, ownerId);
    await removeForumWordsOf(forum.test.context, ownerId);
    await deleteUser(forum.test.db, ownerId);
    const { body: post } = await other.call(api.forum.post, { params: { id } });
    expect([post.author, post.content.length > 0]).toEqual([null, true]);
    const { body: replies } = await other.call(api.forum.replies, { params: { id }, query: {} });
    expect(replies.map(({ author, content, removedBy }) => [author, content, removedBy])).toEqual([
      [null, 'It stays, changed.', null],
      [null, '', 'account'],
    ]);
    const [row] = await forum.test.db.execute<{ count: number }>(
      sql`select count(*)::int as count from forum_revisions where post_id = ${id}`,
    );
    expect(row?.count).toBe(0);
    expect(await wrong()).toEqual([]);
  });

  it('is found by an index in every table of the forum that names it', async () => {
    const unindexed = await forum.test.db.execute<{ place: string }>(sql`
      select c.conrelid::regclass || '.' || a.attname as place
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'users'::regclass
        and c.conrelid::regclass::text ~ '^(forum|notice)'
        and not exists (select from pg_index i
          where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`);
    expect([...unindexed]).toEqual([]);
  });
});

describe('what is emptied after 30 days', () => {
  it('leaves nothing behind of a post that goes whole: no reading, no notice', async () => {
    const [author, reader] = await forum.people();
    const { id } = await forum.start(author, `Ask @${reader.user?.username}.`);
    await reader.call(api.forum.read, { params: { id }, body: { number: 0 } });
    await forum.owner.call(api.forum.removePost, { params: { id } });
    expect(await rowsAbout(id)).toBeGreaterThan(3);
    forum.test.clock.advance(31 * DAY);
    await purgeRemoved(forum.test.context);
    forum.test.clock.advance(-31 * DAY);
    expect(await rowsAbout(id)).toBe(0);
  });

  it('is everything there is, and nothing that has come back just before', async () => {
    const [author, answerer] = await forum.people();
    const { id } = await forum.start(author);
    const numbers = [];
    for (let i = 0; i < 5; i++) numbers.push(await forum.answer(answerer, id));
    const back = numbers[0] as number;
    for (const number of numbers) {
      await answerer.call(api.forum.removeReply, { params: { id, number } });
    }
    forum.test.clock.advance(31 * DAY);
    let purging: Promise<number> | undefined;
    await forum.test.db.transaction(async (tx) => {
      await tx.execute(sql`select from forum_posts where id = ${id} for update`);
      purging = purgeRemoved(forum.test.context);
      await forum.waitsForLock();
      await tx.execute(sql`update forum_replies set removed_at = null, removed_by = null
        where post_id = ${id} and number = ${back}`);
    });
    await purging;
    forum.test.clock.advance(-31 * DAY);
    const left = await forum.test.db.execute<{ number: number }>(
      sql`select number from forum_replies where post_id = ${id} and content <> ''`,
    );
    expect([...left]).toEqual([{ number: back }]);
  });
});
