// npm run cards: draws the preview pictures of shared links (web/public/cards), and the one upon which the
// server writes the titles of articles (server/art), from the art and the design tokens. Run it when either
// has changed.
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { root } from './run.mjs';
import { chromiumArgs, ensureChromium } from './tests/chromium.mjs';

const width = 1200;
const height = 630;
const inks = 24;

const require = createRequire(path.join(root, 'web/package.json'));

/** @param {string} name */
const source = (name) => readFile(path.join(root, 'web/src', name), 'utf8');

/**
 * @param {string} family
 * @param {string} file
 */
async function face(family, file) {
  const data = await readFile(require.resolve(file), 'base64');
  return `@font-face{font-family:"${family}";src:url(data:font/woff2;base64,${data})}`;
}

/** @param {number} level */
const rank = (level) => source(`art/ranks/rank-${String(level).padStart(2, '0')}.svg`);

const styles = `
  *{box-sizing:border-box;margin:0}
  body{position:relative;width:${width}px;height:${height}px;overflow:hidden;background:var(--paper);color:var(--ink);font:400 27px/38px var(--read)}
  svg{display:block;width:100%;height:100%}
  h1{font:400 78px/1.02 var(--disp);letter-spacing:-.005em}
  .brand{position:absolute;left:64px;top:44px;display:flex;gap:14px;align-items:center;font:400 38px/1 var(--disp)}
  .brand i{width:38px}
  .words{position:absolute;left:64px;top:130px}
  .words p{margin-top:22px;color:var(--ink-2)}
  .over{top:118px} .over h1{font-size:66px} .over p{margin-top:16px}
  .plate{position:absolute;right:-150px;bottom:0;width:1140px;height:684px;mask:linear-gradient(to right,transparent,#000 14%)}
  .rule{position:absolute;left:64px;right:64px;height:8px;border:solid var(--ink);border-width:3px 0 1.5px}
  .boxes{position:absolute;left:64px;right:64px;bottom:84px;display:flex;gap:22px}
  .boxes>div{flex:1}
  .boxes span{display:flex;gap:4px;margin-top:8px}
  .boxes b{flex:1;height:20px;border:2px solid var(--ink)}
  .boxes .done{background:var(--ink)} .boxes .here{border-color:var(--accent);background:var(--accent)}
  .caps{font:400 27px/1 var(--disp);font-variant-caps:all-small-caps;letter-spacing:.06em;color:var(--ink-2)}
  .rose{position:absolute;right:70px;top:112px;width:300px;--rank-6:var(--ink)}
  .ranks{position:absolute;left:64px;right:64px;bottom:92px;display:flex;justify-content:space-between;align-items:end}
  .ranks i{width:84px}
`;

const groups = ['frame', 'destination', 'map', 'compass'];
/** The question that the card shows as open. */
const asked = 7;

/** @param {number} number */
const boxState = (number) => (number === asked ? 'here' : number < asked ? 'done' : 'ahead');

const boxes = groups
  .map((group, place) => {
    const four = [1, 2, 3, 4].map((box) => `<b class="${boxState(place * 4 + box)}"></b>`);
    return `<div class="caps">${group}<span>${four.join('')}</span></div>`;
  })
  .join('');

const brand = `<div class="brand"><i>${await source('art/logo.svg')}</i>Pathkeeper</div>`;
const ranks = await Promise.all(Array.from({ length: 10 }, (_, place) => rank(place + 1)));

const plate = `<div class="plate">${await source('art/plate-hero.svg')}</div>${brand}`;

/** The body of each card, by the name it has in contract/src/pages.data.ts. */
const cards = {
  home: `${plate}
    <div class="words over"><h1>An almanac with<br>one subject: you.</h1><p>A private journal, a page a day.</p></div>`,
  questionnaire: `${brand}<div class="rose">${ranks[5]}</div>
    <div class="words"><h1>Sixteen questions,<br>and where they lead.</h1><p>Nobody marks the answers.</p></div>
    <div class="boxes">${boxes}</div>`,
  rules: `${brand}<div class="words"><h1>The rules of the game</h1>
    <p>Ten waystations, an entry at a time. Nothing is taken away<br>for a day you miss.</p></div>
    <div class="ranks">${ranks.map((mark) => `<i>${mark}</i>`).join('')}</div>
    <div class="rule" style="bottom:64px"></div>`,
};

const head = [
  await face(
    'IM Fell English',
    '@fontsource/im-fell-english/files/im-fell-english-latin-400-normal.woff2',
  ),
  await face(
    'Newsreader',
    '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  ),
  await source('app/tokens.css'),
  await source('art/art.css'),
  styles,
].join('\n');

/** @type {[string, string][]} each file with what stands on it */
const files = [
  ...Object.entries(cards).map(
    ([name, body]) => /** @type {[string, string]} */ ([`web/public/cards/${name}.png`, body]),
  ),
  ['server/art/article-card.png', plate],
];

for (const folder of ['web/public/cards', 'server/art']) {
  await mkdir(path.join(root, folder), { recursive: true });
}
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: chromiumArgs,
});
try {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'light' });
  for (const [name, body] of files) {
    await page.setContent(`<!doctype html><style>${head}</style>${body}`);
    await page.evaluate('document.fonts.ready.then(() => true)');
    const file = path.join(root, name);
    const { size } = await sharp(await page.screenshot())
      .png({ palette: true, colours: inks, effort: 10, compressionLevel: 9 })
      .toFile(file);
    console.log(`${path.relative(root, file)}: ${(size / 1024).toFixed(0)} kB`);
  }
} finally {
  await browser.close();
}
