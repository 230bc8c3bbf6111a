// Draws web/public/icon-maskable-512.png from app-icon.svg: run it when the drawing changes.
// A launcher may cut an icon down to the circle in its middle, four fifths wide; the arch is drawn
// smaller here, so that its feet stay inside.
import path from 'node:path';
import sharp from 'sharp';
import { root } from './run.mjs';

const SIZE = 512;
const DRAWN = 432;
const INK = '#1B2330';

const edge = (SIZE - DRAWN) / 2;

await sharp(path.join(root, 'web/src/art/app-icon.svg'), { density: 144 })
  .resize(DRAWN, DRAWN)
  .extend({ top: edge, bottom: edge, left: edge, right: edge, background: INK })
  .flatten({ background: INK })
  .png({ compressionLevel: 9, palette: true })
  .toFile(path.join(root, 'web/public/icon-maskable-512.png'));
