import { defineAccess, own } from '../../../test/access/define.ts';

export const access = defineAccess('progression', {
  endpoints: {
    progress: { who: own(200) },
    setTheme: { who: own(200), call: () => ({ body: { activeTheme: 'default' } }) },
    checkLevel: { who: own(200) },
    stats: { who: own(200) },
    badges: { who: own(200) },
    setLevel: { who: { owner: 200 }, call: () => ({ body: { level: 3 } }) },
  },
  exported: {
    user_badges: { rows: (read) => read('badges').map(({ name: _, ...badge }) => badge) },
    progress: {
      rows: (read) => [read<object>('progress')],
      // How far the leaderboard has counted; copies of what stands elsewhere in the export.
      without: ['countedXp', 'countedDay', 'countDue', 'level', 'joinedAt'],
    },
  },
});
