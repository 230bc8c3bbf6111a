import { readFileSync } from 'node:fs';
import { EMBLEM_GROUNDS, EMBLEM_INKS, EMBLEM_MARKS, EMBLEM_PATTERNS } from '@pathkeeper/contract';
import { expect, it } from 'vitest';
import { GROUNDS, PATTERNS } from './custom-emblem.ts';

const css = readFileSync(new URL('./CustomEmblem.module.css', import.meta.url), 'utf8');

/** Every value that an ink is given, in the order of the style sheet. */
const valuesOf = (variable: string, attribute: string, name: string): string[] => {
  const own = new RegExp(`\\[data-${attribute}="${name}"\\] \\{\\s*${variable}: (#\\w{6})`, 'g');
  const found = [...css.matchAll(own)].map(([, hex]) => hex as string);
  const first = new RegExp(
    `\\.emblem \\{\\s*(?:--\\w+: #\\w{6};\\s*)*?${variable}: (#\\w{6})`,
    'g',
  );
  return found.length > 0 ? found : [...css.matchAll(first)].map(([, hex]) => hex as string);
};

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((place) => Number.parseInt(hex.slice(place, place + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

it('every mark stands out from every ground', () => {
  const grounds = EMBLEM_INKS.map((ink) => valuesOf('--deep', 'ink', ink));
  const marks = EMBLEM_MARKS.map((mark) => valuesOf('--pale', 'mark', mark));
  // The ink itself has a value by day and one by night.
  expect(grounds.map((values) => values.length)).toEqual([2, ...EMBLEM_INKS.slice(1).map(() => 1)]);
  expect(marks.map((values) => values.length)).toEqual(EMBLEM_MARKS.map(() => 1));
  const pale = grounds.flat().flatMap((ground) =>
    marks.flat().flatMap((mark) => {
      const measured = contrast(ground, mark);
      return measured < 4.5 ? [`${mark} on ${ground}: ${measured.toFixed(2)}`] : [];
    }),
  );
  expect(pale).toEqual([]);
});

it('every part is drawn', () => {
  expect(Object.keys(GROUNDS)).toEqual([...EMBLEM_GROUNDS]);
  expect(Object.keys(PATTERNS)).toEqual([...EMBLEM_PATTERNS]);
  for (const drawing of [
    ...Object.values(GROUNDS).map(({ path }) => path),
    ...Object.values(PATTERNS),
  ]) {
    expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
  }
});
