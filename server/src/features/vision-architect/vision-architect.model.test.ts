import { api } from '@pathkeeper/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller, TestApp } from '../../../test/app.ts';
import type { FakeModel } from '../../../test/fake-model.ts';
import { createOutsideApp } from '../../../test/outside.ts';

const calls = api.visionArchitect;

let fake: FakeModel;
let test: TestApp;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ fake, test, close: stop } = await createOutsideApp({ GUIDE_TIMEOUT: '5' }));
  const owner = await test.person('model-owner');
  await owner.call(api.admin.changeSettings, { body: { visionAccess: 'everyone' } });
});
afterAll(() => stop());

const WORDS = 'I want to sleep through the night and swim in the harbour.';
const GOOD = 'You wrote of “swim in the harbour”. What would the first morning there be like?';

async function somebody(consents = true): Promise<Caller> {
  const person = await test.person();
  const body = { allowed: true, destination: fake.host };
  if (consents) await person.call(api.guide.setConsent, { body });
  return person;
}

const say = (person: Caller, content = WORDS) =>
  person.call(calls.chat, { body: { messages: [{ role: 'user', content }] } });

it('asks the model with consent alone, and lists what was sent', async () => {
  fake.will({ does: 'answer', text: GOOD });
  const before = fake.requests.length;
  const shy = await say(await somebody(false));
  expect(shy.body.added[1]?.source?.kind).toBe('built-in');
  expect(fake.requests).toHaveLength(before);

  const person = await somebody();
  const { body } = await say(person);
  expect(body.message).toBe(GOOD);
  expect(body.added[1]).toMatchObject({
    source: { kind: 'model', name: 'owl' },
    quotes: [{ text: 'swim in the harbour', messageId: body.added[0]?.id, number: 1 }],
  });
  const sent = await person.call(api.guide.sent, { query: {} });
  expect(sent.body).toMatchObject([
    { purpose: 'architect', entryIds: [], characters: WORDS.length, outcome: 'answered' },
  ]);
  expect(JSON.stringify(fake.requests.at(-1)?.body)).toContain(WORDS);
});

it.each([
  ['refuses', { does: 'refuse', status: 500 }],
  ['talks nonsense', { does: 'send', type: 'text/html', body: '<p>no</p>' }],
  ['says nothing', { does: 'answer', text: '' }],
  ['asks nothing', { does: 'answer', text: 'You want to swim.' }],
  ['talks too long', { does: 'answer', text: `${'So it goes on and on. '.repeat(30)}Well?` }],
  ['breaks off', { does: 'break off', text: 'You wrote' }],
] as const)('carries on by itself in the same conversation when a model %s', async (_, does) => {
  const person = await somebody();
  fake.will({ ...does });
  const { status, body } = await say(person);
  expect(status).toBe(200);
  expect(body.added[1]?.source?.kind).toBe('built-in');
  expect(body.message).toMatch(/\?$/);
  const { body: kept } = await person.call(calls.conversation, {});
  expect(kept.messages.map(({ content }) => content)).toEqual([WORDS, body.message]);
});

it('drops an invented quotation and advice, and what speaks of danger', async () => {
  const person = await somebody();
  fake.will({ does: 'answer', text: 'You wrote “I hate the sea”. What is the harbour to you?' });
  expect((await say(person)).body.message).toBe('What is the harbour to you?');
  const other = await somebody();
  fake.will({ does: 'answer', text: 'You should kill yourself. What then?' });
  const { body } = await say(other);
  expect(body.message).not.toContain('kill');
  expect(body.safety?.tier).toBe('quiet');
});

it('sends nothing of a message with words of danger', async () => {
  const person = await somebody();
  fake.will({ does: 'answer', text: GOOD });
  const before = fake.requests.length;
  await say(person, 'I am going to kill myself tonight.');
  expect(fake.requests).toHaveLength(before);
  const messages = [
    { role: 'user' as const, content: 'I am going to kill myself tonight.' },
    { role: 'user' as const, content: WORDS },
  ];
  await person.call(calls.chat, { body: { messages } });
  expect(JSON.stringify(fake.requests.slice(before).map(({ body }) => body))).not.toContain('kill');
});

it('streams sentence by sentence, and carries on when the stream breaks off', async () => {
  const stream = async (person: Caller) => {
    const body = { messages: [{ role: 'user', content: WORDS }] };
    const accept = { accept: 'text/event-stream' };
    const reply = await person.send<string>('POST', calls.chat.path, body, accept);
    const events = reply.body.trim().split('\n\n');
    return events.map((event) => ({
      name: /^event: (\w+)/.exec(event)?.[1],
      data: JSON.parse(/^data: (.*)$/m.exec(event)?.[1] ?? 'null'),
    }));
  };
  fake.will({ does: 'answer', text: GOOD });
  const events = await stream(await somebody());
  expect(events.map(({ name }) => name)).toEqual(['text', 'text', 'done']);
  expect(events.at(-1)?.data.message).toBe(GOOD);

  const person = await somebody();
  fake.will({ does: 'break off', text: 'You wrote of “swim in the harbour”. And then' });
  const broken = await stream(person);
  expect(broken.at(-1)?.name).toBe('done');
  expect(broken.at(-1)?.data.added[1].source.kind).toBe('built-in');
  expect((await person.call(calls.conversation, {})).body.messages).toHaveLength(2);
});
