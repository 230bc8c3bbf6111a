import { api } from '@pathkeeper/contract';
import { expect, it } from 'vitest';
import { createTestApp } from '../../../../test/app.ts';

it('refuses another site’s page whatever sets or reads the cookie, and keeps the cookie to its host', async () => {
  const test = await createTestApp({
    env: { PUBLIC_URL: 'https://journal.example', ALLOWED_HOSTS: 'inside' },
  });
  const person = await test.person('ada');
  expect([...person.cookies.keys()]).toEqual([
    '__Host-pathkeeper_known',
    '__Host-pathkeeper_refresh',
    'pathkeeper_signed_in',
  ]);
  // Whose session it is can be read by the page, which holds no token of anybody else beside it.
  expect(person.cookies.get('pathkeeper_signed_in')).toBe(
    `u${person.cookies.get('__Host-pathkeeper_refresh')?.split('.')[0]}`,
  );

  const from = (headers: Record<string, string>) =>
    person.call(api.accounts.refresh, {}, { host: 'inside:3000', ...headers });
  const foreign = await from({ origin: 'https://evil.example' });
  expect([foreign.status, foreign.body.code]).toEqual([403, 'forbidden']);
  expect((await from({ origin: 'null' })).status).toBe(403);
  for (const { call, body } of [
    { call: api.accounts.logout },
    { call: api.accounts.login, body: { username: 'ada', password: 'a guess' } },
    { call: api.accounts.register, body: { username: 'ines', email: 'i@example.org' } },
  ]) {
    const headers = { origin: 'https://journal.example.evil.example' };
    const body_ = body && { password: 'a quiet harbour', ...body };
    expect((await person.send('POST', call.path, body_, headers)).status).toBe(403);
  }

  const reply = await from({ origin: 'https://journal.example' });
  expect(reply.status).toBe(200);
  const cookies = String(reply.headers['set-cookie']);
  expect(cookies).toMatch(
    /__Host-pathkeeper_refresh=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure/,
  );
  expect(cookies).not.toContain('Domain');
  expect((await from({ origin: 'http://inside:3000' })).status).toBe(200);
  expect((await from({ origin: 'https://x', 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  expect((await from({})).status).toBe(200);
  // One that a neighbouring host planted is not read.
  const planted = test.visitor();
  planted.cookies.set('pathkeeper_refresh', person.cookies.get('__Host-pathkeeper_refresh') ?? '');
  expect((await planted.call(api.accounts.refresh, {})).status).toBe(401);
  await test.close();
});

it.each<{ env: Record<string, string>; asked: Record<string, number> }>([
  { env: {}, asked: { 'journal.lan': 403, '': 403 } },
  { env: { TRUST_PROXY: 'true' }, asked: { 'journal.lan': 401, 'evil.example': 403 } },
])(
  'lets a page in behind a proxy that sends another Host, where it is trusted and says which: $env',
  async ({ env, asked }) => {
    const test = await createTestApp({ env });
    for (const [forwarded, status] of Object.entries(asked)) {
      const reply = await test.visitor().call(
        api.accounts.login,
        { body: { username: 'nobody', password: 'a guess' } },
        {
          ...{ origin: 'http://journal.lan', host: 'app:3000' },
          ...(forwarded && { 'x-forwarded-host': forwarded }),
        },
      );
      expect(reply.status).toBe(status);
      if (status === 403) expect(reply.body.error).toContain('PUBLIC_URL');
    }
    await test.close();
  },
);
