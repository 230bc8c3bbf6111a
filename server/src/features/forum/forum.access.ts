import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { defineAccess, everybody, own } from '../../../test/access/define.ts';
import type { Things } from '../../../test/access/things.ts';

/** A category in which anybody may write, whatever the fuzzer's owner has done to the seeded one. */
async function welcome({ db }: Pick<Things, 'db'>): Promise<number> {
  await db.execute(sql`delete from instance_settings where key = 'forum'`);
  await db.execute(sql`
    insert into forum_categories (name, description, color, icon, min_level, position, created_at)
    select 'Welcome', '', '#3B82F6', 'Heart', 1, 1, now()
    where not exists (select 1 from forum_categories where min_level = 1 and read_level = 1 and is_active)`);
  const [row] = await db.execute<{ id: string }>(sql`
    select id from forum_categories where min_level = 1 and read_level = 1 and is_active
    order by id limit 1`);
  return Number(row?.id);
}

/** The same words twice in a minute are refused. */
let made = 0;

/** Its author's alone; others see it, and are refused. */
const authors = { ...own(403), self: 200 };

/** Its author's and administrators'. */
const authorsAndAdmins = { ...authors, admin: 200, owner: 200 };

/** Its author's and moderators'. */
const authorsAndModerators = { ...own(200), someoneElse: 403 };

const REMOVED = ['forum_posts', 'forum_replies', 'notices', 'progress', 'user_badges', 'xp_events'];

export const access = defineAccess('forum', {
  endpoints: {
    categories: { who: everybody(200) },
    categoryFigures: { who: own(200) },
    stats: { who: everybody(200) },
    posts: { who: everybody(200) },
    post: { who: everybody(200) },
    createPost: {
      who: own(201),
      call: async (things, isSelf) => ({
        body: {
          title: 'Found',
          content: isSelf ? 'A page from 1998.' : 'Another page.',
          categoryId: await welcome(things),
        },
      }),
    },
    preview: { who: own(200), call: () => ({ body: { content: 'A page from 1998.' } }) },
    editPost: {
      who: authorsAndAdmins,
      call: () => ({ body: { title: 'A', content: 'B' } }),
      changes: ['forum_posts', 'forum_revisions'],
    },
    removePost: { who: authorsAndModerators, changes: REMOVED },
    restorePost: { who: authorsAndModerators, changes: REMOVED },
    replies: { who: everybody(200), call: () => ({ query: {} }) },
    createReply: {
      who: own(201),
      call: () => ({ body: { content: 'So it was.', photoAlt: null } }),
      // The post's author is told.
      changes: ['forum_posts', 'notices', 'notice_sources'],
    },
    editReply: { who: authors, call: () => ({ body: { content: 'C' } }) },
    removeReply: { who: authorsAndModerators, changes: REMOVED },
    restoreReply: { who: authorsAndModerators, changes: REMOVED },
    like: {
      who: { ...own(200), self: 403 },
      call: async ({ make }) => ({ body: { postId: await make('forum-post') } }),
      changes: ['forum_posts'],
    },
    read: { who: own(200), call: () => ({ body: { number: 1 } }) },
    readAll: { who: own(200) },
    follow: { who: own(200), call: () => ({ body: { level: 'follow' as const } }) },
  },
  makes: {
    'forum-category': welcome,
    'forum-post': async ({ call, make, mark }) => {
      const categoryId = await make('forum-category');
      const body = { title: mark, content: `${mark}: found in drawer ${++made}.`, categoryId };
      return (await call(api.forum.createPost, { body })).id;
    },
    async 'forum-reply'({ call, make, mark }) {
      const id = await make('forum-post');
      const body = { content: `${mark}: so it was, ${++made}.`, photoAlt: null };
      const reply = await call(api.forum.createReply, { params: { id }, body });
      return { 'forum-post': id, 'forum-reply': reply.id };
    },
  },
  async fill({ call, clock, db, make, mark, user }) {
    await make('forum-reply');
    const id = await make('forum-post');
    // Nobody likes their own words, and nobody else is here.
    await db.execute(sql`
      insert into forum_likes (post_id, number, author_id, created_at)
      values (${id}, 0, ${user.id}, ${clock.now().toISOString()}::timestamptz)`);
    await call(api.forum.editPost, { params: { id }, body: { title: mark, content: mark } });
    await call(api.forum.follow, { params: { id }, body: { level: 'follow' } });
    await call(api.forum.readAll, {});
  },
});
