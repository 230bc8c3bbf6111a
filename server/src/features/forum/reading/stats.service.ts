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
/** How long figures are shown before they are counted anew. */
const FRESH_MS = 30_000;

/**
 * The figures of the forum's front page, counted at most twice a minute by a process, however many ask.
 * Three short queries: posts are counted on their categories, people by an index of times.
 */
export function createForumStats({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  async function count(at: Date): Promise<ForumStats> {
    const now = at.getTime();
    const [categories, activeMembers, onlineNow] = await Promise.all([
      listCategories(db),
      countActive(db, new Date(now - ACTIVE_MS)),
      countOnline({ db }, new Date(now - ONLINE_MS)),
    ]);
    const totalPosts = categories.reduce((sum, { postCount }) => sum + postCount, 0);
    return { activeMembers, totalPosts, totalCategories: categories.length, onlineNow };
  }

  return { stats: countedFresh(clock, FRESH_MS, count) };
}
