import { api } from '@pathkeeper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const signIn = (username: string, password: string, app = test) =>
  app.visitor().call(api.accounts.login, { body: { username, password } });

/** Somebody signed in here and on a second device. */
async function onTwoDevices(username: string) {
  const here = await test.person(username);
  const elsewhere = test.visitor();
  const { body } = await elsewhere.call(api.accounts.login, {
    body: { username, password: 'harbour1' },
  });
  elsewhere.token = body.accessToken;
  return { here, elsewhere };
}

describe('changing the password', () => {
  it('makes the new one the only one, and ends every other session at once', async () => {
    const { here, elsewhere } = await onTwoDevices('mover');
    expect((await elsewhere.call(api.accounts.me, {})).status).toBe(200);
    const reply = await here.call(api.accounts.changePassword, {
      body: { currentPassword: 'harbour1', newPassword: 'the tide tables' },
    });
    expect([reply.status, reply.body]).toEqual([200, { success: true }]);
    expect((await elsewhere.call(api.accounts.me, {})).status).toBe(401);
    expect((await elsewhere.call(api.accounts.refresh, {})).status).toBe(401);
    expect((await here.call(api.accounts.me, {})).status).toBe(200);
    expect((await here.call(api.accounts.refresh, {})).status).toBe(200);
    expect((await here.call(api.accounts.sessions, {})).body).toHaveLength(1);
    expect((await signIn('mover', 'harbour1')).status).toBe(401);
    expect((await signIn('mover', 'the tide tables')).status).toBe(200);
  });

  it('is refused without the current one, at its field, and ends no session', async () => {
    const { here, elsewhere } = await onTwoDevices('guesser');
    const { status, body } = await here.call(api.accounts.changePassword, {
      body: { currentPassword: 'secret2', newPassword: 'the tide tables' },
    });
    expect([status, body]).toEqual([
      400,
      {
        error: 'That is not your current password.',
        code: 'invalid_request',
        fields: { currentPassword: 'That is not your current password.' },
      },
    ]);
    expect((await elsewhere.call(api.accounts.me, {})).status).toBe(200);
    expect((await signIn('guesser', 'harbour1')).status).toBe(200);
  });

  it.each([
    ['five5', 'Password must be at least 6 characters long.'],
    ['x'.repeat(201), 'Password can be at most 200 characters long.'],
  ])('to %j is refused', async (newPassword, sentence) => {
    const person = await test.person();
    const { status, body } = await person.call(api.accounts.changePassword, {
      body: { currentPassword: 'harbour1', newPassword },
    });
    expect([status, body.fields]).toEqual([400, { newPassword: sentence }]);
  });

  it('is for the signed-in person alone', async () => {
    const reply = await test.visitor().call(api.accounts.changePassword, {
      body: { currentPassword: 'harbour1', newPassword: 'the tide tables' },
    });
    expect(reply.status).toBe(401);
  });

  it('counts wrong tries of a session, and neither shuts the sign-in nor is shut by it', async () => {
    const limited = await createTestApp({ limitsScale: 1 });
    try {
      const person = await limited.person('borrowed');
      for (let i = 0; i < 11; i++) await signIn('borrowed', `guess-${i}`, limited);
      expect((await signIn('borrowed', 'harbour1', limited)).status).toBe(429);
      const statuses: number[] = [];
      for (let i = 0; i < 12; i++) {
        const { status } = await person.call(api.accounts.changePassword, {
          body: { currentPassword: `guess-${i}`, newPassword: 'the tide tables' },
        });
        statuses.push(status);
      }
      expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
    } finally {
      await limited.close();
    }
  });
});
