import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../../test/app.ts';
import { type FakeModel, startFakeModel } from '../../../../test/fake-model.ts';
import { type FakePost, startFakePost } from '../../../../test/fake-post.ts';
import { goodReflection } from '../../../../test/guide-requests.ts';
import { connectOnce, recordBackup } from '../../../platform/backup/index.ts';

let plain: TestApp;
let owner: Caller;
/** The same installation with mail and an outside model. */
let equipped: Caller;
let post: FakePost;
let model: FakeModel;

beforeAll(async () => {
  plain = await createTestApp();
  owner = await plain.person('owner');
  post = await startFakePost({ user: { name: 'keeper', password: 'relay-secret' } });
  model = await startFakeModel('openai-compatible');
  equipped = owner.at(
    await plain.another({
      SMTP_URL: `smtp://keeper:relay-secret@127.0.0.1:${post.port}`,
      MAIL_FROM: 'Pathkeeper <keeper@example.org>',
      GUIDE_PROVIDER: 'openai-compatible',
      GUIDE_BASE_URL: model.baseUrl,
      GUIDE_MODEL: 'owl',
      GUIDE_API_KEY: 'guide-secret',
      GUIDE_DAILY_COST: '0.01',
      GUIDE_PRICE_IN: '1',
      GUIDE_PRICE_OUT: '1',
      SOURCE_COMMIT: 'a1b2c3d4',
    }),
  );
});
afterAll(async () => {
  await plain.close();
  await post.close();
  await model.close();
});

const healthOf = async (caller: Caller) => (await caller.call(api.admin.health, {})).body;

const linesOf = async (action: string) =>
  (await owner.call(api.admin.events, { query: { area: 'settings', action } })).body;

it('says how a bare installation is', async () => {
  const { database, storage, jobs, startedAt, ...rest } = await healthOf(owner);
  expect(rest).toEqual({
    ...{ version: 'test', commit: null, backup: null, payments: { isOn: false } },
    mail: {
      ...{ isOn: false, relay: null, sender: null, waiting: 0 },
      ...{ lastSentAt: null, lastFailedAt: null },
    },
    guide: { kind: 'built-in', name: expect.any(String), host: null },
  });
  expect(Date.parse(startedAt)).toBeLessThan(Date.now());
  expect(database).toMatchObject({ builtIn: true, version: expect.stringMatching(/^\d+/) });
  expect(database.bytes).toBeGreaterThan(1_000_000);
  expect(storage).toMatchObject({ files: 0, fileBytes: 0, bucket: null });
  expect(storage.disk?.free).toBeLessThanOrEqual(storage.disk?.total ?? 0);
  const deletion = { name: 'delete accounts that are due', lastRunAt: null };
  expect(jobs).toContainEqual({ ...deletion, took: null, failure: null });
});

it('says what mail and guide there are, and no key or password', async () => {
  const answer = await healthOf(equipped);
  expect(answer).toMatchObject({
    commit: 'a1b2c3d4',
    mail: { isOn: true, relay: `127.0.0.1:${post.port}` },
    guide: { kind: 'model', name: 'owl', host: model.host },
  });
  expect(answer.mail.sender).toBe('Pathkeeper <keeper@example.org>');
  expect(JSON.stringify(answer)).not.toMatch(/secret|"keeper:/);
});

it('knows the last backup once one was written', async () => {
  const [row] = await plain.db.execute<{ name: string }>(sql`select current_database() as name`);
  const connection = await connectOnce({ ...inject('postgres').app, database: row?.name ?? '' });
  onTestFinished(() => connection.end({ timeout: 1 }));
  const at = new Date('2026-11-20T03:00:00Z');
  await recordBackup(connection, { file: '/nowhere/pathkeeper-1.zip', at, bytes: 5_000_000 });
  expect((await healthOf(owner)).backup).toEqual({
    ...{ at: at.toISOString(), bytes: 5_000_000, kept: 1 },
  });
});

it('tries a letter, answers what the mail server said, and logs that without the address', async () => {
  const send = (to: string) => equipped.call(api.admin.testLetter, { body: { to } });
  const { body } = await send('ada@example.org');
  expect(body).toEqual({ ok: true, said: expect.stringMatching(/^250/), took: expect.any(Number) });
  expect(post.letters[0]).toMatchObject({ to: ['ada@example.org'], user: 'keeper' });
  post.will({ refuse: 550 });
  expect((await send('ada@example.org')).body).toMatchObject({
    ...{ ok: false, said: expect.stringMatching(/^550/) },
  });
  expect((await send('ada')).status).toBe(400);
  expect((await owner.call(api.admin.testLetter, { body: { to: 'a@example.org' } })).status).toBe(
    409,
  );
  const lines = await linesOf('test-letter');
  expect(lines.map(({ details }) => details.after?.ok)).toEqual([false, true]);
  expect(JSON.stringify(lines)).not.toContain('ada@');
  const { mail } = await healthOf(equipped);
  expect([mail.lastSentAt, mail.lastFailedAt]).not.toContain(null);
});

it('has the built-in guide read a page that nobody wrote', async () => {
  const { body } = await owner.call(api.admin.testGuide, {});
  expect(body).toMatchObject({ ok: true, problem: null, source: { kind: 'built-in' } });
  expect(body.text).toContain('“By the second bollard I had forgotten which meeting it was.”');
});

it('has an outside model read it within the cost of a day, recorded like any other', async () => {
  const ask = async () => (await equipped.call(api.admin.testGuide, {})).body;
  model.will({ does: 'answer', text: JSON.stringify({ ...goodReflection, quotes: [] }) });
  const body = await ask();
  expect(body).toMatchObject({ ok: true, problem: null, source: { name: 'owl' } });
  expect(JSON.stringify(model.requests.at(-1)?.body)).toContain('mend a net');
  const { body: sent } = await equipped.call(api.guide.sent, { query: {} });
  expect(sent).toMatchObject([{ model: 'owl', purpose: 'entry' }]);
  model.will({ does: 'refuse', status: 401 });
  expect(await ask()).toMatchObject({ ok: false, text: null });
  expect((await ask()).problem).toContain('GUIDE_API_KEY');
  await plain.db.execute(sql`update guide_calls set cost_micros = 10000`);
  expect((await ask()).problem).toContain('GUIDE_DAILY_COST');
  expect((await linesOf('test-guide')).map(({ details }) => details.after?.ok)).toEqual([
    ...[false, false, false, true, true],
  ]);
});
