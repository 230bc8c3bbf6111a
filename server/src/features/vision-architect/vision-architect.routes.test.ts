import { api, type SpokenMessage } from '@pathkeeper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../test/app.ts';
import { opening } from './interviewer.ts';
import { readyConversation } from './ready-conversation.samples.ts';

const calls = api.visionArchitect;

let test: TestApp;
let owner: Caller;
beforeAll(async () => {
  test = await createTestApp();
  owner = await test.person('architect-owner');
});
afterAll(() => test.close());

const open = (visionAccess: 'admins' | 'everyone') =>
  owner.call(api.admin.changeSettings, { body: { visionAccess } });

/** Somebody to whom the tools are open. */
async function somebody(): Promise<Caller> {
  await open('everyone');
  return test.person();
}

const read = async (person: Caller) => (await person.call(calls.conversation, {})).body;
const key = (value: string) => ({ 'idempotency-key': value });

/** Says something, with the conversation as the screen shows it. */
async function say(person: Caller, content: string, headers: Record<string, string> = {}) {
  const shown = (await read(person)).messages.map(
    ({ role, content }): SpokenMessage => ({ role, content }),
  );
  const messages = [...shown, { role: 'user' as const, content }];
  return person.call(calls.chat, { body: { messages } }, headers);
}

describe('the conversation with the architect', () => {
  it('is closed to whom the installation has not opened it', async () => {
    const person = await somebody();
    await say(person, 'I want to sleep.');
    await open('admins');
    for (const endpoint of [calls.generate, calls.beginAnew]) {
      const { status, body } = await person.call(endpoint, { body: {} } as never);
      expect(status).toBe(403);
      expect(body.error).toBe(
        'This feature is currently in beta testing and not available to your account.',
      );
    }
    expect((await owner.call(calls.conversation, {})).status).toBe(200);
    // What was said is theirs all the same: it is read, and deleted.
    const { id, messages } = await read(person);
    expect(messages.map(({ content }) => content)).toContain('I want to sleep.');
    expect((await say(person, 'More.')).status).toBe(403);
    const removed = await person.call(calls.removeConversation, { params: { id: id ?? 0 } });
    expect(removed.status).toBe(200);
    for (const list of [
      await person.call(calls.conversations, { query: {} }),
      await person.call(api.vision.responses, { query: {} }),
      await person.call(api.vision.trail, { query: {} }),
    ]) {
      expect([list.status, list.body]).toEqual([200, []]);
    }
  });

  it('begins with a question, keeps what is said, and asks one thing after it', async () => {
    const person = await somebody();
    const before = await read(person);
    expect(before).toMatchObject({ id: null, isCurrent: true, made: null });
    expect(before.messages.map(({ content }) => content)).toEqual([opening().content]);
    const words = 'I want to wake rested and swim in the harbour before breakfast.';
    const { status, body } = await say(person, words);
    expect(status).toBe(200);
    expect(body.added.map(({ number, role }) => `${number} ${role}`)).toEqual([
      '2 user',
      '3 assistant',
    ]);
    expect(body.added[1]?.quotes[0]?.messageId).toBe(body.added[0]?.id);
    expect(words).toContain(body.added[1]?.quotes[0]?.text);
    expect(body.readiness.messages).toEqual({ have: 3, need: 12 });
    const after = await read(person);
    expect(after.messages.map(({ content }) => content)).toEqual([
      opening().content,
      words,
      body.message,
    ]);
    expect(after.visionData.phase).toBe('chat');
  });

  it('keeps a message once, however often it is sent', async () => {
    const person = await somebody();
    const body = { messages: [{ role: 'user' as const, content: 'I want to sleep.' }] };
    const tries = await Promise.all(
      [1, 2, 3].map(() => person.call(calls.chat, { body }, key('one-message'))),
    );
    expect(tries.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(tries.map((each) => each.body.message)).size).toBe(1);
    expect((await person.call(calls.chat, { body })).body.message).toBe(tries[0]?.body.message);
    expect((await read(person)).messages).toHaveLength(2);
  });

  it('loses nothing of two devices that speak at once', async () => {
    const person = await somebody();
    await say(person, 'I want to sleep.');
    const shown = (await read(person)).messages.map(({ role, content }) => ({ role, content }));
    for (const content of ['From the telephone.', 'From the desk.']) {
      const messages = [...shown, { role: 'user' as const, content }];
      expect((await person.call(calls.chat, { body: { messages } })).status).toBe(200);
    }
    const said = (await read(person)).messages.filter(({ role }) => role === 'user');
    expect(said.map(({ content }) => content)).toEqual([
      'I want to sleep.',
      'From the telephone.',
      'From the desk.',
    ]);
  });

  it('asks about a subject in place of the open question', async () => {
    const person = await somebody();
    await say(person, 'I want to sleep.');
    const before = (await read(person)).messages.length;
    const { body } = await person.call(calls.chat, { body: { subject: 'courage' } });
    expect(body.message).toContain('courage');
    const after = await read(person);
    expect(after.messages).toHaveLength(before);
    expect(after.messages.at(-1)).toMatchObject({ content: body.message, pillar: 'character' });
  });

  it.each([
    [{ messages: [] }, 'Write something first.'],
    [{ messages: [{ role: 'user' as const, content: '  ' }] }, 'Write something first.'],
    [{ messages: [{ role: 'assistant' as const, content: 'Hm?' }] }, 'Write something first.'],
    [
      { messages: [{ role: 'user' as const, content: 'a'.repeat(10_000) }] },
      'A message can be at most 4,000 characters long. Send it in two parts; nothing of it is lost.',
    ],
    [
      { messages: Array(202).fill({ role: 'user' as const, content: 'a' }) },
      'A conversation can have at most 200 messages.',
    ],
    [{ subject: 'sugar' as never }, 'There is no such subject.'],
  ])('refuses a bad body with a sentence', async (body, sentence) => {
    const person = await somebody();
    const answer = await person.call(calls.chat, { body });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(sentence);
    expect((await read(person)).id).toBeNull();
  });

  it('refuses more than 200 messages and keeps all there are', async () => {
    const person = await somebody();
    const messages = Array.from({ length: 199 }, (_, at) => ({
      role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
      content: `Message ${at}.`,
    }));
    expect((await person.call(calls.chat, { body: { messages } })).status).toBe(200);
    const { status, body } = await say(person, 'One more.');
    expect(status).toBe(403);
    expect(body).toMatchObject({ code: 'limit_reached', max: 200 });
    expect((await read(person)).messages).toHaveLength(200);
  });

  it('answers danger with helplines, asks nothing, and loses nothing', async () => {
    const person = await somebody();
    await say(person, 'I want to sleep.');
    const { status, body } = await say(person, 'I am going to kill myself tonight.');
    expect(status).toBe(200);
    expect(body.safety).toMatchObject({ tier: 'now' });
    expect(body.safety?.helplines.length).toBeGreaterThan(0);
    expect(body.message).not.toContain('?');
    expect(body.visionData?.phase).toBe('chat');
    const { messages } = await read(person);
    expect(messages.at(-2)?.content).toBe('I am going to kill myself tonight.');
    expect(messages.at(-1)?.safety?.tier).toBe('now');
    // The conversation goes on, and repeats none of it.
    const next = await say(person, 'I called my sister. I want to sleep eight hours.');
    expect(next.body.safety).toBeNull();
    expect(next.body.message).toContain('?');
  });

  it('lays beside what is heavy a line with helplines, and asks nothing', async () => {
    const person = await somebody();
    const { body } = await say(person, 'My sister tried to kill herself last year.');
    expect(body.safety?.tier).toBe('quiet');
    expect(body.message).toMatch(/you need not say more about it[^.?]*\.$/);
    expect(body.added[1]?.quotes).toEqual([]);
  });

  it('is begun anew, read again and deleted, and is nobody else’s', async () => {
    const person = await somebody();
    await say(person, 'The first conversation,\nwith a harbour.');
    const { id } = await read(person);
    const anew = await person.call(calls.beginAnew, {});
    expect(anew.body.id).toBeNull();
    expect((await person.call(calls.beginAnew, {})).status).toBe(200);
    await say(person, 'The second one.');
    const { body: list } = await person.call(calls.conversations, { query: {} });
    expect(list).toMatchObject([
      { id, messages: 3, line: 'The first conversation, with a harbour.', made: false },
    ]);
    const params = { id: id ?? 0 };
    const earlier = await person.call(calls.earlier, { params });
    expect(earlier.body.messages[1]?.content).toContain('harbour');
    expect(earlier.body.isCurrent).toBe(false);

    const other = await test.person();
    expect((await other.call(calls.earlier, { params })).status).toBe(404);
    expect((await other.call(calls.removeConversation, { params })).status).toBe(404);
    expect((await person.call(calls.removeConversation, { params })).status).toBe(200);
    expect((await person.call(calls.earlier, { params })).status).toBe(404);
    expect((await read(person)).messages[1]?.content).toBe('The second one.');
  });
});

describe('generating a vision', () => {
  it('is refused before it is ready, with what is missing, and stores nothing', async () => {
    const person = await somebody();
    const messages = readyConversation.slice(0, 5);
    const { status, body } = await person.call(calls.generate, { body: { messages } });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'not_ready',
      readiness: { ready: false, messages: { have: 5, need: 12 } },
    });
    expect(body.error).toContain('Seven more messages');
    expect((await read(person)).id).toBeNull();
  });

  it('builds from the person’s own sentences, each led back to its message', async () => {
    const person = await somebody();
    const body = { messages: readyConversation };
    const { status, body: made } = await person.call(calls.generate, { body }, key('make'));
    expect(status).toBe(200);
    expect(made.made?.pillars).toHaveLength(7);
    const { messages, visionData, made: kept } = await read(person);
    expect(kept).toEqual(made.made);
    expect(visionData.phase).toBe('board');
    for (const pillar of kept?.pillars ?? []) {
      const its = messages.find(({ id }) => id === pillar.messageId);
      expect(its?.content).toContain(pillar.phrase);
      expect(its?.number).toBe(pillar.number);
      expect(its?.role).toBe('user');
      for (const step of pillar.milestones) {
        const from = messages.find(({ id }) => id === step.messageId);
        expect(from?.content).toContain(step.title);
      }
    }
    const again = await person.call(calls.generate, { body }, key('make'));
    expect(again.body).toEqual(made);
  });

  it('leaves the conversation that goes on alone where another one was sent', async () => {
    const person = await somebody();
    await say(person, 'The harbour comes first.');
    const before = await read(person);
    const body = { messages: readyConversation };
    const { body: made } = await person.call(calls.generate, { body }, key('beside'));
    expect(made.made?.pillars).toHaveLength(7);
    expect(await read(person)).toEqual(before);
    expect((await person.call(calls.generate, { body }, key('beside'))).body).toEqual(made);
    // Sent once more it is the same conversation, and not a second one beside it.
    expect((await person.call(calls.generate, { body })).status).toBe(200);
    const { body: list } = await person.call(calls.conversations, { query: {} });
    expect(list).toMatchObject([{ messages: readyConversation.length, made: true }]);
  });

  it('quotes nothing of a conversation that is deleted, and keeps the goals', async () => {
    const person = await somebody();
    const { body } = await person.call(calls.generate, { body: { messages: readyConversation } });
    await person.call(calls.generate, { body: {} });
    const words = async () =>
      (await person.call(api.vision.goals, {})).body.map(({ evidence, ...goal }) => goal);
    const before = await words();
    expect(before).toHaveLength(7);
    const { id } = await read(person);
    await person.call(calls.removeConversation, { params: { id: id ?? 0 } });
    expect(await words()).toEqual(before);
    const { body: goals } = await person.call(api.vision.goals, {});
    for (const { evidence } of goals) {
      expect(evidence).toEqual({ phrase: null, title: null, milestones: {} });
    }
    const { body: responses } = await person.call(api.vision.responses, { query: {} });
    expect(responses.filter((each) => each.id === body.responseId)).toEqual([]);
    expect(responses).toEqual([]);
  });

  it('makes no board within two days of words of danger', async () => {
    const person = await somebody();
    await person.call(calls.chat, { body: { messages: readyConversation } });
    await say(person, 'I am going to kill myself tonight.');
    const { status, body } = await person.call(calls.generate, { body: {} });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ultimateGoals: {}, made: null, safety: { tier: 'now' } });
    expect((await read(person)).visionData.phase).toBe('chat');
    // Once the conversation has gone on, one message holds the others back no longer.
    await say(person, 'I called my sister, and she came. I want to sleep eight hours.');
    const { body: made } = await person.call(calls.generate, { body: {} });
    expect(made.made?.pillars).toHaveLength(7);
    expect(made.safety).toMatchObject({ tier: 'quiet' });
    expect(made.safety?.helplines.length).toBeGreaterThan(0);
    expect(JSON.stringify([made.made, made.ultimateGoals])).not.toContain('kill');
  });
});
