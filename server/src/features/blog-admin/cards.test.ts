import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api, type CallInput } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../test/app.ts';
import { drawTitleCard, encodePicture } from '../../platform/files/index.ts';
import { drawCards } from './cards.service.ts';
import { deleteArticle } from './publish.service.ts';

const calls = api.blogAdmin;
const webRoot = mkdtempSync(join(tmpdir(), 'pathkeeper-cards-'));
copyFileSync(join(import.meta.dirname, '../../../../web/index.html'), join(webRoot, 'index.html'));

let test: TestApp;
let owner: Caller;
beforeAll(async () => {
  test = await createTestApp({ webRoot, env: { PUBLIC_URL: 'https://almanac.example.org' } });
  owner = await test.person('the-owner');
});
afterAll(async () => {
  await test.close();
  rmSync(webRoot, { recursive: true, force: true });
});

type Body = CallInput<typeof calls.create>['body'];

const write = async (body: Partial<Body>) => {
  const whole = { excerpt: 'Ice.', content: '<p>Held.</p>', category: 'Habits' as const };
  const reply = await owner.call(calls.create, {
    body: { title: 'The lake', isPublished: true, ...whole, ...body },
  });
  expect(reply.body.error).toBeUndefined();
  return reply.body;
};

const headOf = async (slug: string) => {
  const { payload } = await test.app.inject({ url: `/blog/${slug}`, headers: { accept: '*/*' } });
  const of = (name: string) =>
    new RegExp(`<meta property="og:image${name}" content="([^"]*)"`).exec(payload)?.[1];
  return { src: of('') ?? '', size: `${of(':width')} by ${of(':height')}`, alt: of(':alt') };
};

const uses = async (id: number) =>
  (await test.db.execute(sql`select 1 from file_uses where used_by = ${`article:${id}`}`)).length;

it('an article without a picture has its title on its card, drawn anew with another title', async () => {
  const { id, slug } = await write({ title: 'An aim', isPublished: false });
  await owner.call(calls.publish, { params: { id } });
  expect((await headOf(slug)).alt).toBe('An aim');
  await owner.call(calls.update, {
    params: { id },
    body: { title: 'A goal is a direction & a “date”', slug },
  });
  const first = await headOf(slug);
  expect(first.src).toMatch(/^https:\/\/almanac\.example\.org\/api\/files\/[\w-]{43}\/1600$/);
  expect([first.size, first.alt]).toEqual(['1200 by 630', 'A goal is a direction &amp; a “date”']);
  const picture = await test.app.inject({ url: new URL(first.src).pathname });
  expect(picture.headers['content-type']).toBe('image/webp');
  const { body } = await owner.call(calls.update, { params: { id }, body: { title: 'Another' } });
  expect((await headOf(body.slug)).src).not.toBe(first.src);
  expect(await uses(id)).toBe(1);
  // What was published in another way gets its card from the job.
  await test.db.execute(sql`update blog_articles set card = null where id = ${id}`);
  expect(await drawCards(test.context)).toBe(1);
  await deleteArticle(test.context, id, test.clock.now());
  expect(await uses(id)).toBe(0);
});

it('its own picture goes before, the one at its head before its first figure', async () => {
  const create = { width: 640, height: 400, channels: 3, background: '#345' } as const;
  const image = new File([await sharp({ create }).png().toBuffer()], 'lake.png');
  const { body: own } = await owner.call(calls.addImage, { body: { image, alt: '' } });
  const inText = await write({
    title: 'With a figure',
    content: `<figure><img src="${own.url}" alt="A lake"></figure>`,
  });
  expect(await headOf(inText.slug)).toMatchObject({ size: '640 by 400', alt: 'A lake' });
  const atHead = await write({
    title: 'With a picture',
    featuredImage: own.url,
    featuredImageAlt: 'At its head',
  });
  expect(await headOf(atHead.slug)).toMatchObject({ size: '640 by 400', alt: 'At its head' });
});

it('a title with letters that the font lacks leaves the card of the blog', async () => {
  const { slug } = await write({ title: '湖の記録' });
  expect((await headOf(slug)).src).toMatch(/\/cards\/home\.png$/);
  expect(await drawCards(test.context)).toBe(0);
});

it('a card that was missed is drawn by the job', async () => {
  const { id, slug } = await write({ title: 'Drawn at once' });
  expect((await headOf(slug)).alt).toBe('Drawn at once');
  await test.db.execute(sql`update blog_articles set card = null where id = ${id}`);
  expect(await drawCards(test.context)).toBe(1);
  expect((await headOf(slug)).alt).toBe('Drawn at once');
});

it('the longest title has room, also after another picture was read', async () => {
  await encodePicture(new Blob([new Uint8Array((await drawTitleCard('A lake')) ?? [])]));
  const card = await drawTitleCard('Words about the lake '.repeat(10).slice(0, 200));
  expect(card).not.toBeNull();
  const { width, height } = await sharp(card ?? undefined).metadata();
  expect([width, height]).toEqual([1200, 630]);
});
