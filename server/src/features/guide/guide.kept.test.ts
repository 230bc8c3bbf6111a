import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../test/app.ts';
import { reflectionsExport } from './index.ts';

let test: TestApp;
/** The same installation after its list of words has grown by “gone to the ravens”. */
let grown: TestApp['app'];
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'words-'));
  const file = path.join(folder, 'words.json');
  const words = {
    language: 'en',
    parts: { ravens: ['gone to the ravens'] },
    findings: [{ all: ['ravens'], kind: 'suicide', tier: 'explicit' }],
  };
  await writeFile(file, JSON.stringify(words));
  test = await createTestApp();
  grown = await test.another({ SAFETY_FILE: file });
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const LINE = 'If I were braver I would ring Tomas and say less and mean it.';
const HARBOUR =
  'The four-o’clock boat went out without me today, and for once I did not stand on the quay feeling robbed. Tomas rang while I was washing the pens. He asked how I was and I said fine, in the voice I use for customs officers.';
const DANGER = 'I want to kill myself tonight and I have the pills.';
const TAGS = ['Tomas', 'harbour'];

const write = async (person: Caller, content: string, tags: string[] = []) =>
  (await person.call(api.entries.create, { body: { content, tags, mood: 'content' } })).body.id;

const week = (person: Caller) => person.call(api.guide.weekly, { query: {} });
const month = (person: Caller) =>
  person.call(api.guide.monthly, { query: { month: 'November', year: 2026 } });

/** The periods of which a reflection is kept, as the export has them. */
async function keptOf(person: Caller): Promise<{ kind: string; start: string; body: object }[]> {
  return (await test.db.execute(sql`
    select kind, start::text, body from period_reflections where user_id = ${person.user?.id}
    order by kind, start`)) as never;
}

/** A page of March that the pages of November recall. */
async function recalled(person: Caller): Promise<number> {
  test.clock.set('2026-03-03T20:00:00Z');
  const march = await write(person, `${LINE} The harbour was empty.`, TAGS);
  await person.call(api.guide.weekly, { query: {} });
  test.clock.set('2026-11-21T22:40:00Z');
  return march;
}

describe('a kept reflection of a period', () => {
  it('is known to be made, of this week and month and not of those before', async () => {
    const person = await test.person();
    await recalled(person);
    const made = async () => (await person.call(api.guide.made, {})).body;
    expect(await made()).toEqual({ week: false, month: false });
    await write(person, HARBOUR);
    await week(person);
    expect(await made()).toEqual({ week: true, month: false });
    await month(person);
    expect(await made()).toEqual({ week: true, month: true });
    const grave = await test.person();
    await write(grave, DANGER);
    await week(grave);
    expect(await made()).toMatchObject({ week: true });
    expect((await grave.call(api.guide.made, {})).body.week).toBe(false);
  });

  it('is that of the week which has just ended, on a Sunday', async () => {
    const person = await test.person();
    await write(person, HARBOUR);
    await week(person);
    test.clock.set('2026-11-22T22:40:00Z');
    const sunday = (await person.call(api.guide.made, {})).body;
    test.clock.set('2026-11-23T22:40:00Z');
    const monday = (await person.call(api.guide.made, {})).body;
    test.clock.set('2026-11-21T22:40:00Z');
    expect([sunday.week, monday.week]).toEqual([true, false]);
  });

  it('goes with a page of the period that is deleted, or turns to danger', async () => {
    const person = await test.person();
    const [one, two] = [await write(person, HARBOUR), await write(person, `${HARBOUR} Twice.`)];
    for (const change of [
      () => person.call(api.entries.remove, { params: { id: one } }),
      () => person.call(api.entries.update, { params: { id: two }, body: { content: DANGER } }),
    ]) {
      await week(person);
      await month(person);
      expect(await keptOf(person)).toHaveLength(2);
      expect((await change()).status).toBe(200);
      expect(await keptOf(person)).toEqual([]);
    }
  });

  it('goes with a page that is moved to another day', async () => {
    const person = await test.person();
    const id = await write(person, HARBOUR);
    await write(person, 'Rain on the slates all day, and soup.');
    await week(person);
    const body = { content: HARBOUR, localDate: '2026-11-02' };
    expect((await person.call(api.entries.update, { params: { id }, body })).status).toBe(200);
    expect(await keptOf(person)).toEqual([]);
  });

  it('loses what an edited page no longer says at once, and is made anew when it is read', async () => {
    const person = await test.person();
    const id = await write(person, HARBOUR);
    await write(person, 'Rain all day.');
    await write(person, 'Soup again.');
    const before = await week(person);
    expect(HARBOUR).toContain(before.body.quotes[0]?.text);
    await person.call(api.entries.update, { params: { id }, body: { content: 'Gone.' } });
    const [row] = await keptOf(person);
    expect(row).toMatchObject({ kind: 'week', start: '2026-11-15' });
    expect(JSON.stringify(row)).not.toMatch(/customs|pens|Tomas rang/);
    const exported: { isOutdated: boolean }[] = [];
    for await (const each of reflectionsExport.rows(test.db, person.user?.id ?? 0)) {
      expect(JSON.stringify(each)).not.toContain('customs');
      exported.push(each);
    }
    expect(exported.map(({ isOutdated }) => isOutdated)).toEqual([true]);
    const { body } = await week(person);
    expect(body).toMatchObject({ isOutdated: false, entryCount: 3 });
    expect(body.growthObservations).not.toBe(before.body.growthObservations);
    expect(JSON.stringify(body)).not.toMatch(/customs|pens|Tomas rang/);
  });

  it('says whom to call once a page of danger is written', async () => {
    const person = await test.person();
    await write(person, HARBOUR);
    await week(person);
    await write(person, DANGER);
    const { body } = await week(person);
    expect(body).toMatchObject({ isOutdated: false, entryCount: 2 });
    expect(body.safety?.helplines.length).toBeGreaterThan(0);
    expect(JSON.stringify({ ...body, safety: null })).not.toContain('pills');
  });

  it('goes with an earlier page that it may recall and that is deleted', async () => {
    const person = await test.person();
    const params = { id: await recalled(person) };
    await write(person, HARBOUR, TAGS);
    await week(person);
    await month(person);
    await person.call(api.entries.update, { params, body: { content: LINE, tags: TAGS } });
    expect((await keptOf(person)).map(({ start }) => start)).toContain('2026-11-01');
    expect((await person.call(api.entries.remove, { params })).status).toBe(200);
    expect(await keptOf(person)).toEqual([]);
  });

  it('stays when another page is changed, and another person’s stays always', async () => {
    const [person, other] = [await test.person(), await test.person()];
    const march = await recalled(person);
    await write(person, 'Rain on the slates all day, and soup.');
    await write(other, HARBOUR, TAGS);
    for (const one of [person, other]) await month(one);
    const before = await keptOf(person);
    expect(before.map(({ start }) => start)).toEqual(['2026-11-01', '2026-03-01']);
    await person.call(api.entries.remove, { params: { id: march } });
    expect(await keptOf(person)).toEqual(before.slice(0, 1));
    expect(await keptOf(other)).toHaveLength(1);
  });

  it('goes with a page of the period before, which it is told beside', async () => {
    const person = await test.person();
    test.clock.set('2026-11-10T20:00:00Z');
    const before = await write(person, 'Soup.');
    test.clock.set('2026-11-21T22:40:00Z');
    await write(person, HARBOUR);
    await week(person);
    await person.call(api.entries.remove, { params: { id: before } });
    expect(await keptOf(person)).toEqual([]);
  });

  it('that does not say what it recalls goes with any earlier page', async () => {
    const person = await test.person();
    const march = await recalled(person);
    await write(person, HARBOUR, TAGS);
    await month(person);
    await test.db.execute(sql`update period_reflections set body = body - 'recalls'
      where user_id = ${person.user?.id}`);
    await person.call(api.entries.remove, { params: { id: march } });
    expect(await keptOf(person)).toEqual([]);
  });

  it('names the helplines of where its reader is now', async () => {
    const person = await test.person();
    await write(person, HARBOUR);
    await write(person, DANGER);
    const lines = async () =>
      (await week(person)).body.safety?.helplines.map(({ country }) => country);
    expect(await lines()).toContain('GB');
    const { createdAt } = (await week(person)).body;
    person.zone = 'America/New_York';
    expect(await lines()).toContain('US');
    expect(await lines()).not.toContain('GB');
    expect((await week(person)).body.createdAt).toBe(createdAt);
  });

  it('is made anew once the list of words has grown, for a week and for a month', async () => {
    const person = await test.person();
    await write(person, HARBOUR);
    await write(person, 'I have gone to the ravens, and told nobody of it.');
    expect((await week(person)).body.safety).toBeNull();
    expect((await month(person)).body.safety).toBeNull();
    const later = person.at(grown);
    for (const { body } of [await week(later), await month(later)]) {
      expect(body.safety?.helplines.length).toBeGreaterThan(0);
      expect(JSON.stringify(body)).not.toContain('ravens');
    }
  });
});

describe('a kept reflection on an entry', () => {
  it('is shown no more where today’s words find danger on its page', async () => {
    const person = await test.person();
    const id = await write(person, `${HARBOUR} Everything has gone to the ravens.`);
    const { body } = await person.call(api.guide.analyze, { params: { id } });
    expect(body.entry.aiReflection).not.toBeNull();
    const later = person.at(grown);
    for (let time = 0; time < 2; time++) {
      const { body: list } = await later.call(api.entries.list, { query: {} });
      expect(list.map(({ aiReflection }) => aiReflection)).toEqual([null]);
      const { body: one } = await later.call(api.entries.get, { params: { id } });
      expect(one).toMatchObject({ content: expect.stringContaining('ravens'), aiReflection: null });
    }
  });

  it('quotes no page on which they do, and keeps the rest', async () => {
    const person = await test.person();
    test.clock.set('2026-03-03T20:00:00Z');
    await write(person, `${LINE} The harbour has gone to the ravens.`, TAGS);
    test.clock.set('2026-11-21T22:40:00Z');
    const id = await write(person, HARBOUR, TAGS);
    const { body } = await person.call(api.guide.analyze, { params: { id } });
    expect(JSON.stringify(body.entry.aiReflection)).toContain('braver');
    const { body: found } = await person
      .at(grown)
      .call(api.entries.search, { query: { query: 'customs' } });
    expect(found).toHaveLength(1);
    expect(found[0]?.aiReflection?.insights.length).toBeGreaterThan(0);
    expect(JSON.stringify(found)).not.toContain('braver');
  });

  it('is checked again once, and otherwise left as it is', async () => {
    const person = await test.person();
    const id = await write(person, HARBOUR);
    const { body } = await person.call(api.guide.analyze, { params: { id } });
    const checked = async () => {
      const [row] = await test.db.execute(sql`select ai_reflection ->> 'checked' as checked
        from entries where user_id = ${person.user?.id}`);
      return row?.checked;
    };
    const first = await checked();
    const { body: later } = await person.at(grown).call(api.entries.get, { params: { id } });
    expect(later.aiReflection).toEqual(body.entry.aiReflection);
    expect(later.version).toBe(body.entry.version);
    expect(await checked()).not.toBe(first);
  });
});

describe('a very full month', () => {
  it('is read for danger to its shortest page', async () => {
    const person = await test.person();
    await write(person, 'I want to kill myself.');
    for (let page = 0; page < 60; page++) await write(person, `${HARBOUR} Page ${page}.`);
    const { body } = await month(person);
    expect(body).toMatchObject({ entryCount: 61 });
    expect(body.safety).not.toBeNull();
    expect(JSON.stringify({ ...body, safety: null })).not.toContain('kill');
  });
});

describe('a week’s dominant moods', () => {
  it('are not those of pages of danger', async () => {
    const person = await test.person();
    const mood = (content: string, of: 'sad' | 'calm') =>
      person.call(api.entries.create, { body: { content, mood: of } });
    await mood(DANGER, 'sad');
    await mood(`${DANGER} Again.`, 'sad');
    await mood(HARBOUR, 'calm');
    const { body } = await week(person);
    expect(body.dominantMoods).toEqual(['calm']);
    expect(JSON.stringify({ ...body, safety: null })).not.toMatch(/\bsad\b/i);
  });
});
