import { sql } from 'drizzle-orm';
import { defineAccess, everybody } from '../../../test/access/define.ts';

export const access = defineAccess('files', {
  endpoints: {
    // An address that leads to no picture: no call of the contract uploads one.
    picture: {
      who: everybody(404),
      call: () => ({ params: { hash: 'x'.repeat(43), width: 480 }, query: {} }),
    },
  },
  async fill({ clock, db, mark, user }) {
    const now = sql`${clock.now().toISOString()}::timestamptz`;
    await db.execute(sql`
      insert into files (user_id, hash, is_public, width, height, bytes, created_at)
      values (${user.id}, ${mark}, false, 900, 600, 12000, ${now})`);
  },
  notExported: ['file_uses'],
});
