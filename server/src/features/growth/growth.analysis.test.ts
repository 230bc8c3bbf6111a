import { addDays, api, type Finding, type FindingKind, type Mood } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../test/app.ts';

let test: TestApp;
let enforced: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  enforced = await createTestApp({ levelGates: 'enforced' });
  await enforced.person('owner');
});
afterAll(async () => {
  await test.close();
  await enforced.close();
});

const TODAY = '2026-11-21';

interface Written {
  content?: string;
  mood?: Mood | null;
  tags?: string[];
}

/** Somebody new whose access lasts through everything that a test lets them write. */
async function newcomer(app = test): Promise<Caller> {
  app.clock.set('2026-11-30T12:00:00Z');
  return app.person();
}

/** Saves a page at noon, or at an hour, so many days before today, and answers its id. */
async function write(person: Caller, daysAgo: number, page: Written = {}, hour = 12) {
  const app = person === guest ? enforced : test;
  app.clock.set(`${addDays(TODAY, -daysAgo)}T${String(hour).padStart(2, '0')}:00:00Z`);
  const { body, status } = await person.call(api.entries.create, {
    body: { content: 'A page of four words.', mood: null, tags: null, ...page },
  });
  expect(status).toBe(201);
  return body.id;
}

/** Whoever writes where levels open things. */
let guest: Caller | undefined;

async function analysisOf(person: Caller, at = `${TODAY}T22:40:00Z`) {
  (person === guest ? enforced : test).clock.set(at);
  return (await person.call(api.growth.analysis, {})).body;
}

const of = (findings: readonly Finding[], kind: FindingKind) =>
  findings.find((finding) => finding.kind === kind);

describe('the analysis', () => {
  it('of an empty journal, and of nineteen pages, says nothing but how many there are', async () => {
    const person = await newcomer();
    expect(await analysisOf(person)).toEqual({
      from: '2025-12-01',
      to: TODAY,
      pages: 0,
      totalEntries: 0,
      findings: [],
      moodsFrom: null,
      trendsFrom: null,
    });
    for (let day = 0; day < 19; day++) await write(person, day);
    expect(await analysisOf(person)).toMatchObject({ pages: 19, totalEntries: 19, findings: [] });
    await write(person, 19);
    expect((await analysisOf(person)).findings.length).toBeGreaterThan(0);
  });

  it('counts hours by the clock of the place where each page was written', async () => {
    const person = await newcomer();
    person.zone = 'Asia/Tokyo';
    for (let day = 0; day < 24; day++) await write(person, day, {}, 13);
    const { findings } = await analysisOf(person);
    const hours = of(findings, 'hours');
    expect(hours?.sentence).toBe('You write late: 24 of 24 pages between 22:00 and 23:00.');
    expect(hours?.chart?.bars.filter(({ value }) => value > 0)).toEqual([
      { label: '22:00', value: 24, marked: true },
    ]);
  });

  it('quotes pages letter by letter, newest first, at the word that it is about', async () => {
    const person = await newcomer();
    const calm: number[] = [];
    for (let day = 0; day < 10; day++) {
      calm.push(
        await write(person, day, {
          content: `Up at six.\nThe harbour was there, number ${day}. We were too.`,
          mood: 'calm',
          tags: ['harbour'],
        }),
      );
    }
    for (let day = 10; day < 30; day++) await write(person, day, { mood: 'reflective' });
    const { findings } = await analysisOf(person);
    const pair = of(findings, 'mood-theme');
    expect(pair?.sentence).toBe(
      'Where “harbour” comes up, the page is often calm: 10 of 10, against none of the 20 other pages.',
    );
    expect(pair?.count).toBe(10);
    expect(pair?.evidence).toHaveLength(3);
    const dates = pair?.evidence.map(({ date }) => date) ?? [];
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const { entryId, line } of pair?.evidence ?? []) {
      expect(calm).toContain(entryId);
      expect(line).toMatch(/^The harbour was there, number \d\.$/);
    }
  });

  it('never quotes a page on which somebody may be in danger, and never is about such a word', async () => {
    const person = await newcomer();
    for (let day = 0; day < 10; day++) {
      await write(person, day, {
        content: day < 9 ? 'By the harbour I wanted to die.' : 'By the harbour, with Tomas.',
        mood: 'sad',
        tags: ['harbour', 'suicide'],
      });
    }
    for (let day = 10; day < 34; day++) await write(person, day, { mood: 'calm' });
    const { findings } = await analysisOf(person);
    const lines = findings.flatMap(({ evidence }) => evidence.map(({ line }) => line));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join(' ')).not.toContain('die');
    expect(JSON.stringify(findings)).not.toContain('suicide');
  });

  it('follows a page that is edited or deleted', async () => {
    const person = await newcomer();
    const ids: number[] = [];
    for (let day = 0; day < 21; day++) ids.push(await write(person, day, { mood: 'calm' }));
    const first = ids[0] as number;
    await person.call(api.entries.update, {
      params: { id: first },
      body: { content: 'word '.repeat(40), mood: 'calm', tags: null },
    });
    const before = await analysisOf(person);
    expect(of(before.findings, 'length')?.sentence).toContain('the longest, on the 21st of');
    await person.call(api.entries.remove, { params: { id: first } });
    const after = await analysisOf(person);
    expect(after).toMatchObject({ pages: 20, totalEntries: 20 });
    expect(of(after.findings, 'length')?.sentence).not.toContain('the 21st of November');
  });

  it('of a journal left long ago tells of the months before its last page', async () => {
    const person = await newcomer();
    for (let day = 400; day < 425; day++) await write(person, day);
    const { to, pages, findings } = await analysisOf(person);
    expect([to, pages]).toEqual([addDays(TODAY, -400), 25]);
    expect(of(findings, 'run')?.count).toBe(25);
  });

  it('says the same twice, and of nobody else’s pages anything', async () => {
    const [person, other] = [await newcomer(), await newcomer()];
    for (let day = 0; day < 22; day++) {
      await write(person, day, {
        mood: day % 2 ? 'calm' : 'sad',
        tags: [day % 2 ? 'sea' : 'hill'],
      });
    }
    expect(await analysisOf(person)).toEqual(await analysisOf(person));
    expect(await analysisOf(other)).toMatchObject({ pages: 0, totalEntries: 0, findings: [] });
    expect((await test.visitor().call(api.growth.analysis, {})).status).toBe(401);
  });
});

describe('what levels open', () => {
  it('is said to wait: moods until level 2, their change until level 4', async () => {
    guest = await newcomer(enforced);
    for (let day = 0; day < 14; day++) await write(guest, day, { mood: 'calm', tags: ['harbour'] });
    for (let day = 95; day < 109; day++) await write(guest, day, { mood: 'sad', tags: ['hill'] });
    // The pages themselves have earned a level or two by now: put back to the first.
    const userId = guest.user?.id as number;
    const setLevel = (level: number) =>
      enforced.db.execute(
        sql`update progress set level_override = ${level} where user_id = ${userId}`,
      );
    await setLevel(1);
    const kinds = async () => {
      const { findings, moodsFrom, trendsFrom } = await analysisOf(guest as Caller);
      return { moodsFrom, trendsFrom, kinds: findings.map(({ kind }) => kind) };
    };
    const first = await kinds();
    expect(first).toMatchObject({ moodsFrom: 2, trendsFrom: 4 });
    expect(first.kinds).not.toContain('mood-theme');
    await setLevel(2);
    const second = await kinds();
    expect(second).toMatchObject({ moodsFrom: null, trendsFrom: 4 });
    expect(second.kinds).not.toContain('mood-change');
    await setLevel(4);
    const fourth = await kinds();
    expect(fourth).toMatchObject({ moodsFrom: null, trendsFrom: null });
    expect([...second.kinds, ...fourth.kinds]).toContain('mood-theme');
    expect(fourth.kinds).toContain('mood-change');
  });
});

describe('habits', () => {
  it('are the usual hour and the favourite tag, and nothing of too little', async () => {
    const person = await newcomer();
    const habits = async () => (await person.call(api.growth.habits, {})).body;
    expect(await habits()).toEqual({ usualHour: null, favouriteTag: null });
    await write(person, 3, { tags: ['harbour'] }, 22);
    await write(person, 2, { tags: ['harbour', 'Daily Challenge'] }, 22);
    await write(person, 1, { tags: ['tide', 'Daily Challenge'] }, 22);
    await write(person, 0, { tags: ['Daily Challenge'] }, 9);
    expect(await habits()).toEqual({ usualHour: 22, favouriteTag: 'harbour' });
    expect((await test.visitor().call(api.growth.habits, {})).status).toBe(401);
  });

  it('never name a tag of somebody in danger: the next one is told', async () => {
    const person = await newcomer();
    for (let day = 0; day < 3; day++) await write(person, day, { tags: ['I want to die'] });
    const habits = async () => (await person.call(api.growth.habits, {})).body;
    expect(await habits()).toEqual({ usualHour: 12, favouriteTag: null });
    for (let day = 3; day < 5; day++) await write(person, day, { tags: ['harbour'] });
    expect((await habits()).favouriteTag).toBe('harbour');
  });

  it('take more than one evening: no hour is usual before three days', async () => {
    const person = await newcomer();
    const habits = async () => (await person.call(api.growth.habits, {})).body;
    for (let times = 0; times < 4; times++) await write(person, 2, {}, 21);
    await write(person, 1, {}, 21);
    expect((await habits()).usualHour).toBeNull();
    await write(person, 0, {}, 21);
    expect((await habits()).usualHour).toBe(21);
  });
});
