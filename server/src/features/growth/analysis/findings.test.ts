import { ANALYSIS_PAGES, addDays } from '@pathkeeper/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findingsOf } from './findings.ts';
import type { Found } from './journal.ts';
import { daily, journal, page, someJournal } from './testing.ts';
import { favouriteTag } from './use.ts';

const ALL = { moods: true, trends: true };
const of = (found: readonly Found[], kind: Found['kind']) =>
  found.filter((each) => each.kind === kind);

describe('whatever a journal holds, what is said of it', () => {
  it('is at most eight findings, the strongest first, each of another matter', () => {
    fc.assert(
      fc.property(someJournal, (any) => {
        const found = findingsOf(any, ALL);
        expect(found.length).toBeLessThanOrEqual(8);
        if (any.pages.length < ANALYSIS_PAGES) expect(found).toEqual([]);
        expect(new Set(found.map(({ subject }) => subject)).size).toBe(found.length);
        const strengths = found.map(({ strength }) => strength);
        expect(strengths).toEqual(strengths.toSorted((a, b) => b - a));
        for (const strength of strengths) {
          expect(strength).toBeGreaterThan(0);
          expect(strength).toBeLessThan(1);
        }
      }),
    );
  });

  it('is the same for the same pages', () => {
    fc.assert(
      fc.property(someJournal, (any) => {
        expect(findingsOf({ ...any, pages: any.pages.slice() }, ALL)).toEqual(findingsOf(any, ALL));
      }),
    );
  });

  it('rests on pages that are there, and counts what the charts add up to', () => {
    fc.assert(
      fc.property(someJournal, (any) => {
        for (const { pages, count, chart, sentence } of findingsOf(any, ALL)) {
          expect(pages.every((one) => any.pages.includes(one))).toBe(true);
          expect(count).toBeGreaterThan(0);
          expect(count).toBeLessThanOrEqual(any.pages.length);
          expect(sentence).toMatch(/\d.*\.$/);
          expect(sentence).not.toMatch(/NaN|undefined|Infinity/);
          if (chart?.by === 'hour' || chart?.by === 'weekday') {
            const sum = chart.bars.reduce((total, { value }) => total + value, 0);
            expect(sum).toBe(any.pages.length);
            const marked = chart.bars.filter((bar) => bar.marked);
            expect(marked.reduce((total, { value }) => total + value, 0)).toBe(count);
          }
        }
      }),
    );
  });

  it('tells nothing of moods before the levels that open them', () => {
    fc.assert(
      fc.property(someJournal, (any) => {
        const kinds = (opened: Parameters<typeof findingsOf>[1]) =>
          findingsOf(any, opened).map(({ kind }) => kind);
        const none = kinds({ moods: false, trends: false });
        for (const kind of ['mood-theme', 'hard-days', 'mood-change']) {
          expect(none).not.toContain(kind);
        }
        expect(kinds({ moods: true, trends: false })).not.toContain('mood-change');
      }),
    );
  });
});

describe('too few pages', () => {
  it('are told nothing, and the twentieth opens it', () => {
    expect(findingsOf(journal(...daily(19)), ALL)).toEqual([]);
    expect(findingsOf(journal(...daily(20)), ALL).length).toBeGreaterThan(0);
  });
});

describe('pure chance', () => {
  it('is not told as a habit: pages spread evenly over hours, days, moods and themes', () => {
    const moods = ['calm', 'sad', 'happy', 'anxious', null] as const;
    const themes = ['harbour', 'Tomas', 'work'];
    const even = daily(336, 0, (index) => ({
      hour: 7 + ((index * 5) % 16),
      mood: moods[(index * 7) % 5] ?? null,
      themes: [themes[(index * 11) % 3] ?? ''],
      words: 90 + ((index * 13) % 21),
    }));
    const kinds = findingsOf(journal(...even), ALL).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['length', 'regularity', 'run']);
  });
});

describe('the shape of a day and a week', () => {
  it('names the hours that most pages are written in, over midnight too', () => {
    const late = [21, 22, 23, 0];
    const pages = daily(40, 0, (index) => ({ hour: index < 30 ? (late[index % 4] ?? 0) : 12 }));
    const [found] = of(findingsOf(journal(...pages), ALL), 'hours');
    expect(found?.sentence).toBe('You write late: 30 of 40 pages between 21:00 and 01:00.');
    expect(found?.chart?.bars.filter(({ marked }) => marked).map(({ label }) => label)).toEqual([
      ...['00:00', '21:00', '22:00', '23:00'],
    ]);
  });

  it('names the day most written on, and the one that is left out', () => {
    // The 21st of November 2026 is a Saturday.
    const sundays = Array.from({ length: 24 }, (_, week) => page(6 + 7 * week));
    const others = daily(21, 0).filter(
      ({ date }) => date !== '2026-11-19' && date !== '2026-11-12',
    );
    const pages = [...sundays, ...others.filter(({ date }) => date !== '2026-11-05')];
    const [found] = of(findingsOf(journal(...pages), ALL), 'weekdays');
    expect(found?.sentence).toBe(
      'Sunday is the day most written on: 27 of 42 pages. Thursday has none.',
    );
  });

  const told = (...pages: ReturnType<typeof page>[]) => {
    const found = findingsOf(journal(...pages), ALL);
    return [...of(found, 'hours'), ...of(found, 'weekdays')].map(({ sentence }) => sentence);
  };
  const evening = (count: number, daysAgo: number) =>
    Array.from({ length: count }, (_, index) => page(daysAgo, { hour: 20 + (index % 3) }));

  it('is no habit of one evening, nor of a few, however many pages each holds', () => {
    expect(told(...evening(27, 6))).toEqual([]);
    expect(told(...evening(60, 6), ...evening(60, 7), ...evening(60, 8))).toEqual([]);
    // Three Sundays in a row are not four weeks.
    expect(told(...[6, 13, 20].flatMap((day) => evening(9, day)))).toEqual([]);
  });

  it('is not told after one long evening among pages spread evenly', () => {
    const spread = daily(35, 0, (index) => ({ hour: 7 + ((index * 5) % 16) }));
    expect(told(...spread, ...evening(60, 6))).toEqual([]);
  });

  it('is told of evenings with several pages each, once they are many', () => {
    const sentences = told(...daily(14).flatMap((_, day) => evening(3, day)));
    expect(sentences).toEqual(['You write late: 42 of 42 pages between 20:00 and 23:00.']);
  });
});

describe('how much and how regularly', () => {
  it('tells the usual length, and the longest page by its day', () => {
    const pages = [...daily(24, 0, (index) => ({ words: 100 + index })), page(30, { words: 1204 })];
    const [found] = of(findingsOf(journal(...pages), ALL), 'length');
    expect(found?.sentence).toBe(
      'A usual page runs to 112 words; the longest, on the 22nd of October, to 1,204.',
    );
    expect(found?.pages.map(({ words }) => words)).toEqual([1204]);
  });

  it('tells when pages have grown longer, and then not their length twice', () => {
    const recent = daily(20, 0, (index) => ({ words: 200 + 2 * index }));
    const before = daily(20, 100, (index) => ({ words: 80 + index }));
    const found = findingsOf(journal(...recent, ...before), ALL);
    expect(of(found, 'length-change')[0]?.sentence).toBe(
      'Pages have grown longer: usually 218 words in the last ninety days, 89 in the ninety before.',
    );
    expect(of(found, 'length')).toEqual([]);
  });

  it('counts the days of whole weeks, and the weeks without any', () => {
    // Three days of each of ten weeks, two of which are silent; the present week is not whole.
    const weeks = [1, 2, 3, 4, 5, 8, 9, 10];
    const pages = weeks.flatMap((week) => [1, 3, 5].map((day) => page(7 * week + day)));
    const [found] = of(findingsOf(journal(...pages, page(0)), ALL), 'regularity');
    expect(found?.sentence).toBe(
      'In a usual week there are pages on 3 days; 2 of 9 weeks went without one.',
    );
    expect(found?.chart?.bars.map(({ value }) => value)).toEqual([2, 0, 0, 7, 0, 0, 0, 0]);
  });

  it('reads a week whole that began on a Sunday, and the silent weeks of a journal that is older', () => {
    // The 20th of September is a Sunday.
    const pages = daily(63, 0);
    const [begun] = of(findingsOf(journal(...pages), ALL), 'regularity');
    const whole = begun?.chart?.bars.map(({ value }) => value);
    const older = { ...journal(...pages), from: '2026-09-01', days: ['2026-03-01'] };
    const [resumed] = of(findingsOf(older, ALL), 'regularity');
    expect(pages.at(-1)?.date).toBe('2026-09-20');
    expect([whole, resumed?.chart?.bars.map(({ value }) => value)]).toEqual([
      [0, 0, 0, 0, 0, 0, 0, 8],
      [2, 0, 0, 0, 0, 0, 0, 8],
    ]);
  });

  it('names the longest run by its days', () => {
    const pages = [...daily(12, 20), ...daily(8, 50)];
    const [found] = of(findingsOf(journal(...pages), ALL), 'run');
    expect(found?.sentence).toBe(
      'The longest run of days written is 12: from the 21st of October to the 1st of November.',
    );
  });

  it('counts the longest run as the longest streak is counted: over a freeze, and of all years', () => {
    const pages = [...daily(12, 20), ...daily(8, 33)];
    const [bridged] = of(findingsOf(journal(...pages), ALL), 'run');
    expect(bridged?.sentence).toBe(
      'The longest run of days written is 20: from the 12th of October to the 1st of November.',
    );
    expect(bridged?.note).toBe('A freeze held it over 1 silent day, not counted here.');

    const earlier = Array.from({ length: 30 }, (_, day) => addDays('2024-03-01', day));
    const long = { ...journal(...pages), days: [...earlier, ...pages.map(({ date }) => date)] };
    const [old] = of(findingsOf(long, ALL), 'run');
    expect(old?.sentence).toMatch(
      /^The longest run of days written is 30: from the 1st of March 2024/,
    );
    expect(old).toMatchObject({ count: 0, pages: [] });
  });

  it('tells pauses by the page that ended the longest, and reproaches nobody', () => {
    const pages = [...daily(10, 0), ...daily(10, 20), ...daily(10, 60)];
    const [found] = of(findingsOf(journal(...pages), ALL), 'pauses');
    expect(found?.sentence).toBe(
      'Twice the journal lay closed for more than a week. The longest pause was 30 days; it was opened again on the 23rd of October.',
    );
    expect(found?.pages.map(({ date }) => date)).toEqual(['2026-10-23', '2026-11-12']);
  });

  it('finds no pause and no run where there is none', () => {
    const everySecond = Array.from({ length: 30 }, (_, index) => page(2 * index));
    const found = findingsOf(journal(...everySecond), ALL);
    expect([...of(found, 'run'), ...of(found, 'pauses')]).toEqual([]);
  });
});

describe('moods and themes', () => {
  const felt = (count: number, mood: 'calm' | 'anxious', themes: string[], from: number) =>
    daily(count, from, () => ({ mood, themes }));

  it('go together only beyond what this writer records anyway', () => {
    const pages = [
      ...felt(14, 'calm', ['harbour'], 0),
      ...felt(5, 'anxious', ['harbour'], 14),
      ...felt(10, 'calm', ['house'], 19),
      ...felt(31, 'anxious', ['house'], 29),
    ];
    const [first, second] = of(findingsOf(journal(...pages), ALL), 'mood-theme');
    expect(first?.sentence).toBe(
      'Where “harbour” comes up, the page is often calm: 14 of 19, against 10 of the 41 other pages.',
    );
    expect(first?.pages).toHaveLength(14);
    expect(second?.sentence).toBe(
      'Where “house” comes up, the page is often anxious: 31 of 41, against 5 of the 19 other pages.',
    );
  });

  it('are not told of a theme on five pages, however clear it is', () => {
    const pages = [...felt(5, 'calm', ['harbour'], 0), ...felt(40, 'anxious', ['house'], 5)];
    const found = findingsOf(journal(...pages), ALL);
    expect(of(found, 'mood-theme').map(({ subject }) => subject)).not.toContain('harbour');
  });

  it('of hard days are set beside those of good ones, and the good ones are quoted', () => {
    const pages = [
      ...felt(12, 'anxious', ['work'], 0),
      ...felt(12, 'anxious', [], 12),
      ...felt(20, 'calm', ['harbour'], 24),
      ...felt(10, 'calm', [], 44),
    ];
    const [found] = of(findingsOf(journal(...pages), ALL), 'hard-days');
    expect(found?.sentence).toBe(
      'On hard days the word is “work”: 12 of 24 hard pages, none of 30 good ones. On good days it is “harbour”: 20 of 30 good pages, none of 24 hard ones.',
    );
    expect(found?.pages.every(({ mood }) => mood === 'calm')).toBe(true);
  });

  it('that came and went over the last ninety days are told with both counts', () => {
    const pages = [
      ...daily(20, 0, (index) => ({ themes: index < 12 ? ['swimming'] : [] })),
      ...daily(24, 95, (index) => ({ themes: index < 15 ? ['the house'] : [] })),
    ];
    const found = findingsOf(journal(...pages), ALL);
    expect(of(found, 'theme-grown')[0]?.sentence).toBe(
      '“swimming” has come up: 12 of 20 pages in the last ninety days, none of 24 in the ninety before.',
    );
    expect(of(found, 'theme-faded')[0]?.sentence).toBe(
      '“the house” has gone quiet: none of 20 pages in the last ninety days, 15 of 24 in the ninety before.',
    );
  });

  it('change: a mood that has become rarer is told so, without praise', () => {
    const pages = [
      ...felt(20, 'calm', [], 0),
      ...felt(4, 'anxious', [], 20),
      ...felt(18, 'anxious', [], 95),
      ...felt(6, 'calm', [], 113),
    ];
    const [found] = of(findingsOf(journal(...pages), ALL), 'mood-change');
    expect(found?.sentence).toBe(
      'Pages marked calm have become more frequent: 20 of 24 in the last ninety days, 6 of 24 in the ninety before.',
    );
  });
});

describe('quests and reflections', () => {
  it('are counted', () => {
    const pages = daily(24, 0, (index) => ({
      isQuest: index < 4,
      isReflected: index % 3 === 0,
      words: index < 4 ? 50 : 150,
    }));
    const found = findingsOf(journal(...pages), ALL);
    expect(of(found, 'quests')[0]?.sentence).toBe(
      'Of 24 pages, 4 answer a quest. They usually run to 50 words, the others to 150.',
    );
    expect(of(found, 'reflections')[0]?.sentence).toBe(
      'Of 24 pages, 8 have been read back by the guide, about one in three.',
    );
  });
});

it('the favourite tag is one tag in any case, with accents and titles or without', () => {
  const tags = ['harbour', 'harbour', 'Dona Graça', 'dona graca', 'Graça', 'Graça'];
  const pages = daily(tags.length, 0, (index) => ({ tags: [tags[index] ?? ''] }));
  expect(favouriteTag(journal(...pages).pages, () => true)).toBe('Graça');
});
