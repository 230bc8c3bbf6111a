import { api, type CallInput } from '@pathkeeper/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../test/app.ts';
import { type FakePost, startFakePost } from '../../../test/fake-post.ts';

let post: FakePost;
let test: TestApp;
let owner: Caller;
let admin: Caller;

beforeAll(async () => {
  post = await startFakePost();
  test = await createTestApp({
    env: {
      SMTP_URL: `smtp://127.0.0.1:${post.port}`,
      MAIL_FROM: 'keeper@example.org',
      SUPPORT_EMAIL: 'help@example.org',
    },
  });
  owner = await test.person('owner');
  admin = await test.person('ida');
  const params = { id: admin.user?.id ?? 0 };
  await owner.call(api.admin.setRole, { params, body: { role: 'admin' } });
  for (const [name, message] of [
    ['Ada', 'The moon is upside down.'],
    ['Ines', 'Where is the 100% harbour?'],
    ['Marit', 'Thank you.'],
  ] as const) {
    const email = `${name.toLowerCase()}@example.org`;
    await test.visitor().call(api.contact.send, {
      body: { name, email, subject: `Of ${name}`, message },
    });
    test.clock.advance(1000);
  }
});
afterAll(async () => {
  await test.close();
  await post.close();
});

type Query = CallInput<typeof api.contact.messages>['query'];

const inbox = (query: Query = {}, caller = owner) => caller.call(api.contact.messages, { query });
const subjects = async (query: Query = {}) =>
  (await inbox(query)).body.messages.map(({ subject }) => subject.replace('Contact Form: Of ', ''));
const idOf = async (name: string) =>
  (await inbox()).body.messages.find(({ subject }) => subject.endsWith(name))?.id ?? 0;
const linesOf = async (action: string) =>
  (await owner.call(api.admin.events, { query: { area: 'contact', action } })).body;

it('is read by the owner alone', async () => {
  expect((await inbox({}, admin)).status).toBe(403);
  expect((await inbox({}, test.visitor())).status).toBe(401);
});

it('shows pinned messages first, then the newest, page by page, and counts them', async () => {
  expect(await subjects()).toEqual(['Marit', 'Ines', 'Ada']);
  const params = { id: await idOf('Ada') };
  await owner.call(api.contact.pinMessage, { params, body: { pinned: true } });
  expect(await subjects()).toEqual(['Ada', 'Marit', 'Ines']);
  expect(await subjects({ tab: 'pinned' })).toEqual(['Ada']);
  const first = await inbox({ limit: 2 });
  const cursor = /cursor=([^&>]+)/.exec(String(first.headers.link))?.[1] ?? '';
  expect(await subjects({ limit: 2, cursor: decodeURIComponent(cursor) })).toEqual(['Ines']);
  expect(first.body.counts).toEqual({ total: 3, active: 3, pinned: 1, archived: 0, unread: 3 });
  await owner.call(api.contact.pinMessage, { params, body: { pinned: false } });
  expect((await linesOf('unpin')).map(({ subject }) => subject?.id)).toEqual([params.id]);
});

it('is searched by words of message, subject and sender, and by no pattern', async () => {
  expect(await subjects({ search: 'MOON' })).toEqual(['Ada']);
  expect(await subjects({ search: 'ines@example' })).toEqual(['Ines']);
  expect(await subjects({ search: '100%' })).toEqual(['Ines']);
  expect(await subjects({ search: 'no such word' })).toEqual([]);
});

it('archives and marks as read, each taken back as well', async () => {
  const params = { id: await idOf('Marit') };
  const archive = (archived: boolean) =>
    owner.call(api.contact.archiveMessage, { params, body: { archived } });
  await archive(true);
  expect([await subjects({ tab: 'active' }), await subjects({ tab: 'archived' })]).toEqual([
    ['Ines', 'Ada'],
    ['Marit'],
  ]);
  await archive(false);
  const read = (is: boolean) => owner.call(api.contact.readMessage, { params, body: { read: is } });
  expect((await read(true)).body.readAt).not.toBeNull();
  expect((await inbox()).body.counts.unread).toBe(2);
  expect((await read(false)).body.readAt).toBeNull();
  // To have read something is nobody's business.
  expect(await linesOf('read')).toEqual([]);
});

it('answers by mail once for each key, and keeps a copy', async () => {
  const params = { id: await idOf('Ada') };
  const answer = (key: string, content = 'It is a reflection.') =>
    owner.call(
      api.contact.answerMessage,
      { params, body: { content } },
      { 'idempotency-key': key },
    );
  const [one, two] = await Promise.all([answer('k1'), answer('k1')]);
  expect([one.status, two.status]).toEqual([201, 201]);
  expect(two.body.answers.map(({ content }) => content)).toEqual(['It is a reflection.']);
  expect(two.body.readAt).not.toBeNull();
  const letters = () => post.letters.filter(({ to }) => to[0] === 'ada@example.org');
  await vi.waitFor(() => expect(letters()).toHaveLength(1), 20_000);
  expect(letters()[0]).toMatchObject({
    headers: { subject: 'Re: Of Ada', 'reply-to': 'Pathkeeper <help@example.org>' },
    text: 'It is a reflection.\n\n> The moon is upside down.\n',
  });
  expect((await answer('k2', ' \n')).status).toBe(400);
  expect(JSON.stringify(await linesOf('answer'))).not.toMatch(/reflection|moon|ada@/);
});

it('deletes for good, once', async () => {
  const params = { id: await idOf('Ines') };
  const remove = () => owner.call(api.contact.removeMessage, { params });
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
  expect(await subjects()).toEqual(['Marit', 'Ada']);
  expect((await linesOf('delete')).map(({ subject }) => subject?.id)).toEqual([params.id]);
});
