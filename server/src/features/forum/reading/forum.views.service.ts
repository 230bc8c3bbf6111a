import { createHmac, randomBytes } from 'node:crypto';
import { localDateAt } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { addViews } from '../forum.public.repository.ts';

/** Somebody who looks at a post: an account, or an address and a browser. */
export interface Visitor {
  id: number | null;
  address: string;
  agent: string;
}

/** Adds views that were counted elsewhere. */
export const countViews = ({ db }: Pick<Context, 'db'>, postId: number, views: number) =>
  addViews(db, new Map([[postId, views]]));

const FLUSH_MS = 10_000;

/** Visitors remembered at most; past it a day's second look may count again. */
const MOST_SEEN = 200_000;

/**
 * Counts views of posts, once a day for each visitor (D45). Who looked is known as a hash with a salt
 * that is thrown away each day and never leaves this process. Views are gathered and written together,
 * so that a popular post is no queue of writers.
 */
export function createViewCounter({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  let day = '';
  let salt = Buffer.alloc(0);
  const seen = new Set<string>();
  let waiting = new Map<number, number>();
  let timer: NodeJS.Timeout | null = null;

  function beginDay(): void {
    const today = localDateAt(clock.now(), 'UTC');
    if (today === day && seen.size < MOST_SEEN) return;
    day = today;
    salt = randomBytes(32);
    seen.clear();
  }

  async function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    if (waiting.size === 0) return;
    const views = waiting;
    waiting = new Map();
    await addViews(db, views);
  }

  return {
    /** Counts a look at a post, unless this visitor had one today. */
    see(postId: number, { id, address, agent }: Visitor): void {
      beginDay();
      const who = id === null ? `${address} ${agent}` : `account ${id}`;
      const key = createHmac('sha256', salt).update(`${postId} ${who}`).digest('base64url');
      if (seen.has(key)) return;
      seen.add(key);
      waiting.set(postId, (waiting.get(postId) ?? 0) + 1);
      // A view that cannot be written is lost; nobody's words hang on it.
      timer ??= setTimeout(() => void flush().catch(() => {}), FLUSH_MS).unref();
    },
    flush,
  };
}
