import { PROMPT_THEMES } from '@pathkeeper/contract';
import { describe, expect, it } from 'vitest';
import { QUESTS } from '../quests/index.ts';
import { checkAdvice, checkSafety } from '../safety/index.ts';
import { PROMPTS } from './prompts.catalogue.ts';

const library = PROMPTS.filter(({ isDeep }) => !isDeep);
const deep = PROMPTS.filter(({ isDeep }) => isDeep);

const sentencesOf = (text: string): number => text.match(/[.?!]”?(?= |$)/g)?.length ?? 0;

/** Only letters and spaces, so that two that differ by a comma are one. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Every so many words in a row of a text. */
function runsOf(text: string, length: number): string[] {
  const words = bare(text).split(' ');
  return words.slice(length - 1).map((_word, at) => words.slice(at, at + length).join(' '));
}

/** The texts for which something is wrong. */
const failing = (prompts: typeof PROMPTS, isWrong: (text: string) => boolean): string[] =>
  prompts.filter(({ text }) => isWrong(text)).map(({ text }) => text);

describe('the prompts', () => {
  it('are at least twenty a theme, and five deep ones', () => {
    for (const { id } of PROMPT_THEMES) {
      const of = (prompts: typeof PROMPTS) => prompts.filter(({ theme }) => theme === id).length;
      expect(of(library), id).toBeGreaterThanOrEqual(20);
      expect(of(deep), id).toBeGreaterThanOrEqual(5);
    }
  });

  it('have ids of their own, which fit into a call', () => {
    expect(new Set(PROMPTS.map(({ id }) => id)).size).toBe(PROMPTS.length);
    expect(PROMPTS.filter(({ id }) => !/^[a-z0-9-]{1,60}$/.test(id))).toEqual([]);
  });

  it('say nothing twice, nor what a quest says', () => {
    const texts = [...PROMPTS.map(({ text }) => text), ...QUESTS.map(({ prompt }) => prompt)];
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const text of texts) {
      for (const run of new Set(runsOf(text, 7))) {
        if (seen.has(run)) twice.push(`“${run}” in “${seen.get(run)}” and “${text}”`);
        seen.set(run, text);
      }
    }
    expect(twice).toEqual([]);
    const openings = PROMPTS.map(({ text }) => runsOf(text, 5)[0] ?? '');
    const same = openings.filter((opening, at) => openings.indexOf(opening) !== at);
    expect(same).toEqual([]);
  });

  it('of the library are one or two sentences, the deep ones three to five', () => {
    expect(failing(library, (text) => text.length < 40 || text.length > 220)).toEqual([]);
    expect(failing(library, (text) => ![1, 2].includes(sentencesOf(text)))).toEqual([]);
    expect(failing(deep, (text) => text.length < 250 || text.length > 600)).toEqual([]);
    expect(failing(deep, (text) => ![3, 4, 5].includes(sentencesOf(text)))).toEqual([]);
  });

  it('are set in the marks of print', () => {
    expect(failing(PROMPTS, (text) => /["'–—]|\s\s|^\s|\s$|[^.?!]$/.test(text))).toEqual([]);
  });

  it('never ask why, and use no word of the consulting room', () => {
    const clinical =
      /\b(why|journey of|healing|heal|trauma\w*|trigger\w*|boundar\w+|self-care|mindful\w*|inner child|process your|toxic|closure|safe space|gratitude|affirmation\w*|your truth|best self)\b/i;
    expect(failing(PROMPTS, (text) => clinical.test(text))).toEqual([]);
  });

  it('set off no check, alone or with what is written under them', () => {
    expect(failing(PROMPTS, (text) => checkSafety(text) !== null)).toEqual([]);
    const page = (text: string) => `${text}\n\nToday I went to the harbour and had soup.`;
    expect(failing(PROMPTS, (text) => checkSafety(page(text)) !== null)).toEqual([]);
    // Typed back letter by letter, none of it is danger on the way either.
    const half = (text: string) => text.slice(0, text.length / 2);
    expect(failing(PROMPTS, (text) => checkSafety(half(text)) !== null)).toEqual([]);
    expect(failing(PROMPTS, (text) => checkAdvice(text) !== null)).toEqual([]);
  });
});
