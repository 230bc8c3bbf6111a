import { defineAccess, own } from '../../../test/access/define.ts';

export const access = defineAccess('growth', {
  endpoints: {
    metrics: { who: own(200) },
    year: { who: own(200) },
    moods: { who: own(200) },
    pillars: { who: own(200) },
    analysis: { who: own(200) },
    habits: { who: own(200) },
    onThisDay: { who: own(200) },
  },
});
