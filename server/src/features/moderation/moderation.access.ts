import { sql } from 'drizzle-orm';
import { admins, defineAccess, own } from '../../../test/access/define.ts';
import type { Things } from '../../../test/access/things.ts';

/** Moderators and whoever stands above them. */
const moderators = (status: number) => ({ moderator: status, ...admins(status) });

/** The first of them settles it. */
const firstOfModerators = { moderator: 200, ...admins(409) };

const owners = (status: number) => ({ owner: status });

/** A case of a new post of theirs, as a report of somebody else's makes it. */
async function newCase({ db, clock, make }: Things): Promise<Record<string, number>> {
  const postId = await make('forum-post');
  const now = clock.now().toISOString();
  const [row] = await db.execute<{ id: string }>(sql`
    insert into forum_cases (post_id, number, opened_at)
    values (${postId}, 0, ${now}::timestamptz) returning id`);
  return { 'forum-post': postId, 'forum-case': Number(row?.id) };
}

const postOf = (made: Record<string, number>) => ({
  postId: made['forum-post'] ?? 0,
  number: 0,
});

const revised = async ({ make }: Things) => ({ params: { id: await make('forum-post') } });

export const access = defineAccess('moderation', {
  endpoints: {
    report: {
      who: { ...own(201), self: 403 },
      call: async ({ make }) => ({
        body: { postId: await make('forum-post'), reason: 'spam' as const, note: null },
      }),
    },
    standing: { who: own(200) },
    queue: { who: moderators(200), call: () => ({ query: {} }) },
    decide: {
      who: firstOfModerators,
      call: async (things) => ({
        params: postOf(await newCase(things)),
        body: { decision: 'keep' as const, reason: null },
      }),
    },
    undo: {
      who: firstOfModerators,
      async call(things) {
        const made = await newCase(things);
        await things.db.execute(sql`
          update forum_cases set decided_at = opened_at, decision = 'keep'
          where id = ${made['forum-case']}`);
        return { params: postOf(made) };
      },
    },
    stops: { who: moderators(200), call: () => ({ query: {} }) },
    stop: {
      who: moderators(200),
      call: () => ({ body: { days: 1, reason: 'A day of rest.' } }),
    },
    liftStop: { who: moderators(200) },
    log: { who: moderators(200), call: () => ({ query: {} }) },
    postRevisions: {
      who: moderators(200),
      call: async (things) => ({ ...(await revised(things)), query: {} }),
    },
    replyRevisions: { who: moderators(200), call: () => ({ query: {} }) },
    managed: { who: moderators(200), call: () => ({ query: {} }) },
    settings: { who: moderators(200) },
    changeSettings: { who: moderators(200), call: () => ({ body: { autoHide: true } }) },
    createCategory: {
      who: owners(201),
      call: ({ mark }) => ({ body: { name: mark, description: 'A drawer for what is left.' } }),
    },
    orderCategories: { who: owners(200), call: () => ({ body: { ids: [] } }) },
    editCategory: { who: owners(200), call: () => ({ body: {} }) },
    allowPhotos: { who: owners(200), call: () => ({ body: { allowPhotos: false } }) },
    // It holds a post, and nothing says where that is to go.
    removeCategory: {
      who: owners(409),
      async call({ make }) {
        await make('forum-post');
        return { query: {} };
      },
    },
    pin: { who: moderators(200), call: () => ({ body: { isPinned: true, reason: null } }) },
    feature: { who: moderators(200), call: () => ({ body: { isFeatured: true, reason: null } }) },
    lock: { who: moderators(200), call: () => ({ body: { isLocked: true, reason: null } }) },
    removePost: { who: moderators(200) },
    moderators: { who: owners(200) },
    addModerator: { who: owners(201), call: ({ user }) => ({ body: { userId: user.id } }) },
    // They are none.
    removeModerator: { who: owners(404) },
  },
  makes: {
    user: async ({ user }) => user.id,
    'forum-case': newCase,
  },
  async fill(things) {
    const { db, clock, mark, user } = things;
    const made = await newCase(things);
    const { postId } = postOf(made);
    const now = clock.now().toISOString();
    // Nobody reports their own words, and nobody else is here.
    await db.execute(sql`
      insert into forum_reports (post_id, number, author_id, reason, note, created_at, case_id)
      values (${postId}, 0, ${user.id}, 'other', ${mark}, ${now}::timestamptz, ${made['forum-case']})`);
    await db.execute(sql`
      insert into forum_stops (user_id, until, reason, created_at)
      values (${user.id}, ${now}::timestamptz, ${mark}, ${now}::timestamptz)`);
    await db.execute(sql`
      insert into forum_moderators (user_id, created_at) values (${user.id}, ${now}::timestamptz)`);
    await db.execute(sql`
      insert into audit_log (at, area, act, actor_id, person_id)
      values (${now}::timestamptz, 'forum', 'lift', ${user.id}, ${user.id})`);
  },
});
