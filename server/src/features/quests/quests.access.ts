import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { defineAccess, own } from '../../../test/access/define.ts';

export const access = defineAccess('quests', {
  endpoints: {
    today: { who: own(200) },
    // The day's quest is the same for everybody; who accepted it is not.
    accept: { who: own(200) },
    complete: {
      who: { ...own(409), self: 200 },
      call: async ({ make }) => ({ params: { id: await make('answeredQuest') } }),
    },
  },
  makes: {
    quest: async ({ call }) => (await call(api.quests.today, {})).id,
    async answeredQuest({ call, make }) {
      const id = await make('quest');
      await call(api.quests.accept, { params: { id } });
      await make('entry');
      return id;
    },
  },
  async fill({ call, make, mark }) {
    const params = { id: await make('quest') };
    await call(api.quests.accept, { params });
    await call(api.entries.create, {
      body: { content: `${mark} ${'An answer to the quest, long enough to count. '.repeat(8)}` },
    });
    await call(api.quests.complete, { params });
  },
  // Whoever accepted today's quest has it only for the one call.
  reset: (db) => db.execute(sql`delete from user_quests`),
  exported: {
    user_quests: {
      rows: (read) =>
        read('quests').map(({ questId, acceptedAt, completedAt, entryId }) => ({
          questId,
          acceptedAt,
          completedAt,
          entryId,
        })),
    },
  },
});
