import { api } from '@pathkeeper/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test/app.ts';
import { growthReads } from './features/growth/growth.limits.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ limitsScale: 1, levelGates: 'open' });
});
afterAll(() => test.close());

it('of forty searches of one account at once, one goes on, twenty wait, and the others are told to', async () => {
  const [person, other] = [await test.person(), await test.person()];
  const search = () => person.call(api.entries.search, { query: { query: 'harbour' } });
  const all = Array.from({ length: 40 }, search);
  // Nobody else waits for them.
  expect((await other.call(api.entries.search, { query: { query: 'harbour' } })).status).toBe(200);
  const replies = await Promise.all(all);
  const refused = replies.filter(({ status }) => status === 429);
  expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(21);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers['retry-after']).toBe('5');
  expect(refused[0]?.body).toEqual({
    error: 'Several things that you asked for are still being read. Please try again in a moment.',
    code: 'too_many_requests',
    retryAfter: 5,
  });
});

it('costly reads have a limit by account', async () => {
  const [person, other] = [await test.person(), await test.person()];
  const key = String(person.user?.id);
  const used = Array.from({ length: growthReads.limit.points }, () =>
    test.context.limits.consume(growthReads.limit, key),
  );
  await Promise.all(used);
  const refused = await person.call(api.growth.habits, {});
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await other.call(api.growth.habits, {})).status).toBe(200);
});
