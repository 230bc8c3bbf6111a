import { hash } from '@node-rs/argon2';
import { api } from '@pathkeeper/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../test/app.ts';
import { waitingForLock } from '../../../test/lock-waits.ts';
import type { Database } from '../../platform/database/index.ts';
import { hashToken, randomToken } from '../../platform/secrets/tokens.ts';
import { passwordResets, users } from './accounts.tables.ts';
import { insertReset } from './passwords/accounts.recovery.repository.ts';

/** Sorts before every other token of an account: to lock it holds up whoever deletes them all. */
const FIRST = '0'.repeat(43);

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const idOf = (person: Caller) => person.user?.id as number;
const change = (person: Caller, newPassword: string, currentPassword = 'harbour1') =>
  person.call(api.accounts.changePassword, { body: { currentPassword, newPassword } });
const reset = (token: string, password: string) =>
  test.visitor().call(api.accounts.resetPassword, { body: { token, password } });
const isSignedIn = async (person: Caller) =>
  (await person.call(api.accounts.me, {})).status === 200;

/** Signs in on a further device. */
async function signIn(person: Caller, password: string) {
  const device = test.visitor();
  const { status, body } = await device.call(api.accounts.login, {
    body: { username: person.user?.username ?? '', password },
  });
  device.token = body.accessToken;
  return { device, status, error: body.error };
}

/** A reset token, as a mail would bring it. */
async function linkFor(person: Caller, secret = randomToken(), tokenHash = hashToken(secret)) {
  const expiresAt = new Date(test.clock.now().getTime() + 60_000);
  await insertReset(test.db, idOf(person), { tokenHash, expiresAt });
  return `${idOf(person)}.${secret}`;
}

/**
 * Does things to an account at the very same moment: each has checked the password or the link that
 * held before, and waits for the account. `first` is done to it before they go on.
 */
async function atOnce<T>(
  person: Caller,
  things: (() => Promise<T>)[],
  first: (tx: Database) => Promise<unknown> = async () => {},
): Promise<T[]> {
  const { pending } = await test.db.transaction(async (tx) => {
    await tx
      .select()
      .from(users)
      .where(eq(users.id, idOf(person)))
      .for('update');
    await tx
      .select()
      .from(passwordResets)
      .where(and(eq(passwordResets.userId, idOf(person)), eq(passwordResets.tokenHash, FIRST)))
      .for('update');
    const pending = Promise.all(things.map((thing) => thing()));
    const waiting = await waitingForLock(test.db);
    await vi.waitFor(
      async () => expect(await test.db.execute(waiting)).toHaveLength(things.length),
      { timeout: 10_000, interval: 20 },
    );
    await first(tx);
    return { pending };
  });
  return pending;
}

describe('changing a password at the same moment as something else', () => {
  it('refuses a sign-in with the old password', async () => {
    const ada = await test.person();
    const [late] = await atOnce(ada, [() => signIn(ada, 'harbour1')], async (tx) => {
      const passwordHash = await hash('another1');
      await tx
        .update(users)
        .set({ passwordHash })
        .where(eq(users.id, idOf(ada)));
    });
    expect([late?.status, late?.error]).toEqual([401, 'Invalid credentials. Please try again.']);
    expect((await signIn(ada, 'another1')).status).toBe(200);
  });

  it('lets one of two changes through, whose session stays', async () => {
    const ada = await test.person();
    const places = [ada, (await signIn(ada, 'harbour1')).device];
    const passwords = ['one-of-two', 'two-of-two'];
    const replies = await atOnce(
      ada,
      places.map((place, index) => () => change(place, passwords[index] as string)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
    for (const [index, { status, body }] of replies.entries()) {
      const won = status === 200;
      if (!won) expect(body.error).toBe('That is not your current password.');
      expect(await isSignedIn(places[index] as Caller)).toBe(won);
      expect((await signIn(ada, passwords[index] as string)).status).toBe(won ? 200 : 401);
    }
  });
});

describe('a reset link', () => {
  it('works for one of two requests at the same moment', async () => {
    const ada = await test.person();
    await linkFor(ada, FIRST, FIRST);
    const links = [await linkFor(ada), await linkFor(ada)];
    const passwords = ['one-of-two', 'two-of-two'];
    const replies = await atOnce(
      ada,
      links.map((link, index) => () => reset(link, passwords[index] as string)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
    for (const [index, { status, body }] of replies.entries()) {
      const won = status === 200;
      if (!won) {
        expect(body.error).toBe('This link has been used or is too old. Ask for a new one.');
      }
      expect((await signIn(ada, passwords[index] as string)).status).toBe(won ? 200 : 401);
    }
  });

  it('or a change of the password works, when both come at the same moment', async () => {
    const ada = await test.person();
    const link = await linkFor(ada);
    const replies = await atOnce<{ status: number }>(ada, [
      () => reset(link, 'by-the-link'),
      () => change(ada, 'by-the-change'),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
    const [byLink] = replies;
    expect((await signIn(ada, 'by-the-link')).status).toBe(byLink?.status === 200 ? 200 : 401);
    expect(await isSignedIn(ada)).toBe(byLink?.status !== 200);
  });
});
