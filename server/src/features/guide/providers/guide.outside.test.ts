import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller, TestApp } from '../../../../test/app.ts';
import type { FakeModel } from '../../../../test/fake-model.ts';
import { goodReflection } from '../../../../test/guide-requests.ts';
import { createOutsideApp } from '../../../../test/outside.ts';

let fake: FakeModel;
let test: TestApp;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({
    fake,
    test,
    close: stop,
  } = await createOutsideApp({
    GUIDE_TIMEOUT: '5',
    GUIDE_DAILY_COST: '0.01',
    GUIDE_PRICE_IN: '1',
    GUIDE_PRICE_OUT: '1',
  }));
});
afterAll(() => stop());

const PAGE =
  'Tomas rang while I was washing the pens. I said I was fine, and then I said I was not.';

const answer = (text = JSON.stringify({ ...goodReflection, quotes: [] })) =>
  ({ does: 'answer', text }) as const;

async function write(person: Caller, content = PAGE, folderId?: number) {
  const body = { content, ...(folderId === undefined ? {} : { folderId }) };
  return (await person.call(api.entries.create, { body })).body.id;
}

const reflect = async (person: Caller, id: number) =>
  (await person.call(api.guide.analyze, { params: { id } })).body.entry.aiReflection;

const agree = (person: Caller, allowed = true) =>
  person.call(api.guide.setConsent, { body: { allowed, destination: fake.host } });

/** What the provider was sent since the last look. */
const sentSince = (before: number) => fake.requests.slice(before);

describe('an outside guide', () => {
  it('is sent nothing before its writer agrees, and nothing after they take it back', async () => {
    fake.will(answer());
    const person = await test.person();
    const id = await write(person);
    const before = fake.requests.length;
    expect((await reflect(person, id))?.source.kind).toBe('built-in');
    expect(sentSince(before)).toEqual([]);

    const { body: agreed } = await agree(person);
    expect(agreed.destination).toBe(new URL(fake.baseUrl).host);
    expect(agreed.consentedAt).not.toBeNull();
    expect((await reflect(person, id))?.source).toMatchObject({ kind: 'model', name: 'owl' });
    expect(sentSince(before)).toHaveLength(1);

    await agree(person, false);
    expect((await reflect(person, id))?.source.kind).toBe('built-in');
    expect(sentSince(before)).toHaveLength(1);
  });

  it('is listed with what it was sent, when and where to', async () => {
    fake.will(answer());
    const person = await test.person();
    await agree(person);
    const id = await write(person);
    await reflect(person, id);
    const { body: sent } = await person.call(api.guide.sent, { query: {} });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      purpose: 'entry',
      provider: 'openai-compatible',
      model: 'owl',
      entryIds: [id],
      outcome: 'answered',
    });
    const other = await test.person();
    expect((await other.call(api.guide.sent, { query: {} })).body).toEqual([]);
  });

  it('never sees a page or a folder that is closed to it', async () => {
    fake.will(answer());
    const person = await test.person();
    await agree(person);
    const folder = await person.call(api.folders.create, { body: { name: 'Kept here' } });
    const filed = await write(person, `Filed. ${PAGE}`, folder.body.id);
    const closed = await write(person, `Closed. ${PAGE}`);
    await person.call(api.guide.setFolder, {
      params: { id: folder.body.id },
      body: { allowed: false },
    });
    await person.call(api.guide.setEntry, { params: { id: closed }, body: { allowed: false } });
    const before = fake.requests.length;
    expect((await reflect(person, filed))?.source.kind).toBe('built-in');
    expect((await reflect(person, closed))?.source.kind).toBe('built-in');
    const open = await write(person, `Open. ${PAGE}`);
    expect((await reflect(person, open))?.source.kind).toBe('model');
    const [only, ...more] = sentSince(before).map(({ body }) => JSON.stringify(body));
    expect(more).toEqual([]);
    expect(only).toContain('Open.');
    expect(only).not.toContain('Filed.');
    expect(only).not.toContain('Closed.');
  });

  it('does not see the pages of a closed folder once that is deleted', async () => {
    fake.will(answer());
    const person = await test.person();
    await agree(person);
    const folder = await person.call(api.folders.create, { body: { name: 'Kept here' } });
    const params = { id: folder.body.id };
    const filed = await write(person, `Filed. ${PAGE}`, folder.body.id);
    await person.call(api.guide.setFolder, { params, body: { allowed: false } });
    await person.call(api.folders.remove, { params });
    const before = fake.requests.length;
    expect((await reflect(person, filed))?.source.kind).toBe('built-in');
    expect(sentSince(before)).toEqual([]);
    await person.call(api.guide.setEntry, { params: { id: filed }, body: { allowed: true } });
    expect((await reflect(person, filed))?.source.kind).toBe('model');
  });

  it('is asked until the day’s cost is used up; then the built-in guide answers', async () => {
    fake.will(answer());
    const person = await test.person();
    await agree(person);
    const id = await write(person);
    const kinds: (string | undefined)[] = [];
    for (let i = 0; i < 40 && kinds.at(-1) !== 'built-in'; i++) {
      kinds.push((await reflect(person, id))?.source.kind);
    }
    expect(kinds[0]).toBe('model');
    expect(kinds.at(-1)).toBe('built-in');
    test.clock.advance(25 * 60 * 60 * 1000);
    expect((await reflect(person, id))?.source.kind).toBe('model');
  });

  it('that is down leaves the page as it was, and says so', async () => {
    fake.will({ does: 'refuse', status: 500 });
    const person = await test.person();
    await agree(person);
    const id = await write(person);
    const { body: before } = await person.call(api.entries.get, { params: { id } });
    const reply = await person.call(api.guide.analyze, { params: { id } });
    expect([502, 503]).toContain(reply.status);
    expect(reply.body.error).toMatch(/Your page is safe/);
    expect((await person.call(api.entries.get, { params: { id } })).body).toEqual(before);
    const { body: sent } = await person.call(api.guide.sent, { query: {} });
    expect(sent[0]).toMatchObject({ outcome: 'failed' });
  });

  it('is not asked about a page that tells of danger', async () => {
    fake.will(answer());
    const person = await test.person();
    await agree(person);
    const id = await write(person, 'I want to kill myself tonight.');
    const before = fake.requests.length;
    const { body } = await person.call(api.guide.analyze, { params: { id } });
    expect(body.safety).not.toBeNull();
    expect(sentSince(before)).toEqual([]);
  });

  it('gives Merlin’s answer sentence by sentence to whoever asks for a stream', async () => {
    fake.will(answer('You wrote of pens. “I said I was fine,” it says there. What came after?'));
    const person = await test.person();
    await agree(person);
    await write(person);
    const body = { mode: 'reflection', context: PAGE };
    const reply = await person.send<string>('POST', '/api/merlin/consult', body, {
      accept: 'text/event-stream',
    });
    expect(reply.headers['content-type']).toContain('text/event-stream');
    expect(reply.body.match(/^event: text$/gm)?.length).toBeGreaterThan(1);
    expect(reply.body).toMatch(/event: done\ndata: .*"quotes":\[\{/);
  });

  it('is not shown the start of a closed page that the screen sends along', async () => {
    fake.will(answer('There is nothing about that on your open pages.'));
    const person = await test.person();
    await agree(person);
    await write(person, 'Open pens and harbours.');
    const closed = await write(person, 'Closed words about the lighthouse.');
    await person.call(api.guide.setEntry, { params: { id: closed }, body: { allowed: false } });
    const before = fake.requests.length;
    const question = { mode: 'custom', question: 'What of the pens?' } as const;
    await person.call(api.guide.consult, {
      body: { ...question, context: 'Closed words about the lighthouse.' },
    });
    const [only] = sentSince(before).map(({ body }) => JSON.stringify(body));
    expect(only).toContain('Open pens');
    expect(only).not.toContain('lighthouse');
  });

  it('wants another yes for another place', async () => {
    const person = await test.person();
    await agree(person);
    await test.db.execute(
      sql`update guide_consents set destination = 'elsewhere.example' where user_id = ${person.user?.id}`,
    );
    expect((await person.call(api.guide.settings, {})).body.consentedAt).toBeNull();
    const before = fake.requests.length;
    expect((await reflect(person, await write(person)))?.source.kind).toBe('built-in');
    expect(sentSince(before)).toEqual([]);
  });
});
