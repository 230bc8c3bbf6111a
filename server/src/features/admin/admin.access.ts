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
    settings: { who: admins(200) },
    changeSettings: { who: admins(200), call: () => ({ body: { visionAccess: 'beta' } }) },
    setRole: { who: admins(200), call: () => ({ body: { role: 'user' } }) },
    suspend: { who: admins(200), call: () => ({ body: { reason: 'A try.' } }) },
    restore: { who: admins(200) },
    endSessions: { who: admins(200), signsOut: true },
    resetLink: { who: admins(200) },
    // No mail is set up here.
    resetLetter: { who: admins(409) },
    setBeta: { who: admins(200), call: () => ({ body: { granted: false } }) },
    removePerson: {
      who: admins(200),
      call: ({ user }) => ({ body: { username: user.username } }),
    },
    keepPerson: { who: admins(200) },
  },
  // They read every account.
  fuzzed: { fixLevels: 1, usersCsv: 2 },
});
