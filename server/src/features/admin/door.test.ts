import { api } from '@pathkeeper/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../test/app.ts';
import { type FakePost, startFakePost } from '../../../test/fake-post.ts';

let post: FakePost;
let test: TestApp;
let owner: Caller;

beforeAll(async () => {
  post = await startFakePost();
  test = await createTestApp({
    env: {
      SMTP_URL: `smtp://127.0.0.1:${post.port}`,
      MAIL_FROM: 'keeper@example.org',
      PUBLIC_URL: 'https://journal.example',
    },
  });
  owner = await test.person('owner');
});
afterAll(async () => {
  await test.close();
  await post.close();
});

const list = async (query: object) =>
  (await owner.call(api.admin.securityEvents, { query })).body.map(({ kind, person }) => [
    kind,
    person?.username,
  ]);

it('administrators read what happened at every door, by person and kind, page by page', async () => {
  const ada = await test.person('ada');
  await test.person('ben');
  const wrong = { username: 'ada', password: 'not this one' };
  await test.visitor().call(api.accounts.login, { body: wrong });
  await expect.poll(() => list({ kind: 'sign-in-failed' })).toEqual([['sign-in-failed', 'ada']]);
  expect(await list({ person: 'ada' })).toEqual([
    ['sign-in-failed', 'ada'],
    ['registered', 'ada'],
  ]);
  expect(await list({ person: 'ben', kind: 'sign-in-failed' })).toEqual([]);
  expect(await list({ person: 'nobody at all' })).toEqual([]);

  const first = await owner.call(api.admin.securityEvents, { query: { limit: 2 } });
  const cursor = /cursor=([^&>]+)/.exec(String(first.headers.link))?.[1];
  const next = await owner.call(api.admin.securityEvents, { query: { limit: 2, cursor } });
  const ids = [...first.body, ...next.body].map(({ id }) => id);
  expect(new Set(ids).size).toBe(4);
  expect(Object.keys(first.body[0] ?? {}).sort()).toEqual([
    'address',
    'at',
    'id',
    'kind',
    'person',
  ]);

  const unknown = await owner.call(api.admin.securityEvents, {
    query: { kind: 'dreamt' as 'sign-in' },
  });
  expect(unknown.status).toBe(400);
  expect((await ada.call(api.admin.securityEvents, { query: {} })).status).toBe(403);
});

it('a way back in that was asked for is noted, and the answer is the same where there is no account', async () => {
  const cleo = await test.person('cleo');
  const ask = (email: string) =>
    test.visitor().call(api.accounts.forgotPassword, { body: { email } });
  const [known, stranger] = [await ask(cleo.user?.email ?? ''), await ask('nobody@example.org')];
  expect([known.status, known.body]).toEqual([stranger.status, stranger.body]);
  await expect.poll(() => list({ kind: 'reset-asked' })).toEqual([['reset-asked', 'cleo']]);
  const { body } = await cleo.call(api.accounts.activity, { query: {} });
  expect(body[0]?.kind).toBe('reset-asked');
});
