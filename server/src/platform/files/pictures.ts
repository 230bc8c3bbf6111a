import { PICTURE_MAX_BYTES, PICTURE_WIDTHS } from '@pathkeeper/contract';
import type Sharp from 'sharp';
import { AppError } from '../errors.ts';

/** Pixels of the largest picture that is taken (D61). */
const MAX_PIXELS = 40_000_000;

/** Pictures that may wait while another is being worked on: one of 40 megapixels takes 160 MB. */
const MAX_WAITING = 4;

/** The library is 20 MB of memory that an installation without pictures should not pay for. */
async function loadSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  // Nothing else is ever decoded: an SVG, a PDF or a format of the day is none of these by content.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpeg',
      'VipsForeignLoadPng',
      'VipsForeignLoadWebp',
      'VipsForeignLoadHeif',
      'VipsForeignLoadNsgif',
    ],
  });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

let loaded: Promise<typeof Sharp> | undefined;

/** The library, once for all: what it refuses to read it refuses everywhere. */
export const theSharp = (): Promise<typeof Sharp> => (loaded ??= loadSharp());

/** A picture made anew from its pixels: no metadata, no movement, one format (WebP). */
export interface EncodedPicture {
  /** Of the largest variant, in pixels. */
  width: number;
  height: number;
  /** One for each of `PICTURE_WIDTHS`; a smaller original is not enlarged. */
  variants: { width: (typeof PICTURE_WIDTHS)[number]; bytes: Buffer }[];
}

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Makes the variants of an uploaded picture, one picture at a time in a process.
 * @throws AppError too_large past 5 MB or 40 megapixels, unsupported_type for what is no whole JPEG,
 *   PNG, WebP, AVIF or GIF whatever its name says, unavailable while too many wait
 */
export async function encodePicture(file: Blob): Promise<EncodedPicture> {
  if (file.size > PICTURE_MAX_BYTES) throw tooLarge();
  if (waiting > MAX_WAITING) {
    throw new AppError(
      'unavailable',
      'Many pictures are arriving just now. Please try again in a moment.',
      { retryAfter: 5 },
    );
  }
  waiting += 1;
  const work = last.then(async () => encode(Buffer.from(await file.arrayBuffer())));
  last = work.catch(() => {}).finally(() => (waiting -= 1));
  return await work;
}

async function encode(bytes: Buffer): Promise<EncodedPicture> {
  const sharp = await theSharp();
  // Only the head is read here: a bomb is known by the size that it announces.
  if (bytes.length === 0) throw unsupported();
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!head) throw unsupported();
  if (head.width * head.height > MAX_PIXELS) throw tooLarge();
  const [small, middle, large] = PICTURE_WIDTHS;
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: 30 })
      .autoOrient()
      .resize(within(large))
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    const smaller = async (width: typeof small | typeof middle) => ({
      width,
      bytes: await sharp(data).resize(within(width)).webp({ quality: 80 }).toBuffer(),
    });
    return {
      width: info.width,
      height: info.height,
      variants: [await smaller(small), await smaller(middle), { width: large, bytes: data }],
    };
  } catch {
    throw unsupported();
  }
}

/** A very tall picture keeps within what WebP can hold. */
const within = (width: number) =>
  ({ width, height: width * 4, fit: 'inside', withoutEnlargement: true }) as const;

const tooLarge = () =>
  new AppError('too_large', 'A picture may have 5 MB and 40 megapixels at most.');

const unsupported = () =>
  new AppError(
    'unsupported_type',
    'That is no picture that can be shown. Please choose a JPEG, PNG, WebP, AVIF or GIF.',
  );
