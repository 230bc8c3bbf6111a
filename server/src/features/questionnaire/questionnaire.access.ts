import { sql } from 'drizzle-orm';
import { defineAccess, everybody, own } from '../../../test/access/define.ts';

export const access = defineAccess('questionnaire', {
  endpoints: {
    analyse: {
      who: everybody(200),
      call: () => ({
        body: {
          answers: Array.from({ length: 16 }, (_, n) => `My answer ${n}: the sea and work.`),
        },
      }),
    },
    latest: { who: own(200) },
    complete: { who: own(200) },
  },
  async fill({ clock, db, mark, user }) {
    await db.execute(sql`
      insert into life_paths (user_id, answers, analysis, created_at)
      values (${user.id}, array[${mark}, 'another answer'], '{"title": "The long way"}',
        ${clock.now().toISOString()}::timestamptz)`);
  },
  mayFail: ['guide_failed', 'guide_unavailable'],
});
