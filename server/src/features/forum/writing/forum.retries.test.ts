import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../test/app.ts';
import { type Forum, openForum } from '../../../../test/forum.ts';

const MINUTE = 60_000;

let forum: Forum;
let moderator: Caller;

beforeAll(async () => {
  forum = await openForum({ levelGates: 'enforced', limitsScale: 1 });
  moderator = await forum.withRole('moderator');
  await forum.test.db.execute(
    sql`update forum_categories set allow_photos = true where id = ${forum.welcome}`,
  );
});
afterAll(() => forum.test.close());

const keyed = (key: string) => ({ 'idempotency-key': key });

const category = (change: object) =>
  moderator &&
  forum.owner.call(api.moderation.editCategory, {
    params: { id: forum.welcome },
    body: change,
  });

/** What may happen between a first try, whose answer was lost, and the next. */
const HINDRANCES: [
  what: string,
  happens: (person: Caller, id: number) => Promise<unknown>,
  undo?: () => Promise<unknown>,
][] = [
  ['nothing', async () => {}],
  [
    'the limit of a minute',
    async (person, id) => {
      for (let i = 0; i < 13; i++) await forum.answer(person, id).catch(() => {});
      for (let i = 0; i < 5; i++) await forum.start(person).catch(() => {});
    },
  ],
  [
    'a stop from writing',
    (person) =>
      moderator.call(api.moderation.stop, {
        params: { id: person.user?.id ?? 0 },
        body: { days: 1, reason: 'Rest.' },
      }),
  ],
  [
    'a lock of the post',
    (_person, id) =>
      moderator.call(api.moderation.lock, {
        params: { id },
        body: { isLocked: true, reason: null },
      }),
  ],
  [
    'a category that takes nothing new',
    () => category({ isActive: false }),
    () => category({ isActive: true }),
  ],
  [
    'a category that takes no photos',
    () => category({ allowPhotos: false }),
    () => category({ allowPhotos: true }),
  ],
  ['a level for writing', () => category({ minLevel: 10 }), () => category({ minLevel: 1 })],
  ['a level for reading', () => category({ readLevel: 10 }), () => category({ readLevel: 1 })],
  [
    'moderators who alone start posts',
    () => moderator.call(api.moderation.changeSettings, { body: { startPosts: 'moderators' } }),
    () => moderator.call(api.moderation.changeSettings, { body: { startPosts: 'members' } }),
  ],
];

describe('a retry under the same key is answered with what the first try saved, after', () => {
  it.each(HINDRANCES)('%s', async (what, happens, undo) => {
    const [writer, person] = await forum.people();
    const { id } = await forum.start(writer);
    const create = { width: 9, height: 9, channels: 3, background: '#123' } as const;
    const png = new Uint8Array(await sharp({ create }).png().toBuffer());
    const photo = new File([png], 'a.png', { type: 'image/png' });
    const answer = () =>
      person.call(
        api.forum.createReply,
        { params: { id }, body: { content: `Kept, ${what}.`, photoAlt: null, photo } },
        keyed('reply'),
      );
    const start = () =>
      person.call(
        api.forum.createPost,
        { body: { title: 'Kept', content: `Kept, too, ${what}.`, categoryId: forum.welcome } },
        keyed('post'),
      );
    const first = [await answer(), await start()];
    expect(first.map(({ status }) => status)).toEqual([201, 201]);
    await happens(person, id);
    const again = [await answer(), await start()];
    await undo?.();
    expect(
      again.map(({ status, body }) => [status, body.id, body.content, body.xpAwarded]),
    ).toEqual(first.map(({ body }) => [201, body.id, body.content, body.xpAwarded]));
  });
});

describe('the time of a reply', () => {
  it('is when its number was drawn, however long its photo took', async () => {
    const [writer, person] = await forum.people();
    const { id } = await forum.start(writer);
    let waiting: ReturnType<typeof forum.answer> | undefined;
    await forum.test.db.transaction(async (tx) => {
      await tx.execute(sql`select from forum_posts where id = ${id} for update`);
      waiting = forum.answer(person, id);
      await forum.waitsForLock();
      forum.test.clock.advance(MINUTE);
    });
    const number = (await waiting) ?? 0;
    const { body } = await person.call(api.forum.replies, { params: { id }, query: {} });
    expect(body.find((reply) => reply.id === number)?.createdAt).toBe(
      forum.test.clock.now().toISOString(),
    );
  });
});
