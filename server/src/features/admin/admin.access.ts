import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { admins, defineAccess } from '../../../test/access/define.ts';

export const access = defineAccess('admin', {
  endpoints: {
    users: { who: admins(200), call: ({ user }) => ({ query: { search: user.username } }) },
    usersDetailed: { who: admins(200), call: ({ user }) => ({ query: { search: user.username } }) },
    usersCsv: { who: admins(200), call: ({ user }) => ({ query: { search: user.username } }) },
    person: { who: admins(200) },
    stats: { who: admins(200) },
    days: { who: admins(200) },
    giftXp: {
      who: admins(200),
      call: ({ user }) => ({ body: { userId: user.id, xpAmount: 5 } }),
    },
    fixLevels: { who: admins(200), call: () => ({ body: {} }) },
    events: { who: admins(200) },
    securityEvents: { who: admins(200) },
    settings: { who: admins(200) },
    changeSettings: { who: admins(200), call: () => ({ body: { visionAccess: 'beta' } }) },
    health: { who: admins(200) },
    // No mail is set up here.
    testLetter: { who: admins(409), call: () => ({ body: { to: 'trial@example.org' } }) },
    testGuide: { who: admins(200) },
    bulk: {
      who: admins(201),
      call: ({ user }) => ({ body: { act: 'restore', on: { ids: [user.id] } } }),
    },
    bulkProgress: { who: admins(200) },
    undoBulk: { who: admins(200) },
    invitations: { who: admins(200) },
    invite: { who: admins(201), call: () => ({ body: { note: 'For a friend.' } }) },
    withdrawInvitation: { who: admins(200) },
    setRole: { who: admins(200), call: () => ({ body: { role: 'user' } }) },
    suspend: { who: admins(200), call: () => ({ body: { reason: 'A try.' } }) },
    restore: { who: admins(200) },
    endSessions: { who: admins(200), signsOut: true },
    resetLink: { who: admins(200) },
    removeFactors: { who: admins(409) },
    // No mail is set up here.
    resetLetter: { who: admins(409) },
    setBeta: { who: admins(200), call: () => ({ body: { granted: false } }) },
    removePerson: {
      who: admins(200),
      call: ({ user }) => ({ body: { username: user.username } }),
    },
    keepPerson: { who: admins(200) },
  },
  makes: {
    async bulk({ db, clock }) {
      const [row] = await db.execute<{ id: number }>(sql`
        insert into bulk_acts (act, fields, up_to, on_ids, state, total, created_at)
        values ('beta', '{}', 0, '{}', 'done', 0, ${clock.now().toISOString()}::timestamptz)
        returning id::int`);
      return row?.id ?? 0;
    },
    async invitation({ db, clock }) {
      const [row] = await db.execute<{ id: number }>(sql`
        insert into invitations (token_hash, created_at, expires_at)
        values (${randomUUID()}, ${clock.now().toISOString()}::timestamptz, '2999-01-01T00:00:00Z')
        returning id::int`);
      return row?.id ?? 0;
    },
  },
  notExported: ['bulk_items'],
  // They read every account.
  fuzzed: { fixLevels: 3, usersCsv: 3 },
});
