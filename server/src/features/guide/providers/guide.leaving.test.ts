import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller, TestApp } from '../../../../test/app.ts';
import { type FakeModel, startFakeModel } from '../../../../test/fake-model.ts';
import { TOKENS } from '../../../../test/fake-model.wire.ts';
import { goodReflection } from '../../../../test/guide-requests.ts';
import { createOutsideApp } from '../../../../test/outside.ts';

// A dollar for a thousand tokens written: one answer of at most 4,000 of them fits into a day of 6.
const PRICES = { GUIDE_DAILY_COST: '6', GUIDE_PRICE_IN: '0', GUIDE_PRICE_OUT: '1000' };
const ANSWER = JSON.stringify({ ...goodReflection, quotes: [] });
const PAGE = 'Tomas rang while I was washing the pens. I said I was fine, and then that I was not.';

/** For a poll on a busy machine: its default of one second is too short there. */
const PATIENCE = { timeout: 30_000 };

let fake: FakeModel;
let test: TestApp;
let stop: () => Promise<void>;
const start = async (more?: Record<string, string>) => {
  ({ fake, test, close: stop } = await createOutsideApp(more));
};

async function agreed(): Promise<Caller> {
  const person = await test.person();
  const body = { allowed: true, destination: fake.host };
  expect((await person.call(api.guide.setConsent, { body })).status).toBe(200);
  return person;
}
const withdraw = (person: Caller) =>
  person.call(api.guide.setConsent, { body: { allowed: false } });
const write = async (person: Caller, content = PAGE, folderId?: number) =>
  (
    await person.call(api.entries.create, {
      body: { content, ...(folderId === undefined ? {} : { folderId }) },
    })
  ).body.id;
const reflect = (person: Caller, id: number) => person.call(api.guide.analyze, { params: { id } });
const kindOf = async (reply: ReturnType<typeof reflect>) =>
  (await reply).body.entry?.aiReflection?.source.kind;
const costOf = async (person: Caller) => {
  const [row] = await test.db.execute(
    sql`select sum(cost_micros)::float8 as cost from guide_calls where user_id = ${person.user?.id}`,
  );
  return (row as { cost: number }).cost;
};

describe('what a day may cost', () => {
  beforeAll(() => start(PRICES));
  afterAll(() => stop());

  it('is held back before a call: of many at once, only those go out that it pays for', async () => {
    fake.will({ does: 'take its time', text: ANSWER, meanwhile: () => held });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const person = await agreed();
    const ids = [await write(person), await write(person), await write(person)];
    // The built-in guide has its books open before time counts.
    const reader = await test.person();
    await reflect(reader, await write(reader));
    const replies = ids.map((id) => reflect(person, id));
    let answered = 0;
    const kindsOfAll = Promise.all(
      replies.map(async (reply) => {
        const kind = await kindOf(reply);
        answered += 1;
        return kind;
      }),
    );
    await expect.poll(() => fake.requests.length, PATIENCE).toBe(1);
    expect(await costOf(person)).toBe(4_000_000);
    // Both others are answered without the model while its one request is still open.
    await expect.poll(() => answered, PATIENCE).toBe(2);
    release();
    expect((await kindsOfAll).sort()).toEqual(['built-in', 'built-in', 'model']);
    expect(fake.requests).toHaveLength(1);
    expect(await costOf(person)).toBe(TOKENS.output * 1000);
    // What was not used is free again.
    expect(await kindOf(reflect(person, ids[0] as number))).toBe('model');
  });

  it('counts the whole of an answer that broke off, and pays for no try that it has no room for', async () => {
    fake.will({ does: 'break off', text: ANSWER }, { does: 'answer', text: ANSWER });
    const person = await agreed();
    const id = await write(person);
    const before = fake.requests.length;
    expect((await reflect(person, id)).status).toBe(503);
    expect(fake.requests).toHaveLength(before + 1);
    expect(await costOf(person)).toBe(4_000_000);
    expect(await kindOf(reflect(person, id))).toBe('built-in');
    test.clock.advance(25 * 60 * 60 * 1000);
    expect(await kindOf(reflect(person, id))).toBe('model');
  });

  it('still counts what was held for a call that a crash cut short', async () => {
    fake.will({ does: 'answer', text: ANSWER });
    const person = await agreed();
    const id = await write(person);
    await reflect(person, id);
    await test.db.execute(
      sql`update guide_calls set cost_micros = 4000000, outcome = 'sent' where user_id = ${person.user?.id}`,
    );
    expect(await kindOf(reflect(person, id))).toBe('built-in');
  });
});

describe('a second try', () => {
  beforeAll(() => start());
  afterAll(() => stop());

  const changes: [string, (person: Caller, id: number, folder: number) => Promise<unknown>][] = [
    ['takes the consent back', (person) => withdraw(person)],
    [
      'closes the page',
      (person, id) => person.call(api.guide.setEntry, { params: { id }, body: { allowed: false } }),
    ],
    [
      'closes its folder',
      (person, _, id) =>
        person.call(api.guide.setFolder, { params: { id }, body: { allowed: false } }),
    ],
    ['deletes the page', (person, id) => person.call(api.entries.remove, { params: { id } })],
  ];

  it.each(changes)('is not made once its writer %s', async (_, change) => {
    const person = await agreed();
    const folder = (await person.call(api.folders.create, { body: { name: 'Filed' } })).body.id;
    const id = await write(person, PAGE, folder);
    const meanwhile = () => change(person, id, folder);
    fake.will(
      { does: 'take its time', text: 'Not what was asked for.', meanwhile },
      { does: 'answer', text: ANSWER },
    );
    const before = fake.requests.length;
    expect((await reflect(person, id)).status).toBe(502);
    expect(fake.requests).toHaveLength(before + 1);
  });

  it('is made where nothing changed', async () => {
    const person = await agreed();
    const id = await write(person);
    fake.will(
      { does: 'answer', text: 'Not what was asked for.' },
      { does: 'answer', text: ANSWER },
    );
    expect(await kindOf(reflect(person, id))).toBe('model');
    // Both tries are among what was sent.
    const { body: sent } = await person.call(api.guide.sent, { query: {} });
    expect(sent.map(({ outcome }) => outcome).sort()).toEqual(['answered', 'failed']);
  });
});

describe('a yes', () => {
  let other: FakeModel;
  beforeAll(async () => {
    await start();
    other = await startFakeModel('openai-compatible');
  });
  afterAll(async () => {
    await stop();
    await other.close();
  });

  it('is for the place that was shown, and for no other', async () => {
    const moved = await test.another({ GUIDE_BASE_URL: other.baseUrl });
    const person = await test.person();
    const there = person.at(moved);
    const shown = (await person.call(api.guide.settings, {})).body.destination as string;
    const body = { allowed: true, destination: shown };
    const refused = await there.call(api.guide.setConsent, { body });
    expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(refused.body.error).toContain(other.host);
    const { body: settings } = await there.call(api.guide.settings, {});
    expect(settings).toMatchObject({ destination: other.host, consentedAt: null });
    other.will({ does: 'answer', text: ANSWER });
    const id = await write(person);
    expect(await kindOf(reflect(there, id))).toBe('built-in');
    expect(other.requests).toEqual([]);

    const again = { allowed: true, destination: other.host };
    expect((await there.call(api.guide.setConsent, { body: again })).status).toBe(200);
    expect(await kindOf(reflect(there, id))).toBe('model');
    // And the one for the new place is none for the old.
    expect((await person.call(api.guide.settings, {})).body.consentedAt).toBeNull();
  });

  it('that names no place is none', async () => {
    const person = await test.person();
    const reply = await person.call(api.guide.setConsent, { body: { allowed: true } });
    expect(reply.status).toBe(409);
    expect((await person.call(api.guide.settings, {})).body.consentedAt).toBeNull();
  });
});

describe('what a screen sends along with a question', () => {
  beforeAll(() => start());
  afterAll(() => stop());
  beforeEach(() => fake.will({ does: 'answer', text: 'Something of the pens.' }));

  const sent = () => JSON.stringify(fake.requests.at(-1)?.body);
  const ask = (person: Caller, context: string) =>
    person.call(api.guide.consult, { body: { mode: 'reflection', context } });

  it('goes on as the beginning of the page that it is', async () => {
    const person = await agreed();
    await write(person);
    await ask(person, PAGE.slice(0, 40));
    expect(sent()).toContain('sent along');
  });

  it.each(['closed', 'deleted', 'rewritten'])('does not when that page is %s', async (how) => {
    const person = await agreed();
    const id = await write(person, 'Closed words about the lighthouse.');
    await write(person, 'Open pens and harbours.');
    const params = { id };
    if (how === 'closed') {
      await person.call(api.guide.setEntry, { params, body: { allowed: false } });
    } else if (how === 'deleted') await person.call(api.entries.remove, { params });
    else await person.call(api.entries.update, { params, body: { content: 'Other words.' } });
    const before = fake.requests.length;
    await ask(person, 'Closed words about the lighthouse.');
    expect(fake.requests).toHaveLength(before + 1);
    expect(sent()).not.toContain('lighthouse');
  });
});
