import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { one } from '../../platform/database/one.ts';
import { prepared } from '../../platform/database/queries/prepared-query.ts';
import { type SearchDocument, searchValue } from '../../platform/search/document.ts';
import type { Target } from './forum.rules.ts';
import {
  forumMembers,
  forumPosts,
  forumReading,
  forumReplies,
  forumRevisions,
} from './forum.tables.ts';

export type ReadingRow = typeof forumReading.$inferSelect;

type NewPost = Omit<typeof forumPosts.$inferInsert, 'id' | 'authorId' | 'search'>;

/** The value of the search column of a post. */
export const searchColumn = ({ words, lexemes }: SearchDocument) =>
  searchValue(words, sql.param(lexemes));

/** Adds a post, under `id` or the next one, and answers its id. */
export async function insertPost(
  tx: Database,
  ownerId: number,
  post: NewPost,
  search: SearchDocument,
  id: number | null,
): Promise<number> {
  const rows = await tx
    .insert(forumPosts)
    .values({
      ...post,
      ...(id === null ? {} : { id }),
      authorId: ownerId,
      search: searchColumn(search),
    })
    .returning({ id: forumPosts.id });
  return one(rows).id;
}

type ReplyRow = typeof forumReplies.$inferSelect;
type NewReply = Pick<
  ReplyRow,
  | ('postId' | 'number' | 'parentNumber' | 'content' | 'contentHtml')
  | ('photoHash' | 'photoAlt' | 'createdAt')
>;

const newReply = prepared((db) =>
  db
    .insert(forumReplies)
    .values({
      postId: sql.placeholder('postId'),
      number: sql.placeholder('number'),
      madeId: sql`coalesce(${sql.placeholder('madeId')}::bigint, nextval('forum_replies_made_id_seq'))`,
      authorId: sql.placeholder('ownerId'),
      parentNumber: sql.placeholder('parentNumber'),
      content: sql.placeholder('content'),
      contentHtml: sql.placeholder('contentHtml'),
      photoHash: sql.placeholder('photoHash'),
      photoAlt: sql.placeholder('photoAlt'),
      createdAt: sql.placeholder('createdAt'),
    })
    .returning()
    .prepare('forum_insert_reply'),
);

/** Adds a reply, under `madeId` or the next one. */
export async function insertReply(
  tx: Database,
  ownerId: number,
  reply: NewReply,
  madeId: number | null,
): Promise<ReplyRow> {
  const rows = await newReply(tx).execute({ ...reply, madeId, ownerId });
  return one(rows);
}

/** The reply that a first try made, by the id that it was given. */
export async function findMadeReply(
  tx: Database,
  ownerId: number,
  madeId: number,
): Promise<ReplyRow | undefined> {
  const [row] = await tx
    .select()
    .from(forumReplies)
    .where(and(eq(forumReplies.authorId, ownerId), eq(forumReplies.madeId, madeId)));
  return row;
}

/**
 * Keeps what somebody's words were, under the next version, and answers it, whoever changed them. The lock of their
 * post is held.
 */
export async function insertRevision(
  tx: Database,
  ownerId: number | null,
  was: Target & { title?: string; content: string; replacedAt: Date },
): Promise<number> {
  const [last] = await tx
    .select({ version: forumRevisions.version })
    .from(forumRevisions)
    .where(and(eq(forumRevisions.postId, was.postId), eq(forumRevisions.number, was.number)))
    .orderBy(desc(forumRevisions.version))
    .limit(1);
  const version = (last?.version ?? 0) + 1;
  await tx.insert(forumRevisions).values({ ...was, authorId: ownerId, version });
  return version;
}

const readings = prepared((db) =>
  db
    .select()
    .from(forumReading)
    .where(
      and(
        eq(forumReading.userId, sql.placeholder('ownerId')),
        sql`${forumReading.postId} = any(${sql.placeholder('postIds')}::bigint[])`,
      ),
    )
    .prepare('forum_reading_of'),
);

/** How far somebody has read these posts. */
export async function readingOf(
  db: Database,
  ownerId: number,
  postIds: readonly number[],
): Promise<ReadonlyMap<number, ReadingRow>> {
  if (postIds.length === 0) return new Map();
  const rows = await readings(db).execute({ ownerId, postIds });
  return new Map(rows.map((row) => [row.postId, row]));
}

const readUpTo = prepared((db) =>
  db
    .insert(forumReading)
    .values({
      userId: sql.placeholder('ownerId'),
      postId: sql.placeholder('postId'),
      readNumber: sql.placeholder('readNumber'),
    })
    .onConflictDoUpdate({
      target: [forumReading.userId, forumReading.postId],
      set: { readNumber: sql`greatest(${forumReading.readNumber}, excluded.read_number)` },
    })
    .returning({ readNumber: forumReading.readNumber })
    .prepare('forum_set_read'),
);

/** Remembers that somebody has read up to a reply; a smaller number changes nothing. */
export async function setRead(
  db: Database,
  ownerId: number,
  postId: number,
  readNumber: number,
): Promise<number> {
  const [row] = await readUpTo(db).execute({ ownerId, postId, readNumber });
  return row?.readNumber ?? readNumber;
}

export async function setFollowing(
  db: Database,
  ownerId: number,
  postId: number,
  following: ReadingRow['following'],
): Promise<void> {
  await db
    .insert(forumReading)
    .values({ userId: ownerId, postId, following, isChosen: true })
    .onConflictDoUpdate({
      target: [forumReading.userId, forumReading.postId],
      set: { following, isChosen: true },
    });
}

const byWriting = prepared((db) =>
  db
    .insert(forumReading)
    .values({
      userId: sql.placeholder('ownerId'),
      postId: sql.placeholder('postId'),
      readNumber: sql.placeholder('readNumber'),
      following: sql.placeholder('following'),
    })
    .onConflictDoUpdate({
      target: [forumReading.userId, forumReading.postId],
      set: {
        readNumber: sql`greatest(${forumReading.readNumber}, excluded.read_number)`,
        following: sql`case when ${forumReading.isChosen} or excluded.following = 'normal'
          then ${forumReading.following} else excluded.following end`,
      },
    })
    .prepare('forum_read_by_writing'),
);

/**
 * Remembers that somebody has read up to a reply of theirs (null of a post), and with `follows` lets them follow
 * its post, unless they said how closely they follow it.
 */
export async function readByWriting(
  tx: Database,
  ownerId: number,
  { postId, number, follows }: { postId: number; number: number | null; follows: boolean },
): Promise<void> {
  const following = follows ? 'follow' : 'normal';
  await byWriting(tx).execute({ ownerId, postId, readNumber: number, following });
}

/** Lets somebody follow a post in which they write, unless they said how closely they follow it. */
export const followByWriting = (tx: Database, ownerId: number, postId: number): Promise<void> =>
  readByWriting(tx, ownerId, { postId, number: null, follows: true });

/** Whether somebody answered a post, whatever has become of it since, unless their words are gone for good. */
export async function hasWordsIn(db: Database, ownerId: number, postId: number): Promise<boolean> {
  const own = and(eq(forumReplies.authorId, ownerId), eq(forumReplies.postId, postId));
  const [row] = await db
    .select({ number: forumReplies.number })
    .from(forumReplies)
    .where(and(own, ne(forumReplies.content, '')))
    .limit(1);
  return row !== undefined;
}

/** Posts (number 0) and replies of somebody's that still have words; `counted` while they stand. */
export async function wordsOf(
  db: Database,
  ownerId: number,
  limit: number,
): Promise<(Target & { counted: boolean })[]> {
  const rows = await db.execute<{ postId: string; number: number; counted: boolean }>(sql`
    (select post_id as "postId", number, removed_at is null as counted from forum_replies
      where author_id = ${ownerId} and content <> '' limit ${limit})
    union all
    (select id, 0, removed_at is null from forum_posts
      where author_id = ${ownerId} and content <> '' limit ${limit})
    limit ${limit}`);
  return [...rows].map(({ postId, ...row }) => ({ postId: Number(postId), ...row }));
}

/** Deletes every post of somebody's, whatever hangs on it, counts its categories anew, and answers their ids. */
export async function deletePosts(tx: Database, ownerId: number): Promise<number[]> {
  const rows = await tx.execute<{ id: string }>(sql`
    with gone as (
      delete from forum_posts where author_id = ${ownerId} returning id, category_id, removed_at
    ), counted as (
    update forum_categories c set post_count = post_count - lost.posts
    from (select category_id, count(*)::int as posts from gone
      where removed_at is null group by category_id) lost
    where c.id = lost.category_id)
    select id from gone`);
  return [...rows].map(({ id }) => Number(id));
}

const active = prepared((db) =>
  db
    .insert(forumMembers)
    .values({ userId: sql.placeholder('ownerId'), activeAt: sql.placeholder('activeAt') })
    .onConflictDoUpdate({
      target: forumMembers.userId,
      set: { activeAt: sql`excluded.active_at` },
    })
    .prepare('forum_mark_active'),
);

/** Remembers that somebody wrote or liked. The last lock of its transaction: two of theirs may meet here. */
export async function markActive(tx: Database, ownerId: number, activeAt: Date): Promise<void> {
  await active(tx).execute({ ownerId, activeAt });
}

/** Marks everything as read up to now: what was opened to its end, what was not by the time. */
export async function markAllRead(tx: Database, ownerId: number, allReadAt: Date): Promise<void> {
  await tx
    .insert(forumMembers)
    .values({ userId: ownerId, allReadAt })
    .onConflictDoUpdate({ target: forumMembers.userId, set: { allReadAt } });
  await tx.execute(sql`
    with opened as materialized (select post_id from forum_reading where user_id = ${ownerId}),
    posts as materialized (
      select id, last_number from forum_posts where id in (select post_id from opened))
    update forum_reading r set read_number = posts.last_number from posts
    where r.user_id = ${ownerId} and posts.id = r.post_id and r.read_number < posts.last_number`);
}
