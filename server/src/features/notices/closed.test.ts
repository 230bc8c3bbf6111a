import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Forum, openForum } from '../../../test/forum.ts';
import { countUnread, unreadSince } from './notices.service.ts';

let forum: Forum;

beforeAll(async () => {
  forum = await openForum({ levelGates: 'enforced' });
});
afterAll(() => forum.test.close());

const setReadLevel = (level: number) =>
  forum.test.db.execute(
    sql`update forum_categories set read_level = ${level} where id = ${forum.welcome}`,
  );

describe('notices of what stands where somebody may not read any more', () => {
  it('say nothing of it: in the list, in the count and in the letter, until it is open again', async () => {
    const [writer, reader, follower] = await forum.people();
    const { id } = await forum.start(writer, `Ask @${reader.user?.username}.`);
    await follower.call(api.forum.follow, { params: { id }, body: { level: 'follow' } });
    await forum.answer(writer, id, 'Nobody else is to know this.');
    const heard = async () => {
      const told = [];
      for (const person of [reader, follower]) {
        const userId = person.user?.id ?? 0;
        const { body } = await person.call(api.notices.list, { query: {} });
        told.push(...body, ...(await unreadSince(forum.test.context, userId, null)));
        expect(await countUnread(forum.test.context, userId)).toBe(body.length);
      }
      return told;
    };
    expect(await heard()).toHaveLength(4);
    await setReadLevel(10);
    expect(await heard()).toEqual([]);
    await forum.test.db.execute(
      sql`update users set role = 'moderator' where id = ${follower.user?.id}`,
    );
    expect(await heard()).toHaveLength(2);
    await setReadLevel(1);
    expect(await heard()).toHaveLength(4);
  });

  it('tell their author what a moderator did, with the title of one’s own post alone', async () => {
    const [writer, answerer] = await forum.people();
    const moderator = await forum.withRole('moderator');
    const { id } = await forum.start(writer);
    const number = await forum.answer(answerer, id);
    await moderator.call(api.forum.removeReply, { params: { id, number } });
    await moderator.call(api.forum.removePost, { params: { id } });
    await moderator.call(api.forum.restorePost, { params: { id } });
    await setReadLevel(10);
    const texts = async (person: typeof writer) =>
      (await person.call(api.notices.list, { query: {} })).body.map(({ text }) => text);
    expect(await texts(writer)).toEqual(['A moderator brought back your post A drawer']);
    expect(await texts(answerer)).toEqual(['A moderator removed your reply No. 1']);
    await setReadLevel(1);
  });
});
