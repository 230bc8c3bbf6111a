import { api } from '@pathkeeper/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../../test/app.ts';
import { type FakePost, startFakePost } from '../../../../test/fake-post.ts';
import { passwordResets } from '../accounts.tables.ts';

const UNUSABLE = 'This link has been used or is too old. Ask for a new one.';

let post: FakePost;
let test: TestApp;
beforeAll(async () => {
  post = await startFakePost();
  test = await createTestApp({ env: mailEnv() });
});
beforeEach(() => {
  post.letters.length = 0;
});
afterAll(async () => {
  await test.close();
  await post.close();
});

const mailEnv = () => ({
  SMTP_URL: `smtp://127.0.0.1:${post.port}`,
  MAIL_FROM: 'Pathkeeper <keeper@example.org>',
  PUBLIC_URL: 'https://journal.example',
});

const emailOf = (person: Caller) => person.user?.email ?? '';
const forgot = (email: string, headers = {}) =>
  test.visitor().call(api.accounts.forgotPassword, { body: { email } }, headers);
const reset = (token: string, password = 'another1') =>
  test.visitor().call(api.accounts.resetPassword, { body: { token, password } });
const signIn = (person: Caller, password: string) =>
  test
    .visitor()
    .call(api.accounts.login, { body: { username: person.user?.username ?? '', password } });

/** Asks for a way back in and reads the token out of the letter. */
async function tokenFor(person: Caller): Promise<string> {
  const before = post.letters.length;
  await forgot(emailOf(person));
  await vi.waitFor(() => expect(post.letters).toHaveLength(before + 1), 20_000);
  return /#(\S+)/.exec(post.letters.at(-1)?.text ?? '')?.[1] ?? '';
}

describe('a forgotten password', () => {
  it('is reset through a mail to the address of the account', async () => {
    const ada = await test.person();
    const token = await tokenFor(ada);
    const [letter] = post.letters;
    expect(letter?.to).toEqual([emailOf(ada)]);
    expect(letter?.text).toContain(`https://journal.example/reset-password#${token}\n`);
    expect(letter?.text).toContain(ada.user?.username);
    expect((await reset(token)).body).toEqual({ success: true });
    expect((await signIn(ada, 'harbour1')).status).toBe(401);
    expect((await signIn(ada, 'another1')).status).toBe(200);
  });

  it('ends every session when it is reset', async () => {
    const ada = await test.person();
    const elsewhere = test.visitor();
    elsewhere.token = (await signIn(ada, 'harbour1')).body.accessToken;
    const token = await tokenFor(ada);
    expect((await elsewhere.call(api.accounts.me, {})).status).toBe(200);
    await reset(token);
    for (const place of [ada, elsewhere]) {
      expect((await place.call(api.accounts.me, {})).status).toBe(401);
    }
    expect((await ada.call(api.accounts.refresh, {})).status).toBe(401);
  });

  it('does not tell whether an address has an account', async () => {
    const ada = await test.person();
    const known = await forgot(emailOf(ada).toUpperCase());
    const unknown = await forgot('nobody@example.org');
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await vi.waitFor(() => expect(post.letters).toHaveLength(1), 20_000);
    expect(post.letters[0]?.to).toEqual([emailOf(ada)]);
  });

  it('is reset at PUBLIC_URL, whatever host the request named', async () => {
    const ada = await test.person();
    const refused = await forgot(emailOf(ada), { host: 'evil.example' });
    expect(refused.status).toBe(400);
    await forgot(emailOf(ada), { 'x-forwarded-host': 'evil.example' });
    await vi.waitFor(() => expect(post.letters).toHaveLength(1), 20_000);
    expect(post.letters[0]?.text).not.toContain('evil');
  });

  it('stores no usable token, and mails no password', async () => {
    const ada = await test.person();
    const token = await tokenFor(ada);
    const kept = await test.db.select().from(passwordResets);
    expect(JSON.stringify(kept)).not.toContain(token.split('.')[1]);
    expect(post.letters[0]?.text).not.toContain('harbour1');
  });
});

describe('the reset link', () => {
  it('works once', async () => {
    const ada = await test.person();
    const token = await tokenFor(ada);
    expect((await reset(token)).status).toBe(200);
    const again = await reset(token, 'third-one');
    expect([again.status, again.body.error]).toEqual([400, UNUSABLE]);
    expect((await signIn(ada, 'another1')).status).toBe(200);
  });

  it('works for one of two requests at once', async () => {
    const ada = await test.person();
    const token = await tokenFor(ada);
    const passwords = ['one-of-two', 'two-of-two'];
    const replies = await Promise.all(passwords.map((password) => reset(token, password)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
    for (const [index, password] of passwords.entries()) {
      const worked = replies[index]?.status === 200;
      expect((await signIn(ada, password)).status).toBe(worked ? 200 : 401);
    }
  });

  it('expires after an hour', async () => {
    const ada = await test.person();
    const token = await tokenFor(ada);
    test.clock.advance(60 * 60_000);
    expect((await reset(token)).body.error).toBe(UNUSABLE);
    expect((await signIn(ada, 'harbour1')).status).toBe(200);
    // And is swept away when the next is asked for.
    await tokenFor(ada);
    const kept = await test.db.select().from(passwordResets);
    expect(kept.filter(({ userId }) => userId === ada.user?.id)).toHaveLength(1);
  });

  it('invalidates the other links of the account', async () => {
    const ada = await test.person();
    const [first, second] = [await tokenFor(ada), await tokenFor(ada)];
    expect((await reset(second)).status).toBe(200);
    expect((await reset(first)).body.error).toBe(UNUSABLE);
  });

  it('opens no other account, and none when it is forged', async () => {
    const [ada, ben] = [await test.person(), await test.person()];
    const secret = (await tokenFor(ada)).split('.')[1];
    for (const token of [
      `${ben.user?.id}.${secret}`,
      `1.${secret}`,
      `${ada.user?.id}.${'A'.repeat(43)}`,
      `${ada.user?.id}.`,
      `99999999999999999999.${secret}`,
      "1' or '1'='1",
      secret ?? '',
    ]) {
      const reply = await reset(token);
      expect([reply.status, reply.body.error]).toEqual([400, UNUSABLE]);
    }
    expect((await signIn(ben, 'harbour1')).status).toBe(200);
  });

  it('is not used up by a password that is too short', async () => {
    const ada = await test.person();
    const token = await tokenFor(ada);
    const short = await reset(token, 'short');
    expect([short.status, short.body.fields]).toEqual([
      400,
      { password: 'Password must be at least 6 characters long.' },
    ]);
    expect((await reset(token)).status).toBe(200);
  });
});

describe('too many reset requests', () => {
  it('are refused alike for an address with and without an account', async () => {
    const strict = await createTestApp({ env: mailEnv(), limitsScale: 0.1 });
    const ada = await strict.person();
    for (const [net, email] of [emailOf(ada), 'nobody@example.org'].entries()) {
      const statuses = [];
      for (const host of [1, 2, 3]) {
        const reply = await strict.app.inject({
          method: 'POST',
          url: api.accounts.forgotPassword.path,
          remoteAddress: `192.0.${net}.${host}`,
          payload: { email },
        });
        statuses.push(reply.statusCode);
      }
      expect(statuses).toEqual([200, 429, 429]);
    }
    await strict.close();
  });
});

it('are refused in a sentence where no mail is set up', async () => {
  const { PUBLIC_URL: _, ...noAddress } = mailEnv();
  for (const env of [{}, noAddress]) {
    const bare = await createTestApp({ env });
    const body = { email: 'ada@example.org' };
    const reply = await bare.visitor().call(api.accounts.forgotPassword, { body });
    expect([reply.status, reply.body.code]).toEqual([409, 'conflict']);
    await bare.close();
  }
});
