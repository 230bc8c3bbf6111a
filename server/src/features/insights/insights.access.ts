import { api } from '@pathkeeper/contract';
import { defineAccess, own, theirs } from '../../../test/access/define.ts';

export const access = defineAccess('insights', {
  endpoints: {
    list: {
      who: own(200),
      call: async ({ make }) => ({ query: { entryId: await make('entry') } }),
    },
    stats: { who: own(200) },
    get: { who: theirs(200) },
    create: {
      who: theirs(201),
      call: async ({ make }) => ({
        body: { title: 'Kept', content: 'A sentence.', entryId: await make('entry') },
      }),
    },
    update: { who: theirs(200), call: () => ({ body: { title: 'New' } }) },
    remove: { who: theirs(200) },
    restore: { who: theirs(200) },
  },
  makes: {
    insight: async ({ call, mark }) =>
      (
        await call(api.insights.create, {
          body: { title: mark, content: `${mark}: rest is work too.` },
        })
      ).id,
  },
  async fill({ call, mark, one }) {
    await call(api.insights.create, {
      body: { title: mark, content: 'Rest is work too.', entryId: await one('entry') },
    });
  },
});
