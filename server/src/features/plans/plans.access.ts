import { sql } from 'drizzle-orm';
import { admins, defineAccess } from '../../../test/access/define.ts';

export const access = defineAccess('plans', {
  endpoints: {
    list: { who: admins(200) },
    create: {
      who: { owner: 201 },
      call: () => ({ body: { name: 'A plan', price: 500, interval: 'month' } }),
    },
    change: { who: { owner: 200 }, call: () => ({ body: { popular: true } }) },
  },
  makes: {
    async plan({ db }) {
      const [row] = await db.execute<{ id: number }>(sql`
        insert into subscription_plans (name, description, price, interval)
        values ('Of a trial', '', 500, 'month') returning id::int`);
      return row?.id ?? 0;
    },
  },
});
