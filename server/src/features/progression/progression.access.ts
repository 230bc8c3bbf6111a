import { admins, defineAccess, own } from '../../../test/access/define.ts';

export const access = defineAccess('progression', {
  endpoints: {
    progress: { who: own(200) },
    setTheme: { who: own(200), call: () => ({ body: { activeTheme: 'default' } }) },
    checkLevel: { who: own(200) },
    stats: { who: own(200) },
    badges: { who: own(200) },
    setLevel: { who: { owner: 200 }, call: () => ({ body: { level: 3 } }) },
    giftXp: {
      who: admins(200),
      call: ({ user }) => ({ body: { userId: user.id, xpAmount: 5 } }),
    },
    fixLevels: { who: admins(200) },
  },
  // It reads every account's ledger.
  fuzzed: { fixLevels: 1 },
  exported: {
    user_badges: { rows: (read) => read('badges').map(({ name: _, ...badge }) => badge) },
    progress: {
      rows: (read) => [read<object>('progress')],
      // How far the leaderboard has counted, and says nothing of the person.
      without: ['countedXp', 'countedDay', 'countDue'],
    },
  },
});
