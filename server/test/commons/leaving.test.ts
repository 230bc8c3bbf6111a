import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteUser } from '../../src/features/accounts/index.ts';
import { removeForumWordsOf } from '../../src/features/forum/index.ts';
import { leaveForGood } from '../../src/features/leaderboard/index.ts';
import type { Caller } from '../app.ts';
import { type Forum, openForum } from '../forum.ts';

let forum: Forum;

beforeAll(async () => {
  forum = await openForum();
});
afterAll(() => forum.test.close());

const WORD = 'lapwing';

/** Every text column of every table, as one text. */
async function allWords(): Promise<string> {
  const tables = await forum.test.db.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname = 'public'`);
  let all = '';
  for (const { name } of tables) {
    const [row] = await forum.test.db.execute<{ words: string }>(
      sql`select coalesce(string_agg(t::text, ' '), '') as words from ${sql.raw(name)} t`,
    );
    all += row?.words ?? '';
  }
  return all;
}

it('an account that is deleted leaves no word and no name, and no hole where others answered', async () => {
  const [, ines, tomas, reader] = await forum.people();
  const ada = await forum.test.person('ada-of-the-marsh');
  const answered = (await forum.start(ada, `A ${WORD}, the first.`)).id;
  const alone = (await forum.start(ada, `A ${WORD}, alone.`)).id;
  const theirs = (await forum.start(ines, 'A heron.')).id;
  await forum.answer(ines, answered, 'How near was it?');
  await forum.answer(ada, answered, `The ${WORD}? Ten steps, @${ines.user?.username}.`);
  await forum.answer(ada, theirs, `Not a ${WORD}?`);
  const parentReplyId = 1;
  const body = { content: 'No, a heron.', parentReplyId, photoAlt: null };
  await ines.call(api.forum.createReply, { params: { id: theirs }, body });
  await forum.answer(ada, theirs, `A ${WORD} I shall remove.`);
  await ada.call(api.forum.removeReply, { params: { id: theirs, number: 3 } });
  const edited = { title: `The ${WORD}`, content: `A ${WORD}, once more.` };
  await ada.call(api.forum.editPost, { params: { id: answered }, body: edited });
  await tomas.call(api.forum.follow, { params: { id: theirs }, body: { level: 'follow' } });
  const excerpts = async (person: Caller) =>
    JSON.stringify((await person.call(api.notices.list, { query: {} })).body);
  expect(await excerpts(ines)).toContain(WORD);

  await removeForumWordsOf(forum.test.context, ada.user?.id ?? 0);
  await leaveForGood(forum.test.context, ada.user?.id ?? 0);
  await deleteUser(forum.test.db, ada.user?.id ?? 0);

  const everything = await allWords();
  expect(everything).not.toContain(WORD);
  expect(everything).not.toContain('ada-of-the-marsh');
  const found = await reader.call(api.forum.posts, { query: { q: WORD } });
  expect(found.body).toEqual([]);
  const feed = await forum.test.app.inject({
    url: '/forum/rss.xml',
    headers: { host: 'almanac.example.org' },
  });
  expect(feed.payload).not.toContain(WORD);
  for (const person of [ines, tomas]) expect(await excerpts(person)).not.toContain(WORD);

  expect(await forum.see(reader, alone)).toBe(404);
  const place = await reader.call(api.forum.post, { params: { id: answered } });
  expect(place.body).toMatchObject({ title: '', content: '', author: null, removedBy: 'account' });
  const repliesOf = async (id: number) =>
    (await reader.call(api.forum.replies, { params: { id }, query: {} })).body;
  expect((await repliesOf(answered)).map(({ id, content }) => [id, content])).toEqual([
    [1, 'How near was it?'],
    [2, ''],
  ]);
  const others = await repliesOf(theirs);
  expect(others.map(({ id, content, removedBy }) => [id, content, removedBy])).toEqual([
    [1, '', 'account'],
    [2, 'No, a heron.', null],
    [3, '', expect.any(String)],
  ]);
  expect(others[1]?.answers).toEqual({ author: null, excerpt: '' });
  const post = await reader.call(api.forum.post, { params: { id: theirs } });
  expect(post.body).toMatchObject({ replyCount: 1, lastNumber: 3 });
  // The next one to answer gets the next number.
  expect(await forum.answer(tomas, theirs)).toBe(4);
});
