import { deflateSync } from 'node:zlib';
import { PICTURE_MAX_BYTES } from '@pathkeeper/contract';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodePicture } from './index.ts';

const blob = (bytes: Uint8Array<ArrayBuffer> | string, type = '') => new Blob([bytes], { type });

/** A picture with something to see in it. */
const drawn = (width: number, height = width): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#8a3324' } });

const metadataOf = async (picture: Blob) => {
  const { variants, ...size } = await encodePicture(picture);
  const heads = await Promise.all(variants.map(({ bytes }) => sharp(bytes).metadata()));
  return { size, heads };
};

/** A chunk of a PNG; its sum is not looked at where only the head is read. */
function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
}

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'that is %s becomes WebP in three widths',
    async (format) => {
      const { size, heads } = await metadataOf(
        blob(await drawn(2000, 1000).toFormat(format).toBuffer()),
      );
      expect(size).toEqual({ width: 1600, height: 800 });
      expect(heads.map(({ format: made, width, height }) => [made, width, height])).toEqual([
        ['webp', 480, 240],
        ['webp', 960, 480],
        ['webp', 1600, 800],
      ]);
    },
  );

  it('is not enlarged, and a very tall one keeps its shape', async () => {
    const small = await metadataOf(blob(await drawn(100, 50).png().toBuffer()));
    expect(small.size).toEqual({ width: 100, height: 50 });
    expect(small.heads.map(({ width }) => width)).toEqual([100, 100, 100]);
    const tall = await metadataOf(blob(await drawn(100, 30_000).png().toBuffer()));
    expect(tall.size.height).toBe(6400);
  });

  it('is known by its content, whatever its name and type say', async () => {
    const png = await drawn(10).png().toBuffer();
    expect((await metadataOf(blob(png, 'text/html'))).heads[0]?.format).toBe('webp');
  });

  it('tells nothing of where and with what it was taken, and stands upright', async () => {
    const bytes = await drawn(40, 20)
      .withExif({
        IFD0: { Copyright: 'Ada', Make: 'A camera' },
        IFD3: { GPSLatitude: '51/1 30/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).orientation).toBe(6);
    const { size, heads } = await metadataOf(blob(bytes));
    expect(size).toEqual({ width: 20, height: 40 });
    for (const { exif, icc, xmp, orientation } of heads) {
      expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    }
  });

  it('does not move', async () => {
    const frames = await Promise.all(
      ['#000', '#fff'].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(gif).metadata()).pages).toBe(2);
    expect((await metadataOf(blob(gif))).heads.map(({ pages }) => pages ?? 1)).toEqual([1, 1, 1]);
  });

  it('loses what was hidden behind it', async () => {
    const jpeg = await drawn(10).jpeg().toBuffer();
    const hidden = '<script>alert(1)</script>PK\u0003\u0004';
    const { variants } = await encodePicture(blob(Buffer.concat([jpeg, Buffer.from(hidden)])));
    for (const { bytes } of variants) expect(bytes.includes('script')).toBe(false);
  });
});

describe('what is no picture', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';
  it.each<[string, () => Promise<Uint8Array<ArrayBuffer> | string> | string]>([
    ['nothing', () => ''],
    ['text', () => 'Dear Sir or Madam,'],
    ['an SVG', () => svg],
    ['an SVG that says it is XML', () => `<?xml version="1.0"?>\n${svg}`],
    ['a page that begins like a GIF', () => 'GIF89a/*<script>alert(1)</script>*/=1;'],
    ['a PDF', () => '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'],
    ['a TIFF', async () => Buffer.from(await drawn(10).tiff().toBuffer())],
    [
      'a cut-off JPEG',
      async () => (await noise(400).jpeg().toBuffer()).subarray(0, 5000) as Buffer<ArrayBuffer>,
    ],
    [
      'a cut-off PNG',
      async () => (await noise(400).png().toBuffer()).subarray(0, 5000) as Buffer<ArrayBuffer>,
    ],
  ])('%s is refused with 415', async (_what, content) => {
    await expect(encodePicture(blob(await content()))).rejects.toMatchObject({
      code: 'unsupported_type',
    });
  });

  const noise = (size: number) =>
    sharp({
      create: {
        width: size,
        height: size,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    });
});

describe('too much', () => {
  it('is a file of more than 5 MB', async () => {
    const file = blob(new Uint8Array(PICTURE_MAX_BYTES + 1));
    await expect(encodePicture(file)).rejects.toMatchObject({ code: 'too_large' });
  });

  it('is a bomb of a few bytes, known by its head', async () => {
    const head = Buffer.alloc(13);
    head.writeUInt32BE(100_000, 0);
    head.writeUInt32BE(100_000, 4);
    head.set([8, 2], 8);
    const bomb = Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      chunk('IHDR', head),
      chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
      chunk('IEND', Buffer.alloc(0)),
    ]);
    const began = performance.now();
    await expect(encodePicture(blob(bomb))).rejects.toMatchObject({
      code: expect.stringMatching(/too_large|unsupported_type/),
    });
    expect(performance.now() - began).toBeLessThan(5000);
  });

  it('is a picture of more than 40 megapixels', async () => {
    const file = blob(await drawn(8000, 5001).png().toBuffer());
    await expect(encodePicture(file)).rejects.toMatchObject({ code: 'too_large' });
  });

  it('is more pictures at a time than can wait', async () => {
    const file = blob(await drawn(10).png().toBuffer());
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => encodePicture(file)));
    const refused = all.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(15);
    expect(refused[0]).toMatchObject({ reason: { code: 'unavailable' } });
    await expect(encodePicture(file)).resolves.toMatchObject({ width: 10 });
  });
});
