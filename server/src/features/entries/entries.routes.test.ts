import { api, type Entry } from '@pathkeeper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../test/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function write(person: Caller, content: string, more: object = {}): Promise<Entry> {
  const reply = await person.call(api.entries.create, {
    body: { content, mood: null, tags: null, ...more },
  });
  if (reply.status !== 201) throw new Error(reply.body.error);
  return reply.body;
}

describe('saving an entry', () => {
  it('keeps the words exactly as typed', async () => {
    const person = await test.person();
    const content = '  Zoë 👩‍👩‍👧 مرحبا \u200f\t\r\n\n日本語 e\u0301 \\ "quoted" <b>&amp;  ';
    const saved = await write(person, content);
    const { body } = await person.call(api.entries.get, { params: { id: saved.id } });
    expect(body.content).toBe(content);
  });

  it('stores the instant, the zone and the writer’s own day', async () => {
    const person = await test.person();
    test.clock.set('2026-11-21T22:40:00Z');
    person.zone = 'Asia/Tokyo';
    const saved = await write(person, 'Late here, early there.');
    expect(saved).toMatchObject({
      createdAt: '2026-11-21T22:40:00.000Z',
      timeZone: 'Asia/Tokyo',
      localDate: '2026-11-22',
    });
  });

  it('uses the last valid zone when a request names none or nonsense', async () => {
    const person = await test.person();
    person.zone = 'America/New_York';
    await write(person, 'one');
    for (const zone of [undefined, 'Mars/Olympus', '+05:00', "'; drop table"]) {
      person.zone = zone;
      expect((await write(person, 'two')).timeZone).toBe('America/New_York');
    }
  });

  it('trims tags, drops empty ones and repeats in any case', async () => {
    const person = await test.person();
    const saved = await write(person, 'x', { tags: [' Quay ', 'quay', '', 'Tomas'] });
    expect(saved.tags).toEqual(['Quay', 'Tomas']);
  });

  it('takes exactly 100,000 characters, counted as people count them', async () => {
    const person = await test.person();
    expect((await write(person, '😀'.repeat(100_000))).content).toHaveLength(200_000);
  });

  it.each([
    ['nothing', { content: '' }, 'Please write something in your journal entry first.'],
    [
      'white space',
      { content: ' \n\t\u00a0' },
      'Please write something in your journal entry first.',
    ],
    [
      'invisible characters',
      { content: '\u200b\ufeff' },
      'Please write something in your journal entry first.',
    ],
    [
      '100,001 characters',
      { content: 'x'.repeat(100_001) },
      'The entry can be at most 100,000 characters long.',
    ],
    ['a NUL byte', { content: 'a\0b' }, 'The entry contains a character that cannot be stored.'],
    [
      'a lone surrogate',
      { content: 'a\ud83db' },
      'The entry contains a character that cannot be stored.',
    ],
    [
      '21 tags',
      { content: 'x', tags: Array.from({ length: 21 }, (_, i) => `t${i}`) },
      'An entry can carry at most 20 tags.',
    ],
    [
      'a tag of 51 letters',
      { content: 'x', tags: ['t'.repeat(51)] },
      'A tag can be at most 50 characters long.',
    ],
    ['no content at all', { mood: 'calm' }, 'Please write something in your journal entry first.'],
    ['a number', { content: 7 }, 'The entry must be text.'],
  ])('refuses %s with a sentence and writes nothing', async (_what, body, sentence) => {
    const person = await test.person();
    const reply = await person.send('POST', '/api/entries', body);
    expect([reply.status, reply.body.error]).toEqual([400, sentence]);
    expect((await person.call(api.entries.count, {})).body.count).toBe(0);
  });

  it('refuses an unknown mood and names the fourteen it knows', async () => {
    const person = await test.person();
    const reply = await person.send('POST', '/api/entries', { content: 'x', mood: 'grumpy' });
    expect(reply.status).toBe(400);
    expect(reply.body.error).toMatch(/happy.*energetic/);
  });

  it('refuses a folder that does not exist or is somebody else’s with 404', async () => {
    const [person, other] = [await test.person(), await test.person()];
    const theirs = await other.call(api.folders.create, { body: { name: 'Mine' } });
    for (const folderId of [999_999, theirs.body.id]) {
      const reply = await person.send('POST', '/api/entries', { content: 'x', folderId });
      expect([reply.status, reply.body.code]).toEqual([404, 'not_found']);
      // It is not the page that is gone.
      expect(reply.body.fields).toEqual({ folderId: 'That folder was not found.' });
    }
    expect((await person.call(api.entries.count, {})).body.count).toBe(0);
  });
});

describe('a retried save', () => {
  const key = (value: string) => ({ 'idempotency-key': value });
  const body = { content: 'Once only.', mood: 'calm' as const, tags: ['a'] };

  it('makes one entry, however often and however parallel it comes', async () => {
    const person = await test.person();
    const tries = Array.from({ length: 40 }, () =>
      person.call(api.entries.create, { body }, key('page-1')),
    );
    const replies = await Promise.all(tries);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map((reply) => reply.body.id)).size).toBe(1);
    expect((await person.call(api.entries.count, {})).body.count).toBe(1);
  });

  it('with another text is refused, with the saved entry to make an edit of', async () => {
    const person = await test.person();
    await person.call(api.entries.create, { body }, key('page-2'));
    const changed = { ...body, content: 'Once only, and more.' };
    const reply = await person.call(api.entries.create, { body: changed }, key('page-2'));
    expect([reply.status, reply.body.code]).toEqual([409, 'already_saved']);
    expect(reply.body.entry).toMatchObject({ content: 'Once only.', version: 1 });
  });

  it('does not bring a deleted entry back', async () => {
    const person = await test.person();
    const saved = await person.call(api.entries.create, { body }, key('page-3'));
    await person.call(api.entries.remove, { params: { id: saved.body.id } });
    const reply = await person.call(api.entries.create, { body }, key('page-3'));
    expect([reply.status, reply.body.code]).toEqual([409, 'entry_deleted']);
  });

  it('leaves the key free when the first try was refused', async () => {
    const person = await test.person();
    const refused = await person.call(
      api.entries.create,
      { body: { ...body, folderId: 999_999 } },
      key('page-4'),
    );
    expect(refused.status).toBe(404);
    const reply = await person.call(api.entries.create, { body }, key('page-4'));
    expect(reply.status).toBe(201);
  });

  it('is a person’s own: the same key of two people makes two entries', async () => {
    const [one, two] = [await test.person(), await test.person()];
    const first = await one.call(api.entries.create, { body }, key('page-5'));
    const second = await two.call(api.entries.create, { body }, key('page-5'));
    expect(first.body.id).not.toBe(second.body.id);
  });
});

describe('editing', () => {
  it('replaces words, mood and tags, and counts the version', async () => {
    const person = await test.person();
    const saved = await write(person, 'First.', { mood: 'calm', tags: ['a'] });
    const { body } = await person.call(api.entries.update, {
      params: { id: saved.id },
      body: { content: 'Second one.', version: 1 },
    });
    expect(body).toMatchObject({
      content: 'Second one.',
      mood: null,
      tags: [],
      version: 2,
      wordCount: 2,
      createdAt: saved.createdAt,
    });
  });

  it('is refused when the entry was edited meanwhile, with the newer text', async () => {
    const person = await test.person();
    const { id } = await write(person, 'First.');
    const edit = (content: string) =>
      person.call(api.entries.update, { params: { id }, body: { content, version: 1 } });
    const replies = await Promise.all([edit('On the phone.'), edit('On the laptop.')]);
    const refused = replies.find(({ status }) => status === 409);
    const kept = replies.find(({ status }) => status === 200);
    expect(refused?.body.code).toBe('edit_conflict');
    expect(refused?.body.entry).toMatchObject({ content: kept?.body.content, version: 2 });
  });

  it('answers a retry of an edit that got through as if it were the first', async () => {
    const person = await test.person();
    const { id } = await write(person, 'First.');
    const edit = { params: { id }, body: { content: 'Second.', version: 1 } };
    await person.call(api.entries.update, edit);
    const retry = await person.call(api.entries.update, edit);
    expect([retry.status, retry.body.version]).toEqual([200, 2]);
  });
});

describe('pinning, moving, deleting', () => {
  it('pins and moves without touching the words’ version', async () => {
    const person = await test.person();
    const { id } = await write(person, 'x');
    const folder = await person.call(api.folders.create, { body: { name: 'Harbour' } });
    await person.call(api.entries.pin, { params: { id }, body: { isPinned: true } });
    const { body } = await person.call(api.entries.move, {
      params: { id },
      body: { folderId: folder.body.id },
    });
    expect(body).toMatchObject({ isPinned: true, folderId: folder.body.id, version: 1 });
    const out = await person.call(api.entries.move, { params: { id }, body: { folderId: null } });
    expect(out.body.folderId).toBeNull();
  });

  it('deletes for good', async () => {
    const person = await test.person();
    const { id } = await write(person, 'x');
    expect((await person.call(api.entries.remove, { params: { id } })).status).toBe(200);
    expect((await person.call(api.entries.get, { params: { id } })).status).toBe(404);
    expect((await person.call(api.entries.remove, { params: { id } })).status).toBe(404);
  });

  it('deletes an entry that is edited at the same moment, before or after', async () => {
    const person = await test.person();
    for (let round = 0; round < 20; round++) {
      const { id } = await write(person, 'Going.');
      const [edit, removal] = await Promise.all([
        person.call(api.entries.update, { params: { id }, body: { content: 'Staying.' } }),
        person.call(api.entries.remove, { params: { id } }),
      ]);
      expect([200, 404]).toContain(edit.status);
      expect(removal.status).toBe(200);
    }
  });

  it('treats somebody else’s entry as absent, whatever is asked of it', async () => {
    const [writer, other] = [await test.person(), await test.person()];
    const { id } = await write(writer, 'Nobody else reads this.');
    const params = { id };
    const replies = await Promise.all([
      other.call(api.entries.get, { params }),
      other.call(api.entries.update, { params, body: { content: 'mine now' } }),
      other.call(api.entries.remove, { params }),
      other.call(api.entries.pin, { params, body: { isPinned: true } }),
      other.call(api.entries.move, { params, body: { folderId: null } }),
      other.call(api.entries.download, { body: { entryIds: [id] } }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    const { body } = await writer.call(api.entries.get, { params });
    expect(body).toMatchObject({ content: 'Nobody else reads this.', version: 1, isPinned: false });
  });
});
