import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Caps,
  capsOf,
  EMBLEMS,
  ENTRY_FORM_MOODS,
  emblemLevel,
  GATES,
  LEVEL_WORDS,
  MOODS,
  motivationOf,
  NOT_YET,
  THEMES,
  TOP_LEVEL,
  themeLevel,
  unlocksOf,
} from '../index.ts';

describe('emblems and themes', () => {
  it('have unique names, and no other name is accepted', () => {
    for (const list of [EMBLEMS, THEMES]) {
      expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
    }
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(emblemLevel(name) !== null).toBe(EMBLEMS.some((each) => each.name === name));
        const ofLevels = THEMES.filter(({ isPaid }) => !isPaid);
        expect(themeLevel(name) !== null).toBe(ofLevels.some((each) => each.name === name));
      }),
    );
  });

  it('open as many as the caps say at every level, and the gated one at its own level', () => {
    for (let level = 1; level <= TOP_LEVEL; level++) {
      const open = EMBLEMS.filter(({ name }) => level >= (emblemLevel(name) ?? TOP_LEVEL + 1));
      const gated = open.filter(({ gate }) => gate !== undefined);
      expect(open.length - gated.length).toBe(capsOf(level).emblems);
      expect(gated.length).toBe(level >= GATES.oracleEmblem ? 1 : 0);
    }
  });

  it('give every level at least one emblem and one theme', () => {
    expect(themeLevel('default')).toBe(1);
    expect(themeLevel('harbour')).toBe(GATES.themes);
    expect(themeLevel('secret-grove')).toBe(GATES.secretGrove);
    expect(themeLevel('vellum')).toBeNull();
    expect(emblemLevel('anchor')).toBe(1);
  });
});

describe('what a level opens', () => {
  it('is in the table, and exists', () => {
    for (const { level, unlocks } of LEVEL_WORDS) {
      const open = unlocksOf(level);
      expect(unlocks).toEqual(expect.arrayContaining([...open]));
      expect(open.filter(({ key }) => NOT_YET.has(key))).toEqual([]);
    }
    expect(unlocksOf(11)).toEqual([]);
  });

  it('is waited for under keys that the table has', () => {
    const keys = LEVEL_WORDS.flatMap(({ unlocks }) => unlocks.map(({ key }) => key));
    expect([...NOT_YET].filter((key) => !keys.includes(key))).toEqual([]);
  });
});

/** The caps as the level table should name them. */
const NUMBERS: Readonly<Record<number, string>> = {
  1: 'one',
  3: 'three',
  5: 'five',
  8: 'eight',
  10: 'ten',
  11: 'eleven',
  15: 'fifteen',
  18: 'eighteen',
  30: 'thirty',
};

describe('the level table and the rules', () => {
  const announced = LEVEL_WORDS.flatMap(({ level, unlocks }) =>
    unlocks.map((unlock) => ({ level, ...unlock })),
  );
  const levels = LEVEL_WORDS.map(({ level }) => level);
  const capNames = Object.keys(capsOf(1)) as (keyof Caps)[];

  it('name the same gates, each once and at its level', () => {
    const named = announced.flatMap(({ level, gate }) => (gate ? [[gate, level]] : []));
    expect(named.toSorted()).toEqual(Object.entries(GATES).toSorted());
  });

  it('name the same caps, at every level where one changes and at no other', () => {
    const changes = capNames.flatMap((cap) =>
      levels
        .filter((level) => level === 1 || capsOf(level)[cap] !== capsOf(level - 1)[cap])
        .map((level) => `${cap} at level ${level}`),
    );
    const named = announced.flatMap(({ level, cap }) => (cap ? [`${cap} at level ${level}`] : []));
    expect(named.toSorted()).toEqual(changes.toSorted());
  });

  it('give a cap the same number', () => {
    const wrong = announced.filter(({ level, cap, label, line }) => {
      if (!cap) return false;
      const value = capsOf(level)[cap];
      const number = value === null ? 'unlimited' : (NUMBERS[value] ?? 'a number to be added here');
      return !`${label} ${line}`.toLowerCase().includes(number);
    });
    expect(wrong).toEqual([]);
  });

  it('leave nothing to a later level that no gate or cap stands for', () => {
    const bare = announced.filter(({ level, gate, cap }) => level > 1 && !gate && !cap);
    expect(bare).toEqual([]);
  });

  it('name the moods and emblems that join', () => {
    const names = {
      moods: ENTRY_FORM_MOODS.map((mood) => MOODS[mood].label),
      emblems: EMBLEMS.map(({ label }) => label),
    };
    for (const { level, cap, line } of announced) {
      if (cap !== 'moods' && cap !== 'emblems') continue;
      const joined = names[cap].slice(level === 1 ? 0 : capsOf(level - 1)[cap], capsOf(level)[cap]);
      // A long list may be named by its first and last.
      for (const name of joined.length > 5 ? [joined[0], joined.at(-1)] : joined) {
        expect(line.toLowerCase()).toContain(name?.toLowerCase());
      }
    }
  });
});

/** Words by which a sentence speaks of a feature. */
const SPOKEN_OF: readonly { key: string; words: RegExp }[] = [
  { key: 'prompt-library', words: /prompt library|by the shelf/i },
  { key: 'forum-posting', words: /forum|discussion|\bbell\b|within hearing/i },
  { key: 'deep-prompts', words: /deep prompts|questions go deeper/i },
  { key: 'legacy-view', words: /legacy|long look back/i },
  { key: 'custom-avatar', words: /avatar|picture of your own|drawn from parts/i },
  { key: 'oracle-forum', words: /oracle category|room in the forum/i },
];

describe('the sentence of a level', () => {
  const sentences = LEVEL_WORDS.map(({ level }) => motivationOf(level));

  it('speaks of nothing that the product does not have', () => {
    const spoken = SPOKEN_OF.filter(({ key }) => NOT_YET.has(key)).flatMap(({ key, words }) =>
      sentences.filter((sentence) => words.test(sentence)).map((sentence) => ({ key, sentence })),
    );
    expect(spoken).toEqual([]);
    // A feature that is waited for without its words here could be spoken of unnoticed.
    const known = SPOKEN_OF.map(({ key }) => key);
    expect([...NOT_YET].filter((key) => !known.includes(key))).toEqual([]);
  });

  it('changes with the feature it waits for, which its own level opens', () => {
    for (const { level, motivation, until, unlocks } of LEVEL_WORDS) {
      expect(motivationOf(level, () => true)).toBe(motivation);
      expect(motivationOf(level, () => false)).toBe(until?.motivation ?? motivation);
      if (until) expect(unlocks.map(({ key }) => key)).toContain(until.key);
    }
  });

  it('says that nothing opens only where nothing does', () => {
    for (const { level } of LEVEL_WORDS.filter((each) =>
      /nothing new/i.test(motivationOf(each.level)),
    )) {
      expect(unlocksOf(level)).toEqual([]);
    }
  });
});
