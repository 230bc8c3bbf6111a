import { sql } from 'drizzle-orm';
import { defineAccess, everybody, own, theirs } from '../../../test/access/define.ts';
import type { Things } from '../../../test/access/things.ts';

/** A gift that somebody was told of: nothing a person does by themselves makes a notice. */
async function gift({ db, clock, user, mark }: Things): Promise<number> {
  const [row] = await db.execute<{ id: string }>(sql`
    insert into notices (user_id, kind, subject, details, created_at)
    values (${user.id}, 'gift', ${`gift:${crypto.randomUUID()}`},
      ${JSON.stringify({ amount: 50, reason: mark })}::text::jsonb,
      ${clock.now().toISOString()}::timestamptz)
    returning id`);
  return Number(row?.id);
}

const forged = `1.${'x'.repeat(43)}`;

export const access = defineAccess('notices', {
  endpoints: {
    list: { who: own(200) },
    // Others' ids are places in the one order of all notices: they mark the caller's own.
    readUpTo: {
      who: own(200),
      call: async ({ make }) => ({ body: { upTo: await make('notice') } }),
    },
    read: { who: theirs(200) },
    settings: { who: own(200) },
    saveSettings: { who: own(200), call: () => ({ body: { kinds: { gift: false } } }) },
    // The token stands in letters alone.
    unsubscribe: { who: everybody(400), call: () => ({ body: { token: forged } }) },
    unsubscribeByMail: { who: everybody(400), call: () => ({ params: { token: forged } }) },
  },
  makes: { notice: gift },
  async fill(things) {
    const { clock, db, user } = things;
    await gift(things);
    await db.execute(sql`
      insert into notice_sources (user_id, post_id, number, kind) values (${user.id}, 1, 1, 'answer')`);
    await db.execute(sql`
      insert into notice_settings (user_id, off, letter_at)
      values (${user.id}, '{followed}', ${clock.now().toISOString()}::timestamptz)`);
  },
});
