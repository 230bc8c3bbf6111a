import { api, type ForumReply } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../test/app.ts';
import { type Forum, openForum } from '../../../../test/forum.ts';
import { purgeRemoved } from '../keeping/forum.purge.service.ts';

const DAY = 24 * 60 * 60 * 1000;

let forum: Forum;
let moderator: Caller;
let serial = 0;

beforeAll(async () => {
  forum = await openForum();
  moderator = await forum.withRole('moderator');
  await forum.test.db.execute(
    sql`update forum_categories set allow_photos = true where id = ${forum.welcome}`,
  );
});
afterAll(() => forum.test.close());

async function photo(colour: string): Promise<File> {
  const create = { width: 40, height: 30, channels: 3, background: colour } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  return new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' });
}

/** Answers a post with a photo. */
async function show(person: Caller, id: number, colour = `#${String(100 + ++serial)}`) {
  const body = { content: `See, ${++serial}.`, photoAlt: null, photo: await photo(colour) };
  const made = await person.call(api.forum.createReply, { params: { id }, body });
  expect(made.status).toBe(201);
  return made.body;
}

/** Someone's post with a photo under it, whose plain address anybody can ask for. */
async function shown() {
  const [writer, answerer] = [await forum.person(), await forum.person()];
  const { id } = await forum.start(writer);
  const { id: number, photoUrl } = await show(answerer, id);
  return { writer, answerer, id, number, url: plain(photoUrl), params: { id, number } };
}

const plain = (url: string | null) => url?.split('?')[0] ?? '';

const get = (url: string | null | undefined, headers: Record<string, string> = {}) =>
  forum.test.app.inject({ url: url ?? '', headers });

const statusOf = async (url: string | null | undefined) => (await get(url)).statusCode;

/** A reply as somebody is shown it. */
async function seen(person: Caller, id: number, number: number): Promise<ForumReply | undefined> {
  const { body } = await person.call(api.forum.replies, {
    params: { id },
    query: { from: number },
  });
  return Array.isArray(body) ? body[0] : undefined;
}

/** Whether anybody gets the photo at its plain address, and these people at the one they are told. */
async function expectPhoto(
  { id, number, url }: { id: number; number: number; url: string },
  isPublic: boolean,
  readers: Caller[],
) {
  expect(await statusOf(url)).toBe(isPublic ? 200 : 404);
  for (const person of readers) {
    const told = (await seen(person, id, number))?.photoUrl;
    expect(await statusOf(told)).toBe(200);
    expect(told?.includes('token=')).toBe(!isPublic);
  }
}

const inCategory = (id: number, change: { read_level: number } | { is_active: boolean }) =>
  forum.test.db.execute(
    'read_level' in change
      ? sql`update forum_categories set read_level = ${change.read_level} where id = ${id}`
      : sql`update forum_categories set is_active = ${change.is_active} where id = ${id}`,
  );

describe('the photo of a reply that anybody may read', () => {
  it('is shown to anybody, and asked for anew soon', async () => {
    const { url } = await shown();
    const { statusCode, headers } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=60, must-revalidate');
    const again = await get(url, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });

  it('stays so where its category takes nothing new', async () => {
    const place = await shown();
    await inCategory(forum.welcome, { is_active: false });
    await expectPhoto(place, true, [place.answerer, forum.test.visitor()]);
    await inCategory(forum.welcome, { is_active: true });
  });
});

describe('a photo is shown to nobody but those who may read its reply', () => {
  it('once its author has removed it, until it is back', async () => {
    const place = await shown();
    const { answerer, writer, id, number, params, url } = place;
    const { etag } = (await get(url)).headers;
    await answerer.call(api.forum.removeReply, { params });
    await expectPhoto(place, false, [answerer, moderator]);
    expect((await get(url, { 'if-none-match': String(etag) })).statusCode).toBe(404);
    expect((await seen(writer, id, number))?.photoUrl).toBeNull();
    await answerer.call(api.forum.restoreReply, { params });
    await expectPhoto(place, true, [answerer, writer]);
  });

  it('once a moderator has removed it, until they bring it back', async () => {
    const place = await shown();
    const { answerer, params } = place;
    await moderator.call(api.forum.removeReply, { params });
    await expectPhoto(place, false, [answerer, moderator]);
    await moderator.call(api.forum.restoreReply, { params });
    await expectPhoto(place, true, [answerer]);
  });

  it('while reports hide it, and in the queue', async () => {
    const place = await shown();
    const { answerer, id, number } = place;
    for (const person of (await forum.people()).slice(0, 3)) {
      const body = {
        postId: id,
        replyId: number,
        reason: 'private information' as const,
        note: null,
      };
      await person.call(api.moderation.report, { body });
    }
    await expectPhoto(place, false, [answerer, moderator]);
    const queue = await moderator.call(api.moderation.queue, { query: { limit: 50 } });
    const item = queue.body.find((each) => each.postId === id && each.number === number);
    expect(await statusOf(item?.photoUrl)).toBe(200);
    const body = { decision: 'keep' as const, reason: null };
    await moderator.call(api.moderation.decide, { params: { postId: id, number }, body });
    await expectPhoto(place, true, [answerer]);
  });

  it('while its post is hidden; a removed post keeps the answers that stand', async () => {
    const place = await shown();
    const { writer, id } = place;
    for (const person of (await forum.people()).slice(0, 3)) {
      const body = { postId: id, reason: 'unkind' as const, note: null };
      await person.call(api.moderation.report, { body });
    }
    await expectPhoto(place, false, [writer, moderator]);
    const body = { decision: 'remove' as const, reason: null };
    await moderator.call(api.moderation.decide, { params: { postId: id, number: 0 }, body });
    await expectPhoto(place, true, [writer, forum.test.visitor()]);
  });

  it('while its category asks for a level to read it', async () => {
    const place = await shown();
    await inCategory(forum.welcome, { read_level: 10 });
    await expectPhoto(place, false, [moderator]);
    await inCategory(forum.welcome, { read_level: 1 });
    await expectPhoto(place, true, [place.writer]);
  });

  it('after its post moved to a category that asks for a level', async () => {
    const place = await shown();
    const { body: categories } = await moderator.call(api.forum.categories, {});
    const oracle = categories.find(({ readLevel }) => readLevel > 1)?.id;
    await forum.test.db.execute(
      sql`update forum_posts set category_id = ${oracle} where id = ${place.id}`,
    );
    await expectPhoto(place, false, [moderator]);
  });

  it('and is gone once the reply has been emptied', async () => {
    const place = await shown();
    await place.answerer.call(api.forum.removeReply, { params: place.params });
    forum.test.clock.advance(31 * DAY);
    await purgeRemoved(forum.test.context);
    forum.test.clock.advance(-31 * DAY);
    expect(await statusOf(place.url)).toBe(404);
    expect((await seen(place.answerer, place.id, place.number))?.photoUrl).toBeNull();
  });
});

describe('the address of a photo that not everybody may see', () => {
  it('is good for one session alone, is kept by nobody, and ends with what it was given for', async () => {
    const place = await shown();
    const { answerer, id, number, params } = place;
    await answerer.call(api.forum.removeReply, { params });
    const told = (await seen(answerer, id, number))?.photoUrl;
    expect((await get(told)).headers['cache-control']).toBe('private, no-store');
    const theirs = (await seen(moderator, id, number))?.photoUrl;
    await forum.test.db.execute(
      sql`update users set role = 'user' where id = ${moderator.user?.id}`,
    );
    expect(await statusOf(theirs)).toBe(404);
    await forum.test.db.execute(
      sql`update users set role = 'moderator' where id = ${moderator.user?.id}`,
    );
    expect(await statusOf(theirs)).toBe(200);
    await answerer.call(api.accounts.logout, {});
    expect(await statusOf(told)).toBe(404);
  });

  it('is not needed while another reply shows the same photo to anybody', async () => {
    const [writer, answerer] = [await forum.person(), await forum.person()];
    const { id } = await forum.start(writer);
    const [one, two] = [await show(answerer, id, '#abc'), await show(answerer, id, '#abc')];
    expect(plain(two.photoUrl)).toBe(plain(one.photoUrl));
    await answerer.call(api.forum.removeReply, { params: { id, number: one.id } });
    expect(await statusOf(plain(one.photoUrl))).toBe(200);
    expect((await seen(writer, id, one.id))?.photoUrl).toBeNull();
    await answerer.call(api.forum.removeReply, { params: { id, number: two.id } });
    expect(await statusOf(plain(one.photoUrl))).toBe(404);
    expect(await statusOf((await seen(answerer, id, two.id))?.photoUrl)).toBe(200);
  });
});
