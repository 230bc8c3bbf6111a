import { api, type Entry } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../../test/app.ts';

let test: TestApp;
let writer: Caller;
const COUNT = 250;

beforeAll(async () => {
  test = await createTestApp();
  writer = await test.person();
  // Twenty of them share one instant: a page may end in the middle.
  for (let i = 0; i < COUNT; i++) {
    if (i < 100 || i >= 120) test.clock.advance(60_000);
    await writer.call(api.entries.create, {
      body: { content: `Entry ${i}`, mood: null, tags: null, isPinned: i % 50 === 0 },
    });
  }
});
afterAll(() => test.close());

async function wholeList(start: string): Promise<Entry[]> {
  const all: Entry[] = [];
  for (let url: string | undefined = start; url; ) {
    const reply: { body: Entry[]; headers: Record<string, unknown> } = await writer.send(
      'GET',
      url,
    );
    all.push(...reply.body);
    url = /<([^>]+)>; rel="next"/.exec(String(reply.headers.link))?.[1];
  }
  return all;
}

describe('the list', () => {
  it('is a bare array, newest first, of at most 100', async () => {
    const { body } = await writer.call(api.entries.list, { query: {} });
    expect(body).toHaveLength(100);
    expect(body[0]?.content).toBe(`Entry ${COUNT - 1}`);
    const six = await writer.call(api.entries.list, { query: { limit: 6 } });
    expect(six.body.map(({ content }) => content)).toEqual(
      [249, 248, 247, 246, 245, 244].map((i) => `Entry ${i}`),
    );
  });

  it('goes on through the Link header, each entry once, none left out', async () => {
    for (const limit of [7, 100]) {
      const all = await wholeList(`/api/entries?limit=${limit}`);
      expect(all.map(({ content }) => content)).toEqual(
        Array.from({ length: COUNT }, (_, i) => `Entry ${COUNT - 1 - i}`),
      );
    }
  });

  it('keeps its place when something is written or deleted meanwhile', async () => {
    const first = await writer.send<Entry[]>('GET', '/api/entries?limit=50');
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] as string;
    await writer.call(api.entries.create, { body: { content: 'New', mood: null, tags: null } });
    const second = await writer.send<Entry[]>('GET', next);
    expect(second.body[0]?.content).toBe(`Entry ${COUNT - 51}`);
  });

  it('narrows to what is pinned or in no folder', async () => {
    const pinned = await writer.call(api.entries.list, { query: { pinned: 'true' } });
    expect(pinned.body.map(({ content }) => content)).toEqual(
      [200, 150, 100, 50, 0].map((i) => `Entry ${i}`),
    );
    const unfiled = await writer.call(api.entries.list, { query: { folderId: 'none', limit: 3 } });
    expect(unfiled.body).toHaveLength(3);
  });

  it('can be read along an index, so that its length does not matter', async () => {
    const plan = await test.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_sort = off`);
      return tx.execute(
        sql`explain select content from entries where user_id = ${writer.user?.id} and (listed_at, id) < (now(), 99) order by listed_at desc, id desc limit 20`,
      );
    });
    expect(JSON.stringify(plan)).toMatch(/Index Scan Backward using entries_newest/);
    expect(JSON.stringify(plan)).not.toMatch(/Sort/);
  });

  it.each([
    'limit=-1',
    'limit=0',
    'limit=101',
    'limit=ten',
    'cursor=nonsense',
    'folderId=x',
    'pinned=1',
  ])('refuses ?%s with 400', async (query) => {
    const reply = await writer.send('GET', `/api/entries?${query}`);
    expect([reply.status, typeof reply.body.error]).toEqual([400, 'string']);
  });

  it('never shows anybody else’s', async () => {
    const other = await test.person();
    expect((await other.call(api.entries.list, { query: {} })).body).toEqual([]);
    const cursor = Buffer.from(`${Date.now() * 2}.999999`).toString('base64url');
    expect((await other.call(api.entries.list, { query: { cursor } })).body).toEqual([]);
  });
});

describe('downloading', () => {
  it('is one text, newest first, with date, mood, tags and every word', async () => {
    const person = await test.person();
    test.clock.set('2026-11-21T22:40:00Z');
    const first = await person.call(api.entries.create, {
      body: { content: 'The quay, at night.', mood: 'calm', tags: ['harbour', 'Tomas'] },
    });
    test.clock.set('2026-11-22T08:05:00Z');
    const second = await person.call(api.entries.create, {
      body: { content: 'Über die Brücke 🌉', mood: null, tags: null },
    });
    const reply = await person.call(api.entries.download, {
      body: { entryIds: [first.body.id, second.body.id] },
    });
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(reply.headers['content-disposition']).toBe(
      'attachment; filename="journal-entries-2026-11-22.txt"',
    );
    expect(reply.body).toBe(
      [
        'Sunday, November 22, 2026 at 08:05',
        '',
        'Über die Brücke 🌉',
        '',
        '',
        '-'.repeat(40),
        '',
        'Saturday, November 21, 2026 at 22:40',
        'Mood: Calm',
        'Tags: harbour, Tomas',
        '',
        'The quay, at night.',
        '',
      ].join('\n'),
    );
  });

  it('names a single entry’s file after it', async () => {
    const person = await test.person();
    const { body } = await person.call(api.entries.create, {
      body: { content: 'x', mood: null, tags: null },
    });
    const reply = await person.call(api.entries.download, {
      body: { entryIds: [body.id, body.id] },
    });
    expect(reply.headers['content-disposition']).toContain(`journal-entry-${body.id}.txt`);
  });

  it('holds many entries whole', async () => {
    const all = await wholeList('/api/entries');
    const reply = await writer.call(api.entries.download, {
      body: { entryIds: all.map(({ id }) => id) },
    });
    for (let i = 0; i < COUNT; i++) expect(String(reply.body)).toContain(`\nEntry ${i}\n`);
  });

  it('refuses none at all, and what is not a list', async () => {
    expect((await writer.call(api.entries.download, { body: { entryIds: [] } })).status).toBe(400);
    expect((await writer.send('POST', '/api/entries/download', { entryIds: '1' })).status).toBe(
      400,
    );
  });
});
