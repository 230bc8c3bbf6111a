import { api, PICTURE_WIDTHS } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../test/app.ts';
import { unzip } from '../../../test/unzip.ts';
import { createAccessTokens } from '../../platform/secrets/tokens.ts';
import { asOwner } from '../progression/index.ts';
import { keyOf, sweepFiles } from './files.service.ts';
import { attachFiles, createPictureAddresses, keepPicture, removeFilesOf } from './index.ts';

const HOUR = 60 * 60 * 1000;
const SECRET = 'a'.repeat(48);

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const idOf = (person: Caller) => person.user?.id ?? 0;

/** A picture of a colour of its own. */
async function picture(background: string): Promise<Blob> {
  const create = { width: 900, height: 600, channels: 3, background } as const;
  return new Blob([await sharp({ create }).png().toBuffer()]);
}

const keep = async (person: Caller, colour: string, isPublic = true) =>
  keepPicture(test.context, idOf(person), await picture(colour), { isPublic });

const use = (person: Caller, usedBy: string, hashes: string[]) =>
  asOwner(test.context, idOf(person), (tx) =>
    attachFiles(tx, idOf(person), usedBy, hashes, test.clock.now()),
  );

const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers });

/** Whether it is served, and whether its bytes are still in the storage. */
async function isThere(hash: string): Promise<boolean> {
  const { statusCode } = await get(`/api/files/${hash}/480`);
  const stored = await Promise.all(
    PICTURE_WIDTHS.map((width) => test.context.files.get(keyOf(hash, width))),
  );
  expect(stored.every((bytes) => (bytes !== null) === (statusCode === 200))).toBe(true);
  return statusCode === 200;
}

describe('a public picture', () => {
  it('is served to everybody in each width, for good, and can do nothing but be shown', async () => {
    const { url, hash, width, height } = await keep(await test.person(), '#100');
    expect([width, height]).toEqual([900, 600]);
    expect(url).toBe(`/api/files/${hash}/1600`);
    for (const each of PICTURE_WIDTHS) {
      const { statusCode, headers, rawPayload } = await get(`/api/files/${hash}/${each}`);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': 'inline',
        etag: `"${hash}-${each}"`,
      });
      expect((await sharp(rawPayload).metadata()).width).toBe(Math.min(each, 900));
    }
    const again = await get(url, { 'if-none-match': `"${hash}-1600"` });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });

  it.each([
    ['another width', `${'x'.repeat(43)}/481`, 400],
    ['what is no hash', 'x/480', 400],
    ['a way out of its folder', '..%2f..%2fserver/480', 400],
    ['nobody’s', `${'x'.repeat(43)}/480`, 404],
  ])('is not found by %s', async (_what, path, status) => {
    expect((await get(`/api/files/${path}`)).statusCode).toBe(status);
  });

  it('is the same file when it comes again, and another one of somebody else', async () => {
    const [one, other] = [await test.person(), await test.person()];
    const first = await keep(one, '#200');
    expect(await keep(one, '#200')).toEqual(first);
    expect((await keep(other, '#200')).hash).not.toBe(first.hash);
    expect((await keep(one, '#200', false)).hash).not.toBe(first.hash);
  });
});

describe('a picture that is not public', () => {
  it('is shown at an address of the reader’s own, the same all day, and kept by nobody', async () => {
    const owner = await test.person();
    const { url, hash } = await keep(owner, '#300', false);
    expect((await get(url)).statusCode).toBe(404);
    const addresses = createPictureAddresses(SECRET, test.clock);
    const reader = readerOf(owner);
    const address = addresses.privateUrl(hash, reader);
    const { statusCode, headers } = await get(address);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
    test.clock.advance(HOUR);
    expect(addresses.privateUrl(hash, reader)).toBe(address);
  });

  it('is not shown by an address that is forged, too old, of another picture or of an ended session', async () => {
    const owner = await test.person();
    const [one, other] = [await keep(owner, '#400', false), await keep(owner, '#401', false)];
    const reader = readerOf(owner);
    const address = createPictureAddresses(SECRET, test.clock).privateUrl(one.hash, reader);
    const token = address.split('?')[1];
    const forged = createPictureAddresses('b'.repeat(48), test.clock).privateUrl(one.hash, reader);
    expect((await get(`${other.url}?${token}`)).statusCode).toBe(404);
    expect((await get(forged)).statusCode).toBe(404);
    expect((await get(address)).statusCode).toBe(200);
    test.clock.advance(48 * HOUR);
    expect((await get(address)).statusCode).toBe(404);
    test.clock.advance(-48 * HOUR);
    await owner.call(api.accounts.logout, {});
    expect((await get(address)).statusCode).toBe(404);
  });

  function readerOf(person: Caller) {
    const claims = createAccessTokens(SECRET).read(person.token ?? '');
    return { userId: idOf(person), sid: claims?.sid ?? '' };
  }
});

describe('a picture that nothing uses', () => {
  it('goes after a day, while one that something uses stays', async () => {
    const person = await test.person();
    const [used, unused] = [await keep(person, '#500'), await keep(person, '#501')];
    await use(person, 'article:1', [used.hash]);
    test.clock.advance(23 * HOUR);
    await sweepFiles(test.context);
    expect(await isThere(unused.hash)).toBe(true);
    const young = await keep(person, '#502');
    test.clock.advance(2 * HOUR);
    expect(await sweepFiles(test.context)).toBeGreaterThan(0);
    expect(await Promise.all([used, unused, young].map(({ hash }) => isThere(hash)))).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('begins its day anew when its thing lets it go, and only when no other thing shows it', async () => {
    const person = await test.person();
    const { hash } = await keep(person, '#600');
    await use(person, 'article:2', [hash]);
    await use(person, 'article:3', [hash]);
    await use(person, 'article:2', []);
    test.clock.advance(25 * HOUR);
    await sweepFiles(test.context);
    expect(await isThere(hash)).toBe(true);
    await use(person, 'article:3', []);
    await sweepFiles(test.context);
    expect(await isThere(hash)).toBe(true);
    test.clock.advance(25 * HOUR);
    await sweepFiles(test.context);
    expect(await isThere(hash)).toBe(false);
  });

  it('stays when it is uploaded again or used again in time', async () => {
    const person = await test.person();
    const [again, reused] = [await keep(person, '#700'), await keep(person, '#701')];
    test.clock.advance(23 * HOUR);
    await keep(person, '#700');
    await use(person, 'article:4', [reused.hash]);
    await use(person, 'article:4', [reused.hash]);
    test.clock.advance(2 * HOUR);
    await sweepFiles(test.context);
    expect(await isThere(again.hash)).toBe(true);
    expect(await isThere(reused.hash)).toBe(true);
  });

  it('stays in the table while its bytes cannot be removed', async () => {
    const { hash } = await keep(await test.person(), '#800');
    test.clock.advance(25 * HOUR);
    const broken = {
      ...test.context.files,
      remove: async () => {
        throw new Error('The disk is away.');
      },
    };
    await expect(sweepFiles({ ...test.context, files: broken })).rejects.toThrow('away');
    expect(await isThere(hash)).toBe(true);
    await sweepFiles(test.context);
    expect(await isThere(hash)).toBe(false);
  });
});

describe('whose picture it is', () => {
  it('decides who may use it: somebody else’s is not found, and nothing is changed', async () => {
    const [one, other] = [await test.person(), await test.person()];
    const [mine, theirs] = [await keep(one, '#900'), await keep(other, '#901')];
    await expect(use(one, 'article:5', [mine.hash, theirs.hash])).rejects.toMatchObject({
      code: 'not_found',
    });
    const [row] = await test.db.execute<{ uses: number }>(
      sql`select count(*)::int as uses from file_uses where used_by = 'article:5'`,
    );
    expect(row?.uses).toBe(0);
  });

  it('decides what goes with an account, which cannot go before', async () => {
    const [leaving, staying] = [await test.person(), await test.person()];
    const [used, loose] = [await keep(leaving, '#a00'), await keep(leaving, '#a01', false)];
    const other = await keep(staying, '#a00');
    await use(leaving, 'article:6', [used.hash]);
    const deletion = () => test.db.execute(sql`delete from users where id = ${idOf(leaving)}`);
    await expect(deletion()).rejects.toThrow();
    await removeFilesOf(test.context, idOf(leaving));
    expect(await isThere(used.hash)).toBe(false);
    expect(await test.context.files.get(keyOf(loose.hash, 1600))).toBeNull();
    expect(await isThere(other.hash)).toBe(true);
    await deletion();
  });

  it('decides whose export it is in', async () => {
    const [one, other] = [await test.person(), await test.person()];
    const mine = await keep(one, '#b00', false);
    await keep(other, '#b01', false);
    const { body } = await one.call(api.export.url, {});
    const files = await unzip((await get(body.url)).rawPayload);
    expect([...files.keys()].filter((name) => name.startsWith('pictures/'))).toEqual([
      `pictures/${mine.hash}.webp`,
    ]);
    expect(JSON.parse(files.get('pictures.json') ?? '')).toMatchObject([{ hash: mine.hash }]);
  });
});
