import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller, TestApp } from '../../../test/app.ts';
import type { FakeModel } from '../../../test/fake-model.ts';
import { goodWeek } from '../../../test/guide-requests.ts';
import { createOutsideApp } from '../../../test/outside.ts';
import { reflectionsExport } from './index.ts';

let fake: FakeModel;
let test: TestApp;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ fake, test, close: stop } = await createOutsideApp());
});
afterAll(() => stop());

const LINE = 'If I were braver I would ring Tomas';
const MARCH = `${LINE} and say less and mean it.`;
const NOW = 'Tomas rang while I was washing the pens. I said I was fine.';

const write = async (person: Caller, content: string, folderId?: number) =>
  (
    await person.call(api.entries.create, {
      body: { content, tags: ['Tomas'], ...(folderId === undefined ? {} : { folderId }) },
    })
  ).body.id;

/** Somebody with a page of March, in a folder, and one of today that shares its subject. */
async function somebody() {
  const person = await test.person();
  await person.call(api.guide.setConsent, {
    body: { allowed: true, destination: fake.host },
  });
  const folder = await person.call(api.folders.create, { body: { name: 'Filed' } });
  test.clock.set('2026-03-03T20:00:00Z');
  const march = await write(person, MARCH, folder.body.id);
  test.clock.set('2026-11-21T22:40:00Z');
  return { person, march, now: await write(person, NOW), folder: folder.body.id };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

const remove = ({ person, march }: Somebody) =>
  person.call(api.entries.remove, { params: { id: march } });
const edit = ({ person, march }: Somebody) =>
  person.call(api.entries.update, {
    params: { id: march },
    body: { content: 'All of it crossed out.' },
  });
const turn = ({ person, march }: Somebody) =>
  person.call(api.entries.update, {
    params: { id: march },
    body: { content: `${MARCH} I want to kill myself.` },
  });
const close = ({ person, march }: Somebody) =>
  person.call(api.guide.setEntry, { params: { id: march }, body: { allowed: false } });
const closeFolder = ({ person, folder }: Somebody) =>
  person.call(api.guide.setFolder, { params: { id: folder }, body: { allowed: false } });
const CHANGES = { remove, edit, turn, close, closeFolder };

describe.each(Object.entries(CHANGES))(
  'while a guide writes, %s of a page it quotes',
  (_, change) => {
    it('leaves none of its words in the reflection on another', async () => {
      const some = await somebody();
      const { person, now, march } = some;
      const draft = {
        insights: ['The pens came first, and then the answer.', `In March: “${LINE}”.`],
        growthPattern: 'Tomas returns.',
        reflectionQuestion: `Who else hears “${LINE}”?`,
        quotes: [
          { entryId: march, text: LINE, note: 'From March.' },
          { entryId: now, text: 'washing the pens', note: `As in “${LINE}”.` },
        ],
      };
      const meanwhile = () => change(some);
      fake.will({ does: 'take its time', text: JSON.stringify(draft), meanwhile });
      const { status, body } = await person.call(api.guide.analyze, { params: { id: now } });
      expect(status).toBe(200);
      const { body: kept } = await person.call(api.entries.get, { params: { id: now } });
      expect(body.entry.aiReflection).toEqual(kept.aiReflection);
      expect(JSON.stringify(kept.aiReflection)).not.toContain('braver');
      expect(kept.aiReflection?.quotes.map(({ entryId }) => entryId)).toEqual([now]);
      expect(kept.aiReflection?.insights).toHaveLength(1);
    });

    it('is a reason to ask for the week’s again', async () => {
      const some = await somebody();
      const { person, march } = some;
      const quotes = [{ entryId: march, text: LINE, note: 'From March.' }];
      const text = JSON.stringify({ ...goodWeek, quotes });
      fake.will({ does: 'take its time', text, meanwhile: () => change(some) });
      const refused = await person.call(api.guide.weekly, { query: {} });
      expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } });
      fake.will({ does: 'answer', text });
      const { status, body } = await person.call(api.guide.weekly, { query: {} });
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toContain('braver');
    });
  },
);

describe('a reflection whose every word is of a page deleted meanwhile', () => {
  it('is not kept', async () => {
    const some = await somebody();
    const { person, now, march } = some;
    const draft = {
      insights: [`In March: “${LINE}”.`],
      growthPattern: '',
      reflectionQuestion: 'What is the ladder for?',
      quotes: [{ entryId: march, text: LINE, note: 'From March.' }],
    };
    const meanwhile = () => remove(some);
    fake.will({ does: 'take its time', text: JSON.stringify(draft), meanwhile });
    const { status, body } = await person.call(api.guide.analyze, { params: { id: now } });
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'conflict' });
    const { body: entry } = await person.call(api.entries.get, { params: { id: now } });
    expect(entry.aiReflection).toBeNull();
  });
});

describe('a page written while a week is being read', () => {
  it('refuses nothing: the week is marked as outdated until it is made anew', async () => {
    const some = await somebody();
    const text = JSON.stringify({ ...goodWeek, quotes: [] });
    fake.will({ does: 'take its time', text, meanwhile: () => write(some.person, 'One more.') });
    const first = await some.person.call(api.guide.weekly, { query: {} });
    expect(first).toMatchObject({ status: 200, body: { entryCount: 2, isOutdated: true } });
    fake.will({ does: 'answer', text });
    const { body } = await some.person.call(api.guide.weekly, { query: { fresh: 'true' } });
    expect(body).toMatchObject({ entryCount: 2, isOutdated: false });
  });
});

describe('a week that quotes an earlier page', () => {
  it('goes with that page, at once and for good', async () => {
    const some = await somebody();
    const quotes = [{ entryId: some.march, text: LINE, note: 'From March.' }];
    fake.will({ does: 'answer', text: JSON.stringify({ ...goodWeek, quotes }) });
    const { body } = await some.person.call(api.guide.weekly, { query: {} });
    expect(JSON.stringify(body.quotes)).toContain('braver');
    await remove(some);
    const kept = await test.db.execute(
      sql`select body from period_reflections where user_id = ${some.person.user?.id}`,
    );
    expect([...kept]).toEqual([]);
  });
});

describe('a stored week of a model', () => {
  it('quotes no page that is closed to it later, in the answer and in the export', async () => {
    const some = await somebody();
    const quotes = [
      { entryId: some.march, text: LINE, note: 'From March.' },
      { entryId: some.now, text: 'washing the pens', note: 'Today.' },
    ];
    const commonThemes = `In March: “${LINE}”.`;
    fake.will({ does: 'answer', text: JSON.stringify({ ...goodWeek, commonThemes, quotes }) });
    const first = await some.person.call(api.guide.weekly, { query: {} });
    expect(JSON.stringify(first.body)).toContain('braver');
    await close(some);
    const { body } = await some.person.call(api.guide.weekly, { query: {} });
    expect(body).toMatchObject({ createdAt: first.body.createdAt, isOutdated: false });
    expect(body.weeklyInsight).toBe(first.body.weeklyInsight);
    expect(JSON.stringify(body)).not.toContain('braver');
    for await (const row of reflectionsExport.rows(test.db, some.person.user?.id ?? 0)) {
      expect(row.body.quotes.map(({ entryId }) => entryId)).toEqual([some.now]);
      expect(JSON.stringify(row)).not.toContain('braver');
    }
  });
});
