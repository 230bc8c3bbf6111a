import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { defineAccess, everybody, own, theirs } from '../../../test/access/define.ts';
import { hashToken, randomToken } from '../../platform/secrets/tokens.ts';

const password = 'harbour1';

export const access = defineAccess('accounts', {
  endpoints: {
    register: {
      // The name is taken by the first one.
      who: { ...everybody(409), self: 201 },
      call({ user }, isSelf) {
        const username = isSelf ? `${user.username}-again` : user.username;
        return { body: { username, email: `${username}@example.org`, password } };
      },
    },
    login: {
      who: { ...everybody(401), self: 200 },
      // Its person is told of tries.
      changes: ['security_events'],
      call: ({ user }, isSelf) => ({
        body: { username: user.username, password: isSelf ? password : 'a guess' },
      }),
    },
    secondStep: { who: everybody(400), call: () => ({ body: { ticket: 'x', code: '123456' } }) },
    beginProof: { who: own(200) },
    prove: { who: own(200), call: () => ({ body: { password } }) },
    keepAccount: { who: own(200) },
    factors: { who: own(200) },
    beginTotp: { who: own(200) },
    confirmTotp: { who: own(400), call: () => ({ body: { code: '12345' } }) },
    removeTotp: { who: own(404) },
    makeRecoveryCodes: { who: own(409) },
    beginPasskey: { who: own(200) },
    addPasskey: {
      who: own(400),
      call: () => ({ body: { ticket: 'x', name: 'Telephone', answer: { id: 'x', response: {} } } }),
    },
    renamePasskey: { who: theirs(200), call: () => ({ body: { name: 'Telephone' } }) },
    removePasskey: { who: theirs(200) },
    // Nothing of the kind is set up here.
    beginSso: { who: everybody(404), call: () => ({ body: { purpose: 'sign-in' } }) },
    takeSso: { who: everybody(404), call: () => ({ body: { answer: 'code=x' } }) },
    linkSso: { who: own(404), call: () => ({ body: { answer: 'code=x' } }) },
    unlinkSso: { who: own(404) },
    activity: { who: own(200) },
    endAllSessions: { who: own(200), signsOutCaller: true },
    logout: { who: everybody(200) },
    // The cookie is in the first one's browser.
    refresh: { who: { ...everybody(401), self: 200 } },
    me: { who: own(200) },
    sessions: { who: own(200) },
    endSession: { who: theirs(200) },
    changePassword: {
      who: own(200),
      call: () => ({ body: { currentPassword: password, newPassword: password } }),
    },
    // The same for everybody; 409 because no mail is set up here.
    forgotPassword: { who: everybody(409), call: ({ user }) => ({ body: { email: user.email } }) },
    resetPassword: {
      // Everybody else has a forged token.
      who: { ...everybody(400), self: 200 },
      async call({ make, user }, isSelf) {
        const token = isSelf ? await make<string>('passwordReset') : `${user.id}.${'x'.repeat(43)}`;
        return { body: { token, password } };
      },
    },
    betaStatus: { who: own(200) },
    adminCheck: { who: own(200) },
  },
  makes: {
    async session({ call }) {
      const [session] = await call(api.accounts.sessions, {});
      if (!session) throw new Error('There is no session.');
      return session.id;
    },
    async passkey({ db, clock, user }) {
      const id = randomToken();
      const at = clock.now().toISOString();
      await db.execute(sql`
        insert into passkeys (user_id, id, name, public_key, counter, transports, created_at)
        values (${user.id}, ${id}, 'Small blue key', 'cose', 0, '[]', ${at}::timestamptz)`);
      return id;
    },
    /** The token that the mail to somebody who forgot their password would bring. */
    async passwordReset({ db, user }) {
      const secret = randomToken();
      await db.execute(sql`
        insert into password_resets
        values (${user.id}, ${hashToken(secret)}, '2999-01-01T00:00:00Z'::timestamptz)`);
      return `${user.id}.${secret}`;
    },
  },
  secrets: ['passwordReset'],
  async fill({ clock, db, user }) {
    await db.execute(sql`
      insert into password_resets
      values (${user.id}, 'hash-of-a-reset-token', ${clock.now().toISOString()}::timestamptz)`);
    const at = sql`${clock.now().toISOString()}::timestamptz`;
    await db.execute(sql`
      insert into totp_factors (user_id, secret, created_at) values (${user.id}, 'ABCDEFGH', ${at})`);
    await db.execute(sql`
      insert into passkeys (user_id, id, name, public_key, counter, transports, created_at)
      values (${user.id}, 'a-key', 'Small blue key', 'cose', 0, '[]', ${at})`);
    await db.execute(sql`insert into recovery_codes values (${user.id}, 'hash-of-a-code')`);
    await db.execute(sql`
      insert into step_tickets values (${user.id}, 'hash-of-a-ticket', 'proof', 'a-challenge', ${at})`);
  },
  // A password is hashed.
  fuzzed: {
    register: 4,
    login: 4,
    changePassword: 4,
    resetPassword: 4,
    prove: 4,
    endAllSessions: 0,
  },
  exported: {
    sessions: {
      rows: (read) => read('sessions').map(({ id, expiresAt }) => ({ sid: id, expire: expiresAt })),
      without: ['sess'],
    },
  },
  // Who is here is forgotten within minutes. Whoever is kept out is told why, and can export nothing.
  notExported: [
    'password_resets',
    'presence',
    'suspensions',
    'account_deletions',
    // Secrets, which open the account.
    'totp_factors',
    'recovery_codes',
    'step_tickets',
  ],
});
