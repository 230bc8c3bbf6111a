import { api } from '@pathkeeper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../../test/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const DANGER = 'I want to kill myself tonight and I have the pills.';

/** Saves an entry of so many words at noon of a day of November. */
async function write(person: Caller, day: number, words: number, first = 'Rain') {
  test.clock.set(`2026-11-${String(day).padStart(2, '0')}T12:00:00Z`);
  const content = `${first} ${'upon the slates '.repeat(words).split(' ').slice(1, words).join(' ')}.`;
  const { status } = await person.call(api.entries.create, { body: { content, tags: [] } });
  expect(status).toBe(201);
}

async function month(person: Caller) {
  test.clock.set('2026-11-28T22:40:00Z');
  const query = { month: 'November', year: 2026 } as const;
  return (await person.call(api.guide.monthly, { query })).body;
}

describe('the counts of a period', () => {
  it('add up every entry of a day, not its longest alone', async () => {
    test.clock.set('2026-11-28T22:40:00Z');
    const person = await test.person();
    for (let entry = 0; entry < 30; entry++) await write(person, 18, 22);
    await write(person, 18, 68);
    const { entryCount, words, days } = await month(person);
    expect({ entryCount, words }).toEqual({ entryCount: 31, words: 728 });
    expect(days.map(({ date, words: ofDay }) => [date, ofDay])).toEqual([['2026-11-18', 728]]);
  });

  it('know every day that was written, however many longer entries another day has', async () => {
    test.clock.set('2026-11-28T22:40:00Z');
    const person = await test.person();
    for (let entry = 0; entry < 60; entry++) await write(person, 1, 12);
    for (let day = 2; day <= 9; day++) await write(person, day, 3, `Line ${day}`);
    const { entryCount, days } = await month(person);
    expect(entryCount).toBe(68);
    expect(days.map(({ date }) => Number(date.slice(8)))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(days[8]).toMatchObject({ line: expect.stringMatching(/^Line 9/) });
  });

  it('are no full alarm for the danger that somebody else was in', async () => {
    test.clock.set('2026-11-28T22:40:00Z');
    const person = await test.person();
    await write(person, 2, 5);
    test.clock.set('2026-11-03T12:00:00Z');
    const content = 'My sister took too many pills last night and will not wake up.';
    const { body } = await person.call(api.entries.create, { body: { content, mood: 'sad' } });
    expect(body.safety?.tier).toBe('now');
    expect((await month(person)).safety?.tier).toBe('quiet');
  });

  it('know a day of danger, without a line of it', async () => {
    test.clock.set('2026-11-28T22:40:00Z');
    const person = await test.person();
    await write(person, 2, 5);
    test.clock.set('2026-11-03T12:00:00Z');
    await person.call(api.entries.create, { body: { content: DANGER, mood: 'sad' } });
    const { days } = await month(person);
    expect(days.map(({ date, words }) => [date, words])).toEqual([
      ['2026-11-02', 5],
      ['2026-11-03', 11],
    ]);
    expect(days[1]).toMatchObject({ line: '', mood: null });
  });
});
