import { readFileSync } from 'node:fs';
import { THEMES } from '@pathkeeper/contract';
import { describe, expect, it } from 'vitest';

type Tokens = Record<string, string>;

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const themesCss = read('./themes.css');
const tokensCss = read('./tokens.css');
const beforePaint = read('../../public/theme.js');

/** The colours a block of declarations sets. */
function colours(block: string): Tokens {
  const found = block.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6})\b/gi);
  return Object.fromEntries([...found].map(([, name, value]) => [name, value?.toLowerCase()]));
}

function blockAfter(css: string, selector: string): string {
  const start = css.indexOf(selector);
  if (start < 0) throw new Error(`There is no ${selector}.`);
  return css.slice(start, css.indexOf('}', start));
}

/** The almanac’s own, by day and by night. */
const own = {
  light: colours(tokensCss.slice(0, tokensCss.indexOf(':root[data-theme=dark]'))),
  dark: colours(blockAfter(tokensCss, ':root[data-theme=dark]')),
};

const wears = (skin: string, scheme: 'light' | 'dark'): Tokens => ({
  ...own.light,
  ...(scheme === 'dark' ? own.dark : {}),
  ...colours(blockAfter(themesCss, `[data-skin="${skin}"][data-theme="${scheme}"]`)),
});

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2's ratio of two colours. */
function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

const schemes = ['light', 'dark'] as const;
const skins = THEMES.map(({ name }) => name);

describe.each(skins)('the theme %s', (skin) => {
  describe.each(schemes)('by %s', (scheme) => {
    const tokens = wears(skin, scheme);
    const of = (name: string) => {
      const value = tokens[name];
      if (!value) throw new Error(`${skin} has no ${name}.`);
      return value;
    };

    it.each(['--ink', '--ink-2', '--ink-3', '--accent'])(
      'can be read in %s on paper, leaf and chip',
      (ink) => {
        for (const ground of ['--paper', '--leaf', '--chip']) {
          expect(contrast(of(ink), of(ground)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
        }
      },
    );

    it('can be read on its accent, in every mood and in danger', () => {
      expect(contrast(of('--onaccent'), of('--accent'))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(of('--ondanger'), of('--danger'))).toBeGreaterThanOrEqual(4.5);
      const inks = Object.keys(tokens).filter((name) => name.startsWith('--mood-'));
      expect(inks).toHaveLength(14);
      for (const ink of [...inks, '--danger']) {
        for (const ground of ['--paper', '--leaf']) {
          expect(contrast(of(ink), of(ground)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
        }
      }
    });

    it('tints the browser’s frame like its paper before anything is drawn', () => {
      const row = new RegExp(`'?${skin}'?: \\[([^\\]]+)\\]`).exec(beforePaint)?.[1] ?? '';
      const [day, night] = row.toLowerCase().match(/#[0-9a-f]{6}/g) ?? [];
      expect(scheme === 'light' ? day : night).toBe(of('--paper'));
    });
  });
});

it('the almanac’s sample is printed in the almanac’s own inks', () => {
  for (const scheme of schemes) {
    const sample = colours(blockAfter(themesCss, `[data-skin="default"][data-theme="${scheme}"]`));
    const plain = scheme === 'light' ? own.light : { ...own.light, ...own.dark };
    for (const [name, value] of Object.entries(sample)) expect(value).toBe(plain[name]);
  }
});
