import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../../test/app.ts';
import { type Forum, openForum } from '../../../test/forum.ts';
import { checkForum } from '../forum/index.ts';

let forum: Forum;
let moderators: Caller[];

beforeAll(async () => {
  forum = await openForum({ nodes: 2 });
  moderators = [];
  for (let index = 0; index < 5; index += 1) moderators.push(await forum.withRole('moderator'));
});
afterAll(() => forum.test.close());

/** Calls by both processes in turn. */
const spread = (person: Caller, index: number) =>
  person.at(forum.test.apps[index % 2] ?? forum.test.app);

it('a hundred reports at once hide a post once, and none is lost or counted twice', async () => {
  const author = await forum.person();
  const { id } = await forum.start(author);
  const readers: Caller[] = [];
  for (let index = 0; index < 25; index += 1) readers.push(await forum.person());
  const before = await forum.countOf();
  const replies = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      spread(readers[index % 25] as Caller, index).call(api.moderation.report, {
        body: { postId: id, reason: 'spam', note: null },
      }),
    ),
  );
  const made = replies.filter(({ status }) => status === 201).length;
  // Whoever came after the third found nothing there any more.
  expect(replies.every(({ status }) => status === 201 || status === 404)).toBe(true);
  const [row] = await forum.test.db.execute<{ reports: number; cases: number }>(sql`
    select (select count(*)::int from forum_reports where post_id = ${id}) as reports,
      (select count(*)::int from forum_cases where post_id = ${id}) as cases`);
  expect(row?.cases).toBe(1);
  expect(row?.reports).toBeGreaterThanOrEqual(3);
  expect(made).toBeGreaterThanOrEqual(row?.reports ?? 0);
  expect(await forum.countOf()).toBe(before - 1);
});

it('a hundred decisions at once are one, and the other ninety-nine are told', async () => {
  const [author, first] = await forum.people();
  const { id } = await forum.start(author);
  await first.call(api.moderation.report, { body: { postId: id, reason: 'spam', note: null } });
  const decisions = ['keep', 'remove', 'lock'] as const;
  const replies = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      spread(moderators[index % 5] as Caller, index).call(api.moderation.decide, {
        params: { postId: id, number: 0 },
        body: { decision: decisions[index % 3] ?? 'keep', reason: null },
      }),
    ),
  );
  expect(replies.filter(({ status }) => status === 200).length).toBe(1);
  expect(replies.filter(({ status }) => status === 409).length).toBe(99);
  const [lines] = await forum.test.db.execute<{ count: number }>(sql`
    select count(*)::int as count from audit_log where subject_id = ${id} and subject_kind = 'post'`);
  expect(lines?.count).toBe(1);
});

it('reports, edits, likes, replies, decisions and undoings of one post at once end in a state that counts', async () => {
  const people = await forum.people();
  const [author, ...readers] = people;
  const { id } = await forum.start(author);
  const params = { id };
  const thing = { postId: id, number: 0 };
  const acts: ((index: number) => Promise<{ status: number }>)[] = [
    (index) =>
      spread(readers[index % 4] as Caller, index).call(api.moderation.report, {
        body: { postId: id, reason: 'other', note: null },
      }),
    (index) =>
      spread(author, index).call(api.forum.editPost, {
        params,
        body: { title: 'A drawer', content: `Version ${index}.` },
      }),
    (index) =>
      spread(readers[index % 4] as Caller, index).call(api.forum.like, {
        body: { postId: id, liked: index % 2 === 0 },
      }),
    (index) =>
      spread(readers[index % 4] as Caller, index).call(api.forum.createReply, {
        params,
        body: { content: `Reply ${index}.`, photoAlt: null },
      }),
    (index) =>
      spread(moderators[index % 5] as Caller, index).call(api.moderation.decide, {
        params: thing,
        body: { decision: index % 2 ? 'remove' : 'keep', reason: null },
      }),
    (index) =>
      spread(moderators[index % 5] as Caller, index).call(api.moderation.undo, { params: thing }),
  ];
  const replies = await Promise.all(
    Array.from({ length: 90 }, (_, index) =>
      (acts[index % acts.length] as (typeof acts)[0])(index),
    ),
  );
  expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
  const { context, clock } = forum.test;
  expect((await checkForum(context, { fix: false, now: clock.now() })).details).toEqual([]);
  const [wrong] = await forum.test.db.execute<{ xp: number }>(sql`
    select count(*)::int as xp from progress g where xp <>
      (select coalesce(sum(amount), 0) from xp_events e where e.user_id = g.user_id)`);
  expect(wrong).toEqual({ xp: 0 });
});
