import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/**
 * Read across people: a picture by its address, who follows a post, whom a text addresses, whose row
 * goes with another account, what is counted or ranked, what jobs sweep, and whose customer an event names.
 */
const ACROSS_PEOPLE = [
  'account_deletions_due',
  'billing_accounts_plan',
  'billing_customers_pkey',
  'bin_due',
  'bulk_items_act',
  'entries_made',
  'files_hash',
  'files_unused',
  'forum_members_active',
  'forum_moderators_assigned_by',
  'forum_reading_followers',
  'forum_reading_post',
  'forum_stops_newest',
  'forum_stops_stopped_by',
  'mutes_muted',
  'notice_sources_text',
  'notices_actor',
  'notices_post',
  'notices_unread',
  'presence_seen',
  'progress_active',
  'progress_joined',
  'progress_level',
  'progress_ranking',
  'security_events_kind',
  'security_events_newest',
  'sessions_expire',
  'step_tickets_expire',
  'suspensions_until',
];

it('every key and index of a table of personal data begins with its owner (D37)', async () => {
  const indexes = await test.db.execute<{ name: string }>(sql`
    select i.indexrelid::regclass::text as name
    from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attname = 'user_id'
    join pg_class t on t.oid = i.indrelid and t.relkind in ('r', 'p')
    where t.relnamespace = 'public'::regnamespace and i.indkey[0] <> a.attnum
    order by 1`);
  expect(
    [...indexes].map(({ name }) => name),
    'Let the key or index begin with user_id, or name it in ACROSS_PEOPLE with its reason.',
  ).toEqual(ACROSS_PEOPLE);
});
