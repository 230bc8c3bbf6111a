import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { defineAccess, everybody, own, theirs } from '../../../test/access/define.ts';
import { hashToken, randomToken } from '../../platform/tokens.ts';

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
      call: ({ user }, isSelf) => ({
        body: { username: user.username, password: isSelf ? password : 'a guess' },
      }),
    },
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
  },
  // A password is hashed.
  fuzzed: { register: 4, login: 4, changePassword: 4, resetPassword: 4 },
  exported: {
    sessions: {
      rows: (read) => read('sessions').map(({ id, expiresAt }) => ({ sid: id, expire: expiresAt })),
      without: ['sess'],
    },
  },
  // Who is here is forgotten within minutes. Whoever is kept out is told why, and can export nothing.
  notExported: ['password_resets', 'presence', 'suspensions', 'account_deletions'],
});
