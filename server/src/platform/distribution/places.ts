/**
 * Where each table lies in an installation whose PostgreSQL is distributed with Citus (ADR-0035).
 * A table of a new feature takes its place here; `places.test.ts` says so when it is missing.
 */

/**
 * `user`: divided among the nodes by `user_id`, so that what is one person's lies on one node.
 * `post`: divided by the id of the forum's post, so that a discussion lies on one node.
 * `reference`: a copy on every node, for what divided tables refer to or are joined with.
 * `local`: on the coordinator alone; few rows, and no divided table is joined with it.
 */
export type Place = 'user' | 'post' | 'reference' | 'local';

const USER = [
  'account_deletions',
  'billing_accounts',
  'bin',
  'bulk_items',
  'custom_tags',
  'entries',
  'entry_themes',
  'entry_versions',
  'file_uses',
  'files',
  'folders',
  'forum_members',
  'forum_moderators',
  'forum_reading',
  'forum_stops',
  'goal_milestones',
  'goal_progress',
  'goals',
  'guide_calls',
  'guide_closed_entries',
  'guide_closed_folders',
  'guide_consents',
  'idempotency_keys',
  'insights',
  'life_paths',
  'mutes',
  'notice_settings',
  'notice_sources',
  'notices',
  'passkeys',
  'password_resets',
  'period_reflections',
  'presence',
  'progress',
  'prompt_marks',
  'recovery_codes',
  'security_events',
  'sessions',
  'step_tickets',
  'suspensions',
  'totp_factors',
  'user_badges',
  'user_quests',
  'user_settings',
  'vision_boards',
  'vision_chats',
  'vision_commitments',
  'vision_messages',
  'vision_responses',
  'vision_steps',
  'written_days',
  'xp_events',
];

const POST = [
  'forum_cases',
  'forum_likes',
  'forum_posts',
  'forum_replies',
  'forum_reports',
  'forum_revisions',
];

const REFERENCE = [
  'bulk_acts',
  'forum_categories',
  'leaderboard_days',
  'leaderboard_xp',
  'subscription_plans',
  'users',
];

const LOCAL = [
  'audit_log',
  'billing_customers',
  'billing_events',
  'blog_articles',
  'blog_slugs',
  'blog_versions',
  'contact_answers',
  'contact_messages',
  'daily_counts',
  'instance_settings',
  'invitations',
  'job_runs',
  'limit_counts',
];

/** The place of each table, by its name. */
export const PLACES: ReadonlyMap<string, Place> = new Map([
  ...USER.map((name): [string, Place] => [name, 'user']),
  ...POST.map((name): [string, Place] => [name, 'post']),
  ...REFERENCE.map((name): [string, Place] => [name, 'reference']),
  ...LOCAL.map((name): [string, Place] => [name, 'local']),
]);

/** The first table of each divided family, with which the others are kept together. */
export const FIRST_OF = { user: 'progress', post: 'forum_posts' } as const;

/** By which column a divided table is divided. */
export function dividedBy(table: string, place: 'user' | 'post'): string {
  if (place === 'user') return 'user_id';
  return table === FIRST_OF.post ? 'id' : 'post_id';
}

/** How many pieces each family of divided tables is cut into, unless the operator says otherwise. */
const SHARDS = 32;

/** What puts a table into its place; null for one that stays where it is. */
export function placeStatement(table: string, place: Place, shards = SHARDS): string | null {
  if (place === 'local') return null;
  if (place === 'reference') return `select create_reference_table('public.${table}')`;
  const first = FIRST_OF[place];
  const together =
    table === first
      ? `colocate_with => 'none', shard_count => ${shards}`
      : `colocate_with => 'public.${first}'`;
  return `select create_distributed_table('public.${table}', '${dividedBy(table, place)}', ${together})`;
}

/** Begins a transaction that changes many tables: one after the other, as Citus asks for. */
export const SEQUENTIALLY = `set local citus.multi_shard_modify_mode to 'sequential'`;
