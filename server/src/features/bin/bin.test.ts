import { api, type Entry } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../test/app.ts';
import { checkIntegrity } from '../progression/index.ts';
import { emptyBins } from './bin.service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const HARBOUR =
  'The four-o’clock boat went out without me today, and for once I did not stand on the quay feeling robbed. I had said I would finish the drawings for the breakwater before dark, and I did.';
const DAY_MS = 24 * 60 * 60_000;

async function write(person: Caller, content: string, more: object = {}): Promise<Entry> {
  const reply = await person.call(api.entries.create, {
    body: { content, mood: null, tags: null, ...more },
  });
  if (reply.status !== 201) throw new Error(reply.body.error);
  return reply.body;
}

const keep = async (person: Caller, more: object = {}) =>
  (
    await person.call(api.insights.create, {
      body: { title: 'Rest', content: 'Rest is work too.', ...more },
    })
  ).body;

const remove = async ({ id }: { id: number }, person: Caller) =>
  expect((await person.call(api.entries.remove, { params: { id } })).status).toBe(200);
const restore = (person: Caller, { id }: { id: number }) =>
  person.call(api.entries.restore, { params: { id } });
const binOf = async (person: Caller) => (await person.call(api.bin.list, { query: {} })).body;

/** Every row of a person's, without what a deletion leaves behind by decision (D20, ADR-0005). */
async function everythingOf({ user }: Caller): Promise<Record<string, unknown[]>> {
  const tables = await test.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id'
      and table_name not in ('bin', 'xp_events', 'written_days', 'sessions') order by 1`);
  const all: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    const rows = await test.db.execute<{ row: object }>(sql`
      select to_jsonb(t) - 'xp_at' - 'count_due' as row from ${sql.identifier(name)} t
      where user_id = ${user?.id ?? 0} order by to_jsonb(t)::text`);
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

/** An entry with everything that can hang on one, and another whose reflection quotes it. */
async function tiedEntry(person: Caller): Promise<Entry> {
  const folder = await person.call(api.folders.create, { body: { name: 'Harbour' } });
  const entry = await write(person, 'The zebrafish was quiet and I was calm about work, 潮 too.', {
    mood: 'calm',
    tags: ['quay', 'a: "b"'],
    folderId: folder.body.id,
    isPinned: true,
  });
  const goal = await person.call(api.goals.create, { body: { title: 'Learn to sail' } });
  await person.call(api.goals.addNote, {
    params: { id: goal.body.id },
    body: { progressNote: 'Half.', entryId: entry.id },
  });
  await keep(person, { entryId: entry.id });
  await person.call(api.guide.setEntry, { params: { id: entry.id }, body: { allowed: false } });
  const later = await write(person, 'Work again.');
  const reflection = {
    insights: ['You wrote “quiet” before.', 'Work comes back.'],
    reflectionQuestion: '',
    growthPattern: '',
    processingTime: 1,
    createdAt: '2026-11-21T22:40:00.000Z',
    quotes: [{ entryId: entry.id, localDate: entry.localDate, text: 'quiet', note: '' }],
    source: { kind: 'built-in', name: 'x' },
  };
  await test.db.execute(sql`
    update entries set ai_reflection = ${JSON.stringify(reflection)}::jsonb
    where user_id = ${person.user?.id ?? 0} and id = ${later.id}`);
  return entry;
}

describe('an entry in the bin', () => {
  it('comes back with everything that hung on it, as often as it is deleted', async () => {
    const person = await test.person();
    const entry = await tiedEntry(person);
    const before = await everythingOf(person);
    for (let round = 0; round < 3; round++) {
      await remove(entry, person);
      expect((await binOf(person))[0]).toMatchObject({
        ...{ kind: 'entry', thingId: entry.id, title: null, localDate: entry.localDate },
        excerpt: entry.content,
        deletedAt: '2026-11-21T22:40:00.000Z',
        goesAt: '2026-12-21T22:40:00.000Z',
      });
      expect(await everythingOf(person)).not.toEqual(before);
      const back = await restore(person, entry);
      expect(entry).toMatchObject(back.body);
      expect(await everythingOf(person)).toEqual(before);
      expect(await binOf(person)).toEqual([]);
    }
    const { details } = await checkIntegrity({ db: test.db }, { fix: false });
    expect(details).toEqual([]);
    // A retry is answered alike.
    expect(entry).toMatchObject((await restore(person, entry)).body);
    expect(await everythingOf(person)).toEqual(before);
  });

  it('stands nowhere else', async () => {
    const person = await test.person();
    const entry = await tiedEntry(person);
    const asked = Object.values(api)
      .flatMap((calls) => Object.values(calls))
      .filter(
        ({ method, path, access }) => method === 'GET' && access === 'user' && !path.includes(':'),
      );
    const found = async () => {
      const paths = [...asked.map(({ path }) => path), '/api/entries/search?query=zebrafish'];
      const saying: string[] = [];
      for (const path of paths) {
        const { body } = await person.send<unknown>('GET', path);
        if (JSON.stringify(body).includes('zebrafish')) saying.push(path);
      }
      return saying;
    };
    const told = async () => {
      const body = { mode: 'custom' as const, question: 'What did I write about the zebrafish?' };
      return (await person.call(api.guide.consult, { body })).body;
    };
    expect(JSON.stringify(await told())).toContain('was quiet');
    expect(await found()).toEqual(expect.arrayContaining(['/api/entries', '/api/legacy/entries']));
    await remove(entry, person);
    expect(await found()).toEqual(['/api/bin']);
    expect(JSON.stringify(await told())).not.toContain('was quiet');
  });

  it('refuses an edit with a sentence, and is not there for anything else', async () => {
    const person = await test.person();
    const entry = await write(person, 'The boat went out without me.');
    await remove(entry, person);
    const params = { id: entry.id };
    const edit = await person.call(api.entries.update, { params, body: { content: 'New words.' } });
    expect([edit.status, edit.body.error, edit.body.isBinned]).toEqual([
      404,
      'This page is in the bin. Bring it back from there to change it.',
      true,
    ]);
    const others = await Promise.all([
      person.call(api.entries.get, { params }),
      person.call(api.entries.remove, { params }),
      person.call(api.entries.pin, { params, body: { isPinned: true } }),
      person.call(api.entries.download, { body: { entryIds: [entry.id] } }),
      (await test.person()).call(api.entries.restore, { params }),
    ]);
    expect(others.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  it('comes back without the folder that is gone, and past the cap of its level', async () => {
    const person = await test.person();
    const folder = await person.call(api.folders.create, { body: { name: 'Harbour' } });
    const entry = await write(person, 'x', { folderId: folder.body.id });
    await remove(entry, person);
    await person.call(api.folders.remove, { params: { id: folder.body.id } });
    expect((await restore(person, entry)).body).toMatchObject({ folderId: null, content: 'x' });
  });

  it('goes for good when its writer says so, and by itself after 30 days', async () => {
    const person = await test.person();
    const [first, second, third] = [
      await write(person, 'one'),
      await write(person, 'two'),
      await write(person, 'three'),
    ];
    const since = test.clock.now();
    await remove(first, person);
    await remove(second, person);
    const binned = (await binOf(person)).find(({ thingId }) => thingId === first.id);
    const params = { id: binned?.id ?? 0 };
    const replies = [
      await (await test.person()).call(api.bin.remove, { params }),
      await person.call(api.bin.remove, { params }),
      await person.call(api.bin.remove, { params }),
      await restore(person, first),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 200, 404, 404]);

    test.clock.advance(30 * DAY_MS);
    await person.call(api.entries.remove, { params: { id: third.id } });
    await emptyBins(test);
    expect(await binOf(person)).toHaveLength(2);
    test.clock.advance(1);
    await emptyBins(test);
    expect((await binOf(person)).map(({ thingId }) => thingId)).toEqual([third.id]);
    test.clock.set(since.toISOString());
  });

  it('takes the reflections of its week and month along, and back where nothing else has changed', async () => {
    const person = await test.person();
    const entry = await write(person, `${HARBOUR} I was calm about work.`);
    const other = await write(person, `${HARBOUR} Ines came by, and we talked about the boats.`);
    const ask = async () => [
      (await person.call(api.guide.weekly, { query: {} })).body,
      (await person.call(api.guide.monthly, { query: { month: 'November', year: 2026 } })).body,
    ];
    await ask();
    const before = await everythingOf(person);
    expect(before.period_reflections).toHaveLength(2);
    const periods = async () => (await everythingOf(person)).period_reflections;
    await remove(entry, person);
    expect(await periods()).toEqual([]);
    await restore(person, entry);
    expect(await periods()).toEqual(before.period_reflections);

    // They may quote the other one, which is edited while they are away.
    await remove(entry, person);
    const body = { content: 'Nothing of it is left.' };
    await person.call(api.entries.update, { params: { id: other.id }, body });
    await restore(person, entry);
    expect(await periods()).toEqual([]);
  });

  it('answers its own address with where it is, and a stranger with nothing', async () => {
    const person = await test.person();
    const entry = await write(person, 'The boat went out without me.');
    await remove(entry, person);
    const get = (who: Caller) => who.call(api.entries.get, { params: { id: entry.id } });
    expect((await get(person)).body).toMatchObject({ code: 'not_found', isBinned: true });
    const stranger = (await get(await test.person())).body;
    expect(stranger).toEqual({ error: 'That entry was not found.', code: 'not_found' });
  });

  it('is listed page by page, the latest first', async () => {
    const person = await test.person();
    const made: Entry[] = [];
    for (const content of ['one', 'two', 'three']) made.push(await write(person, content));
    for (const entry of made) await remove(entry, person);
    const first = await person.call(api.bin.list, { query: { limit: 2 } });
    expect(first.body.map(({ excerpt }) => excerpt)).toEqual(['three', 'two']);
    const next = String(first.headers.link).match(/<([^>]+)>/)?.[1] ?? '';
    const rest = await person.send<{ excerpt: string }[]>('GET', next);
    expect(rest.body.map(({ excerpt }) => excerpt)).toEqual(['one']);
  });
});

describe('an insight in the bin', () => {
  it('comes back as it was, and is not brought back twice', async () => {
    const person = await test.person();
    const entry = await write(person, 'The boat went out without me.');
    const reflection = { reflectionType: 'entry', reflectionPeriod: String(entry.id) };
    const insight = await keep(person, { entryId: entry.id, ...reflection });
    const params = { id: insight.id };
    const before = await everythingOf(person);
    await person.call(api.insights.remove, { params });
    expect((await person.call(api.insights.list, { query: {} })).body).toEqual([]);
    expect((await binOf(person))[0]).toMatchObject({ kind: 'insight', title: 'Rest' });
    const edit = await person.call(api.insights.update, { params, body: { title: 'New' } });
    expect([edit.status, edit.body.error]).toEqual([
      404,
      'This insight is in the bin. Bring it back from there to change it.',
    ]);
    for (let tries = 0; tries < 2; tries++) {
      const { body: back } = await person.call(api.insights.restore, { params });
      expect(back).toMatchObject({ id: insight.id, entryDate: entry.localDate });
      expect(await everythingOf(person)).toEqual(before);
    }

    await person.call(api.insights.remove, { params });
    await keep(person, { entryId: entry.id, ...reflection });
    // Kept again meanwhile: nothing is lost, and the reflection is still kept once.
    const { body: beside } = await person.call(api.insights.restore, { params });
    expect(beside).toMatchObject({ id: insight.id, entryId: entry.id, reflectionType: null });
    expect(await binOf(person)).toEqual([]);
    const { body: both } = await person.call(api.insights.list, { query: {} });
    expect(both.map(({ reflectionType }) => reflectionType).sort()).toEqual(['entry', null]);
  });

  it('that comes back before its page is tied to it again once that is back', async () => {
    const person = await test.person();
    const entry = await write(person, 'The boat went out without me.');
    const insight = await keep(person, { entryId: entry.id });
    await person.call(api.insights.remove, { params: { id: insight.id } });
    await remove(entry, person);
    const { body: alone } = await person.call(api.insights.restore, { params: { id: insight.id } });
    expect(alone.entryId).toBeNull();
    await person.call(api.entries.restore, { params: { id: entry.id } });
    const { body: tied } = await person.call(api.insights.get, { params: { id: insight.id } });
    expect(tied.entryId).toBe(entry.id);
  });
});
