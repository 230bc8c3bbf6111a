import { createRequire } from 'node:module';
import { join } from 'node:path';
import { escaped } from '../html/index.ts';
import { artFolder } from '../installation.ts';
import { theSharp } from './pictures.ts';

const FONT = {
  family: 'IM FELL English',
  file: '@expo-google-fonts/im-fell-english/400Regular/IMFellEnglish_400Regular.ttf',
};

/** The letters that the font has: those of western European languages, and their signs. */
const DRAWABLE = /^[\x20-\x7e\xa0-\xff\u0152\u0153\u0178\u2013\u2014\u2018-\u201e\u2026]+$/;

/** Sizes that a title is tried in, from large to small, in pixels. */
const SIZES = [66, 56, 46, 38, 32];

/** Where a title stands on the card: left of the sun, above the hills. */
const PLACE = { left: 64, top: 122, width: 600, height: 240 };

const INK = '#1B2330';

/**
 * Draws the picture of a shared link that has none of its own: the title on the card of the home page
 * (`npm run cards`), 1200 by 630 pixels, as PNG. Null for a title with letters that the font lacks.
 */
export async function drawTitleCard(title: string): Promise<Buffer | null> {
  if (!DRAWABLE.test(title)) return null;
  const sharp = await theSharp();
  const fontfile = createRequire(import.meta.url).resolve(FONT.file);
  // The library reads this as markup; a pixel is a point at 72 dots an inch.
  const text = `<span foreground="${INK}">${escaped(title)}</span>`;
  for (const size of SIZES) {
    const font = `${FONT.family} ${size}`;
    const { data, info } = await sharp({
      text: { text, font, fontfile, dpi: 72, width: PLACE.width, rgba: true },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    const fits = info.width <= PLACE.width && info.height <= PLACE.height;
    if (!fits) continue;
    return await sharp(join(artFolder(), 'article-card.png'))
      .composite([{ input: data, left: PLACE.left, top: PLACE.top }])
      .png()
      .toBuffer();
  }
  return null;
}
