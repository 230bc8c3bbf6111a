import { sql } from 'drizzle-orm';
import { defineAccess, own } from '../../../test/access/define.ts';

export const access = defineAccess('people', {
  endpoints: {
    members: { who: own(200), call: () => ({ query: { prefix: 'the-' } }) },
    mutes: { who: own(200) },
    // Nobody mutes themselves.
    mute: { who: { ...own(200), self: 400 } },
    unmute: { who: own(200) },
  },
  async fill({ clock, db, user }) {
    // The built-in author is the one whom everybody could mute.
    await db.execute(sql`
      insert into mutes (user_id, muted_id, created_at)
      values (${user.id}, 1, ${clock.now().toISOString()}::timestamptz)`);
  },
});
