import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../test/app.ts';
import { type Forum, openForum } from '../../../../test/forum.ts';

let forum: Forum;

beforeAll(async () => {
  forum = await openForum({ levelGates: 'enforced' });
});
afterAll(() => forum.test.close());

/** A post with a reply of two people each; the second of each answers the first. */
async function discussion() {
  const [writer, answerer, other] = await forum.people();
  const { id } = await forum.start(writer, 'What the writer wrote.');
  const answer = async (person: Caller, content: string, parentReplyId?: number) =>
    person.call(api.forum.createReply, {
      params: { id },
      body: { content, photoAlt: null, parentReplyId },
    });
  await answer(writer, 'The writer again.');
  await answer(answerer, 'The answer.', 1);
  return { writer, answerer, other, id };
}

/** What somebody is answered of a post, in one string, and its replies by number. */
async function seen(person: Caller, id: number) {
  const post = await person.call(api.forum.post, { params: { id } });
  const replies = await person.call(api.forum.replies, { params: { id }, query: {} });
  return {
    post,
    replies,
    numbers: replies.status === 200 ? replies.body.map((reply) => reply.id) : null,
    all: JSON.stringify([post.body, replies.body]),
  };
}

const setReadLevel = (level: number) =>
  forum.test.db.execute(
    sql`update forum_categories set read_level = ${level} where id = ${forum.welcome}`,
  );

describe('somebody’s own words', () => {
  it('stay theirs to read where their category asks for a level since, and nobody else’s beside them', async () => {
    const { writer, answerer, other, id } = await discussion();
    await setReadLevel(10);
    const own = await seen(writer, id);
    expect(own.post.body).toMatchObject({ content: 'What the writer wrote.', closedBelow: 10 });
    expect(own.numbers).toEqual([1]);
    expect(own.all).not.toContain('The answer.');
    expect(own.all).not.toContain(answerer.user?.username);
    const theirs = await seen(answerer, id);
    expect(theirs.post.body).toMatchObject({
      title: '',
      content: '',
      author: null,
      closedBelow: 10,
    });
    expect(theirs.numbers).toEqual([2]);
    expect(theirs.replies.body[0]?.answers).toEqual({ author: null, excerpt: '' });
    expect(theirs.all).not.toContain('writer');
    for (const person of [other, forum.test.visitor()]) {
      expect((await seen(person, id)).post.status).toBe(403);
      expect((await seen(person, id)).replies.status).toBe(403);
    }
    await setReadLevel(1);
    expect((await seen(answerer, id)).post.body).toMatchObject({ closedBelow: null });
  });

  it('stay theirs to read where a moderator or reports took the post away', async () => {
    for (const by of ['reports', 'moderator']) {
      const { writer, answerer, other, id } = await discussion();
      await answerer.call(api.forum.removeReply, { params: { id, number: 2 } });
      await writer.call(api.forum.removeReply, { params: { id, number: 1 } });
      await forum.test.db.execute(
        sql`update forum_posts set removed_by = ${by}, removed_at = now() where id = ${id}`,
      );
      expect((await seen(writer, id)).post.body.content).toBe('What the writer wrote.');
      const theirs = await seen(answerer, id);
      expect(theirs.post.body).toMatchObject({ content: '', removedBy: by });
      expect(theirs.numbers).toEqual([2]);
      expect(theirs.replies.body[0]?.content).toBe('The answer.');
      expect((await seen(other, id)).post.status).toBe(404);
    }
  });

  it('can be changed and removed there, and nobody else’s liked, reported or answered', async () => {
    const { writer, answerer, id } = await discussion();
    await setReadLevel(10);
    const params = { id, number: 2 };
    const body = { content: 'The answer, mended.' };
    expect((await answerer.call(api.forum.editReply, { params, body })).status).toBe(200);
    expect((await answerer.call(api.forum.removeReply, { params })).status).toBe(200);
    expect((await answerer.call(api.forum.restoreReply, { params })).status).toBe(200);
    const refused = [
      await answerer.call(api.forum.like, { body: { postId: id, replyId: 1 } }),
      await answerer.call(api.forum.follow, { params: { id }, body: { level: 'follow' } }),
      await answerer.call(api.moderation.report, {
        body: { postId: id, replyId: 1, reason: 'spam', note: null },
      }),
      await writer.call(api.forum.createReply, {
        params: { id },
        body: { content: 'More.', photoAlt: null },
      }),
      await answerer.call(api.forum.editPost, {
        params: { id },
        body: { title: 'Mine', content: 'Mine.' },
      }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    await setReadLevel(1);
  });
});
