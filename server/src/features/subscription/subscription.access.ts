import { sql } from 'drizzle-orm';
import { admins, defineAccess, everybody, own } from '../../../test/access/define.ts';

// Nothing is sold here: the tests of the feature have a payment provider.
export const access = defineAccess('subscription', {
  endpoints: {
    plans: { who: everybody(200) },
    get: { who: own(200) },
    createCheckout: { who: own(503), call: () => ({ body: { planId: 1 } }) },
    sync: { who: own(200), call: () => ({ body: {} }) },
    portal: { who: own(503), call: () => ({ body: {} }) },
    webhook: { who: everybody(503) },
    syncPerson: { who: admins(200), call: ({ user }) => ({ params: { id: user.id } }) },
  },
  async fill({ clock, db, mark, user }) {
    const now = sql`${clock.now().toISOString()}::timestamptz`;
    await db.execute(sql`
      insert into billing_accounts (user_id, plan_id, status, subscription_id, started_at, synced_at)
      values (${user.id}, 1, 'canceled', ${mark}, ${now}, ${now})`);
    await db.execute(sql`
      insert into billing_customers (customer_id, user_id, created_at)
      values (${`cus_${mark}`}, ${user.id}, ${now})`);
  },
  exported: {
    billing_accounts: {
      rows: (read) => [read<Record<string, unknown>>('subscription')],
      without: ['version', 'busyUntil'],
    },
  },
  notExported: ['billing_customers'],
  mayFail: ['stripe_not_configured'],
});
