import { defineAccess, everybody, own } from '../../../test/access/define.ts';

export const access = defineAccess('leaderboard', {
  endpoints: {
    topUsers: { who: everybody(200) },
    me: { who: own(200) },
  },
});
