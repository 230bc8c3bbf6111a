import type { GrowthYear } from '@pathkeeper/contract';
import { describe, expect, it } from 'vitest';
import {
  monthNote,
  runDays,
  shortDay,
  streakLine,
  streakSentence,
  streakTitle,
  topMoods,
} from './growth-words.ts';
import { lastDays, runsOf } from './map/streak-days.ts';
import { monthsOf } from './year/year-months.ts';

const TODAY = '2026-11-21';
const page = (date: string, words = 100) => ({
  ...{ date, entries: 1, words, mood: null, entryId: 1, line: '' },
});
const year = (dates: string[], frozen: string[] = []): GrowthYear => ({
  ...{ from: '2025-12-01', to: TODAY, days: dates.map((date) => page(date)), frozen },
  moodsFrom: null,
});
const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => `2026-11-${String(from + i).padStart(2, '0')}`);

describe('the days', () => {
  const days = lastDays(year([...span(8, 12), ...span(14, 20)], ['2026-11-13']), TODAY);

  it('are the last fourteen days, today at the end and open until it is written', () => {
    expect(days).toHaveLength(14);
    expect(days[0]).toEqual({ date: '2026-11-08', state: 'lit' });
    expect(days[5]).toEqual({ date: '2026-11-13', state: 'frozen' });
    expect(days.at(-1)).toEqual({ date: TODAY, state: 'open' });
    expect(lastDays(year([TODAY]), TODAY).at(-1)?.state).toBe('lit');
    expect(lastDays(year(['2026-11-08', TODAY]), TODAY)[12]?.state).toBe('dark');
    // On a first day there is one lamp, and no dead ones beside it.
    expect(lastDays(year([TODAY]), TODAY)).toHaveLength(1);
  });

  it('are a table of stretches', () => {
    expect(runsOf(days).map((run) => [runDays(run), run.state])).toEqual([
      ['8–12 Nov', 'lit'],
      ['13 Nov', 'frozen'],
      ['14–20 Nov', 'lit'],
      ['21 Nov', 'open'],
    ]);
    expect(runDays({ from: '2026-10-30', to: '2026-11-02', state: 'lit' })).toBe('30 Oct – 2 Nov');
  });

  it('have words for a run, a freeze and a rest, and none of them a reproach', () => {
    const sentence = (currentStreak: number, longestStreak: number, list = days) =>
      streakSentence({ currentStreak, longestStreak }, list);
    expect(sentence(13, 31)).toBe(
      'Today is still open. Friday the 13th went unwritten, and a freeze held the flame. Every week brings one, free.',
    );
    expect(sentence(1, 1, lastDays(year([TODAY]), TODAY))).toMatch(/^Should a day slip by/);
    expect(sentence(0, 31)).toMatch(/^Nothing is lost .* 31 days/);
    expect(sentence(0, 0)).toMatch(/lights the first/);
    expect([13, 1, 31, 0].map(streakTitle)).toEqual([
      ...['Thirteen days lit', 'One day lit', '31 days lit', 'The lamp is resting'],
    ]);
    expect(streakLine({ currentStreak: 3, longestStreak: 9 })).toBe(
      'Three days lit in a row. The longest run is 9 days.',
    );
    expect(streakLine({ currentStreak: 1, longestStreak: 1 })).toBe('One day lit.');
    expect(streakLine({ currentStreak: 1, longestStreak: 4 })).toBe(
      'One day lit. The longest run is 4 days.',
    );
    // As long as the longest: it may be that one itself, or another.
    expect(streakLine({ currentStreak: 9, longestStreak: 9 })).toBe(
      'Nine days lit in a row: no run has been longer.',
    );
    expect(streakLine({ currentStreak: 0, longestStreak: 1 })).toMatch(
      /The longest run is 1 day\.$/,
    );
  });
});

describe('a word beside a month', () => {
  const notes = (data: GrowthYear, firstDate: string | null, streak = 0) => {
    const months = monthsOf(data, firstDate);
    return months.map((_, index) => monthNote(months, index, { firstDate, streak }));
  };

  it('names the first page, a whole month, the lamp and the highest peak', () => {
    const march = Array.from({ length: 31 }, (_, i) => `2026-03-${String(i + 1).padStart(2, '0')}`);
    const data = year(['2026-02-14', ...march, ...span(19, 21)]);
    data.days.push(page('2026-05-09', 4000));
    const [february, , april, may, ...rest] = notes(data, '2026-02-14', 3);
    expect(february).toBe('the first page, the 14th');
    expect(notes(data, '2026-02-14', 3)[1]).toBe('the long massif: 31 days');
    expect(april).toBeNull();
    expect(may).toBe('tallest on the 9th');
    expect(rest.at(-1)).toBe('a lamp three days lit');
  });

  it('says nothing of streaks where the game is put away', () => {
    expect(notes(year(span(19, 21)), '2020-01-01').at(-1)).toBeNull();
  });
});

describe('the moods most often recorded', () => {
  const counts = (...all: number[]) => all.map((count) => ({ count }));
  it.each([
    ['all of them where there are few', [4, 2], 2, 0],
    ['the first three', [4, 3, 2, 1], 3, 0],
    ['the first three, and how many stand level with the third', [4, 1, 1, 1, 1], 3, 2],
    ['not those that are level with each other alone', [4, 3, 2, 1, 1], 3, 0],
  ])('are %s', (_, all, shown, level) => {
    expect(topMoods(counts(...all), 3)).toEqual({
      shown: counts(...all.slice(0, shown)),
      level: counts(...all.slice(shown, shown + level)),
    });
  });
});

it('names a day in short', () => {
  expect(shortDay('2026-11-08')).toBe('8 Nov');
});
