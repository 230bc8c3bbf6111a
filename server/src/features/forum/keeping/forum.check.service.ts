import type { Context } from '../../../platform/context.ts';
import { asOwner, countForum, MOST_LIKED } from '../../progression/index.ts';
import * as counters from './forum.counters.public.repository.ts';

/** Posts, and people, that are checked at a time. */
const BATCH = 500;

/**
 * Counts the forum's counters again: likes, replies, last number and newest reply of each post, likes of
 * each reply, posts of each category, and what badges are measured by (D45). With `fix` they are corrected,
 * each post under its lock.
 */
export async function checkForum(
  { db }: Pick<Context, 'db'>,
  { fix, now }: { fix: boolean; now: Date },
): Promise<{ checked: number; details: string[] }> {
  const details: string[] = [];
  const last = await counters.lastPostId(db);
  for (let after = 0; after < last; after += BATCH) {
    const range = { after, upTo: after + BATCH };
    for (const { id, what } of await counters.wrongPosts(db, range)) {
      details.push(`Post ${id}: ${what}.`);
      if (fix) await db.transaction((tx) => counters.recountPost(tx, id));
    }
    for (const { id, number, what } of await counters.wrongReplies(db, range)) {
      details.push(`Reply ${number} of post ${id}: ${what}.`);
      if (fix) await db.transaction((tx) => counters.recountReply(tx, id, number));
    }
  }
  for (const id of await counters.categoryIds(db)) {
    const { was, is } = await db.transaction(async (tx) => {
      const counted = await counters.countCategory(tx, id);
      if (fix && counted.was !== counted.is) await counters.setPostCount(tx, id, counted.is);
      return counted;
    });
    if (was !== is) details.push(`Category ${id}: posts ${was} to ${is}.`);
  }
  for (let after = 0; ; ) {
    const people = await counters.peopleAfter(db, after, BATCH);
    for (const { id } of await counters.wrongPeople(db, people, MOST_LIKED)) {
      // Under their lock: they may have written while they were counted.
      const counted = await asOwner({ db }, id, async (tx, progress) => {
        const [wrong] = await counters.wrongPeople(tx, [id], MOST_LIKED);
        if (wrong && fix) await countForum(tx, progress, wrong, now);
        return wrong;
      });
      if (!counted) continue;
      const { forumPosts, repliesLiked } = counted;
      details.push(
        `Account ${id}: ${forumPosts} posts and ${repliesLiked} liked replies in the forum.`,
      );
    }
    const end = people.at(-1);
    if (end === undefined || people.length < BATCH) break;
    after = end;
  }
  return { checked: await counters.countPosts(db), details };
}
