import { api, type Mood } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../test/app.ts';
import * as entries from '../entries/index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ levelGates: 'enforced' });
  // The owner may set a level; whoever comes after is an ordinary person.
  await test.person('owner');
});
afterAll(() => test.close());

interface Written {
  content?: string;
  mood?: Mood | null;
  tags?: string[];
}

/** Somebody new, whose access lasts through everything that a test lets them write. */
function newcomer(): Promise<Caller> {
  test.clock.set('2026-11-30T12:00:00Z');
  return test.person();
}

/** Saves a page at noon UTC of a day, and answers its id. */
async function write(person: Caller, date: string, page: Written = {}): Promise<number> {
  test.clock.set(date.includes('T') ? date : `${date}T12:00:00Z`);
  const { body } = await person.call(api.entries.create, {
    body: { content: 'A page.', mood: null, tags: null, ...page },
  });
  return body.id;
}

/** Gives somebody the XP of a level, by the owner's hand. */
async function raise(person: Caller, xpAmount: number): Promise<void> {
  const owner = test.visitor();
  const { body } = await owner.call(api.accounts.login, {
    body: { username: 'owner', password: 'harbour1' },
  });
  owner.token = body.accessToken;
  const userId = person.user?.id as number;
  const gift = await owner.call(api.admin.giftXp, { body: { userId, xpAmount } });
  expect(gift.status).toBe(200);
}

const metrics = async (person: Caller) => (await person.call(api.growth.metrics, {})).body;
const year = async (person: Caller, to?: string) =>
  (await person.call(api.growth.year, { query: { to } })).body;
const onThisDay = async (person: Caller, date?: string) =>
  (await person.call(api.growth.onThisDay, { query: { date } })).body;

describe('growth metrics', () => {
  it('of an empty journal are nothing, over twelve months', async () => {
    const { months, ...rest } = await metrics(await newcomer());
    expect(rest).toEqual({
      moodTrends: [],
      commonThemes: [],
      totalEntries: 0,
      totalWords: 0,
      longestStreak: 0,
      currentStreak: 0,
      xpPoints: 0,
      firstDate: null,
    });
    expect([months[0], months[11], months.length]).toEqual(['2025-12', '2026-11', 12]);
  });

  it('count moods in whole per cent of the pages that have one', async () => {
    const person = await newcomer();
    for (const mood of ['calm', 'calm', 'sad', 'grateful', null, null] as const) {
      await write(person, '2026-11-20', { mood });
    }
    expect((await metrics(person)).moodTrends).toEqual([
      { mood: 'calm', percentage: 50, count: 2 },
      { mood: 'grateful', percentage: 25, count: 1 },
      { mood: 'sad', percentage: 25, count: 1 },
    ]);
  });

  it('name the eight commonest themes of all time and lay the last year out by month', async () => {
    const person = await newcomer();
    await write(person, '2024-03-04', { tags: ['harbour'] });
    await write(person, '2026-10-02', { tags: ['harbour', 'tide'] });
    const tags = 'harbour one two three four five six seven'.split(' ');
    for (const tag of tags) await write(person, '2026-11-20', { tags: [tag, 'harbour'] });
    const { commonThemes, firstDate, months } = await metrics(person);
    expect(commonThemes).toHaveLength(8);
    expect(commonThemes[0]).toEqual({
      theme: 'harbour',
      frequency: 10,
      months: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 8],
    });
    expect(firstDate).toBe('2024-03-04');
    expect(months[0]).toBe('2025-12');
  });

  it('name a person once, as the writer names them most often, and no number', async () => {
    const person = await newcomer();
    await write(person, '2026-10-02', { content: 'Dona Graça waved. We spoke to dona Graça.' });
    await write(person, '2026-11-18', { tags: ['dona graça', '2026', 'mbili'] });
    await write(person, '2026-11-19', { tags: ['Graça', 'graca'] });
    await write(person, '2026-11-20', { content: 'I told Graça.', tags: ['Graça'] });
    const { commonThemes } = await metrics(person);
    expect(commonThemes).toEqual([
      { theme: 'Graça', frequency: 4, months: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 3] },
    ]);
  });

  it('put together what entries spelled apart when they were saved before', async () => {
    const person = await newcomer();
    const ids = [
      await write(person, '2026-11-19', { tags: ['Graça'] }),
      await write(person, '2026-11-20', { tags: ['Graça'] }),
    ];
    for (const theme of ['dona graça', 'Dona', 'três']) {
      for (const id of ids) {
        await test.db.execute(sql`
          insert into entry_themes (user_id, theme, local_date, entry_id)
          select user_id, ${theme}, local_date, id from entries
          where user_id = ${person.user?.id} and id = ${id}`);
      }
    }
    const themes = (await metrics(person)).commonThemes;
    expect(themes.map(({ theme, frequency }) => [theme, frequency])).toEqual([['Graça', 2]]);
    const week = await entries.periods.themesOfPeriod(test.db, person.user?.id ?? 0, {
      from: '2026-11-15',
      to: '2026-11-21',
      limit: 5,
      except: [],
    });
    expect(week).toEqual([{ theme: 'Graça', count: 2 }]);
    const [, latest] = ids;
    const past = await entries.themesBefore(
      test.db,
      person.user?.id ?? 0,
      { content: '', tags: [], themes: ['Dona Graça', 'Dona'] },
      { to: '2026-11-20', except: [latest ?? 0] },
    );
    expect(past).toMatchObject([{ theme: 'Graça', count: 1, lastDate: '2026-11-19' }]);
  });

  it('follow an entry that is edited or deleted', async () => {
    const person = await newcomer();
    const first = await write(person, '2026-11-20', { mood: 'calm', tags: ['harbour'] });
    const second = await write(person, '2026-11-20', { mood: 'sad', content: 'Two words' });
    await person.call(api.entries.update, {
      params: { id: first },
      body: { content: 'Three more words', mood: 'happy', tags: ['tide'] },
    });
    await person.call(api.entries.remove, { params: { id: second } });
    const after = await metrics(person);
    expect(after.moodTrends).toEqual([{ mood: 'happy', percentage: 100, count: 1 }]);
    expect(after.commonThemes.map(({ theme }) => theme)).toContain('tide');
    expect(after.commonThemes.map(({ theme }) => theme)).not.toContain('harbour');
    expect([after.totalEntries, after.totalWords]).toEqual([1, 3]);
  });

  it('tell the streaks of the writer’s own days', async () => {
    const person = await newcomer();
    for (const day of ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-20', '2026-11-21']) {
      await write(person, day);
    }
    expect(await metrics(person)).toMatchObject({ longestStreak: 3, currentStreak: 2 });
  });
});

describe('a year of days', () => {
  it('gives each day its pages, words, longest page and commonest mood', async () => {
    const person = await newcomer();
    await raise(person, 100);
    await write(person, '2026-11-19', { content: 'Short one.', mood: 'calm' });
    const long = await write(person, '2026-11-19', { content: 'The four-o’clock boat\nleft.' });
    await write(person, '2026-11-19', { mood: 'calm' });
    await write(person, '2026-11-19', { mood: 'sad' });
    const { from, to, days, moodsFrom } = await year(person);
    expect([from, to, moodsFrom]).toEqual(['2025-12-01', '2026-11-19', null]);
    expect(days).toEqual([
      {
        date: '2026-11-19',
        entries: 4,
        words: 10,
        mood: 'calm',
        entryId: long,
        line: 'The four-o’clock boat left.',
      },
    ]);
  });

  it('keeps the moods until level 2 opens them', async () => {
    const person = await newcomer();
    await write(person, '2026-11-19', { mood: 'calm' });
    expect(await year(person)).toMatchObject({ moodsFrom: 2, days: [{ mood: null }] });
    await raise(person, 100);
    expect(await year(person)).toMatchObject({ moodsFrom: null, days: [{ mood: 'calm' }] });
  });

  it('puts a page on the day it was where it was written, however far the writer flies', async () => {
    const person = await newcomer();
    person.zone = 'Pacific/Auckland';
    await write(person, '2026-11-20T11:30:00Z');
    person.zone = 'Pacific/Honolulu';
    await write(person, '2026-11-20T21:00:00Z');
    const { to, days } = await year(person);
    expect(days.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-21']);
    expect(to).toBe('2026-11-21');
  });

  it('ends on the day that is asked for and holds twelve months', async () => {
    const person = await newcomer();
    for (const day of ['2025-02-28', '2025-03-01', '2026-02-28', '2026-03-01']) {
      await write(person, day);
    }
    const { from, to, days } = await year(person, '2026-02-28');
    expect([from, to]).toEqual(['2025-03-01', '2026-02-28']);
    expect(days.map(({ date }) => date)).toEqual(['2025-03-01', '2026-02-28']);
  });

  it('marks the days that a freeze covered, and keeps a day whose page is gone', async () => {
    const person = await newcomer();
    await write(person, '2026-11-10');
    const gone = await write(person, '2026-11-12');
    await write(person, '2026-11-13');
    await person.call(api.entries.remove, { params: { id: gone } });
    const { days, frozen } = await year(person);
    expect(frozen).toEqual(['2026-11-11']);
    expect(days.map(({ date, entries, entryId }) => [date, entries, entryId === null])).toEqual([
      ['2026-11-10', 1, false],
      ['2026-11-12', 0, true],
      ['2026-11-13', 1, false],
    ]);
  });

  it.each(['2026-02-30', '1899-12-31', '9999-12-31', 'today'])('refuses %s', async (to) => {
    const person = await newcomer();
    expect((await person.call(api.growth.year, { query: { to } })).status).toBe(400);
  });
});

describe('mood trends', () => {
  it('open at level 4, and say so before', async () => {
    const person = await newcomer();
    const refused = await person.call(api.growth.moods, {});
    expect([refused.status, refused.body.code, refused.body.requiredLevel]).toEqual([
      ...[403, 'level_required', 4],
    ]);
    await raise(person, 600);
    await write(person, '2025-11-30', { mood: 'sad' });
    for (const day of ['2026-01-05', '2026-01-06', '2026-11-20']) {
      await write(person, day, { mood: 'calm' });
    }
    await write(person, '2026-11-20', { mood: 'happy' });
    await write(person, '2026-11-20');
    expect((await person.call(api.growth.moods, {})).body).toMatchObject({
      moods: [
        { mood: 'calm', count: 3, months: [0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1] },
        { mood: 'happy', count: 1, months: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1] },
      ],
    });
  });
});

describe('On This Day', () => {
  it('finds the longest page of the same day in other months and years, newest first', async () => {
    const person = await newcomer();
    await write(person, '2022-11-21', { content: 'Years back.' });
    await write(person, '2025-11-21', { content: 'Last year.', mood: 'calm' });
    await write(person, '2026-10-20', { content: 'Not that day.' });
    await write(person, '2026-10-21', { content: 'Short.' });
    const id = await write(person, '2026-10-21', { content: 'A longer page of October.' });
    await write(person, '2026-11-21', { content: 'Today itself.' });
    const pages = await onThisDay(person);
    expect(pages.map(({ label, line }) => [label, line])).toEqual([
      ['21 Oct', 'A longer page of October.'],
      ['A year ago', 'Last year.'],
      ['Four years ago', 'Years back.'],
    ]);
    expect(pages[0]).toMatchObject({ entryId: id, date: '2026-10-21', mood: null });
    expect(pages[1]?.mood).toBe('calm');
  });

  it('asks for the writer’s own day', async () => {
    const person = await newcomer();
    await write(person, '2026-10-22');
    test.clock.set('2026-11-21T22:40:00Z');
    person.zone = 'Europe/London';
    expect(await onThisDay(person)).toEqual([]);
    person.zone = 'Asia/Tokyo';
    expect((await onThisDay(person)).map(({ label }) => label)).toEqual(['22 Oct']);
  });

  it('moves no page of the 30th to a 31st', async () => {
    const person = await newcomer();
    await write(person, '2026-09-30');
    await write(person, '2026-08-31');
    expect((await onThisDay(person, '2026-10-31')).map(({ date }) => date)).toEqual(['2026-08-31']);
  });
});

describe('somebody else’s growth', () => {
  it('is never shown, and a stranger sees none', async () => {
    const [owner, other] = [await newcomer(), await newcomer()];
    await raise(owner, 600);
    await raise(other, 600);
    await write(owner, '2026-10-21', { mood: 'calm', tags: ['harbour'] });
    test.clock.set('2026-11-21T12:00:00Z');
    expect(await metrics(other)).toMatchObject({
      moodTrends: [],
      commonThemes: [],
      totalEntries: 0,
      firstDate: null,
    });
    expect(await year(other)).toMatchObject({ days: [], frozen: [] });
    expect((await other.call(api.growth.moods, {})).body.moods).toEqual([]);
    expect(await onThisDay(other)).toEqual([]);
    expect((await metrics(owner)).totalEntries).toBe(1);
    const stranger = test.visitor();
    for (const call of [
      await stranger.call(api.growth.metrics, {}),
      await stranger.call(api.growth.year, { query: {} }),
      await stranger.call(api.growth.moods, {}),
      await stranger.call(api.growth.onThisDay, { query: {} }),
    ]) {
      expect(call.status).toBe(401);
    }
  });
});

describe('the pillars that entries speak of', () => {
  it('are counted by their own words: an entry once for a pillar, and for each of several', async () => {
    const person = await newcomer();
    await write(person, '2026-11-02', { content: 'The doctor looked at my knee. My knee hurts.' });
    await write(person, '2026-11-03', { content: 'Rent is due. My knee again, and the rent.' });
    await write(person, '2026-11-04', { content: 'Rain on the shed.' });
    const { body } = await person.call(api.growth.pillars, {});
    const counts = Object.fromEntries(body.pillars.map(({ pillar, count }) => [pillar, count]));
    expect(counts).toMatchObject({ health: 2, wealth: 1, love: 0 });
    expect(body.pillars[0]?.months.at(-1)).toBe(2);
    expect(body.words.wealth).toEqual(['rent']);
  });
});
