import type { ForumStats } from '@pathkeeper/contract';
import { countedFresh } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { countOnline } from '../../accounts/index.ts';
import { listCategories } from '../forum.public.repository.ts';
import { countActive } from './unread.public.repository.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Somebody is online who called within this time (D45). */
const ONLINE_MS = 5 * MINUTE_MS;
/** Somebody is active who posted, replied or liked within this time (D45). */
const ACTIVE_MS = 30 * DAY_MS;
/** How long the numbers of people are shown before they are counted anew. */
const FRESH_MS = 30_000;

/**
 * The figures of the forum's front page. Posts and categories are read at each call from the few rows of
 * categories. People are counted at most twice a minute by a process, however many ask, and again when
 * somebody has written here: who has just posted finds it in the figures.
 */
export function createForumStats({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  const people = countedFresh(clock, FRESH_MS, async (at) => {
    const now = at.getTime();
    const [activeMembers, onlineNow] = await Promise.all([
      countActive(db, new Date(now - ACTIVE_MS)),
      countOnline({ db }, new Date(now - ONLINE_MS)),
    ]);
    return { activeMembers, onlineNow };
  });

  return {
    async stats(): Promise<ForumStats> {
      const [categories, counted] = await Promise.all([listCategories(db), people()]);
      const totalPosts = categories.reduce((sum, { postCount }) => sum + postCount, 0);
      return { ...counted, totalPosts, totalCategories: categories.length };
    },

    /** Whatever this call wrote, once it is in the database: the figures show it from now on. */
    async after<T>(writing: Promise<T>): Promise<T> {
      const written = await writing;
      people.forget();
      return written;
    },
  };
}
