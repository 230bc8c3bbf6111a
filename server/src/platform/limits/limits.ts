import { isIPv6 } from 'node:net';
import { lt } from 'drizzle-orm';
import { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterDrizzle,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Database } from '../database/index.ts';
import { AppError } from '../errors.ts';
import { limitCounts } from '../instance.tables.ts';
import { hashToken } from '../secrets/tokens.ts';

/**
 * How much of something is let through (D5): so many `points` in so many `seconds`. Declared once, by
 * the feature that counts, in its `<feature>.limits.ts`.
 */
export interface LimitRule {
  /** Unique among all rules: what is counted is kept under it. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  /** Counted for all processes together, by the database where there is no Redis: what guards a door. */
  readonly isShared?: true;
}

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;

export interface Limits {
  /** Counts one more. @throws AppError too_many_requests once the allowance is used up */
  consume(rule: LimitRule, key: string): Promise<void>;
  /** Takes back one that was counted. */
  refund(rule: LimitRule, key: string): Promise<void>;
  /** Forgets what was counted. */
  reset(rule: LimitRule, key: string): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  scale: number;
  /** Where shared rules are counted without Redis; without it this process alone counts them. */
  db?: Database;
  redisUrl?: string | undefined;
  /** Told, once each time, that Redis is gone and that it is back. */
  log?: (message: string) => void;
}

/**
 * Limits shared through Redis when its address is given. Without it, and while it is gone, shared rules are
 * counted in the database and the others by this process.
 */
export function createLimits({ log = () => {}, db, ...options }: Options): Limits {
  if (options.scale === 0) {
    const open = async () => {};
    return { consume: open, refund: open, reset: open, close: open };
  }
  const redis = options.redisUrl
    ? new Redis(options.redisUrl, { enableOfflineQueue: false, maxRetriesPerRequest: 1 })
    : null;
  if (redis) tellOfFalls(redis, log);
  const limiters = new Map<string, { rule: LimitRule; limiter: RateLimiterAbstract }>();
  const create = (rule: LimitRule): RateLimiterAbstract => {
    const points = Math.max(1, Math.round(rule.points * options.scale));
    const settings = { keyPrefix: `limit:${rule.name}`, points, duration: rule.seconds };
    const own =
      rule.isShared && db
        ? new RateLimiterDrizzle({
            ...settings,
            ...{ storeClient: db, schema: limitCounts, clearExpiredByTimeout: false },
          })
        : new RateLimiterMemory(settings);
    return redis
      ? new RateLimiterRedis({ ...settings, storeClient: redis, insuranceLimiter: own })
      : own;
  };
  const of = (rule: LimitRule): RateLimiterAbstract => {
    const known = limiters.get(rule.name) ?? { rule, limiter: create(rule) };
    if (known.rule !== rule) throw new Error(`Two limits are called ${rule.name}: rename one.`);
    limiters.set(rule.name, known);
    return known.limiter;
  };
  return {
    async consume(rule, key) {
      try {
        await of(rule).consume(keyOf(rule, key));
      } catch (refusal) {
        throw refusal instanceof RateLimiterRes ? tooMany(refusal) : refusal;
      }
    },
    async refund(rule, key) {
      await of(rule).reward(keyOf(rule, key));
    },
    async reset(rule, key) {
      await of(rule).delete(keyOf(rule, key));
    },
    async close() {
      redis?.disconnect();
    },
  };
}

/** What is counted under in the open is a hash in what is shared: names that were typed are nobody's to read. */
const keyOf = ({ isShared }: LimitRule, key: string): string =>
  isShared ? hashToken(countedAs(key)) : countedAs(key);

/** Forgets what the database counted and nobody is held by any more. */
export async function forgetCounts(db: Database, now: Date): Promise<void> {
  await db.delete(limitCounts).where(lt(limitCounts.expire, now));
}

/** Under which an address in a key is counted: whoever has one of IPv6 has the whole /64 of it. */
function countedAs(key: string): string {
  return key
    .split(' ')
    .map((part) => (isIPv6(part) ? networkOf(part) : part))
    .join(' ');
}

/** The first half of an IPv6 address; one that only wraps an IPv4 address is that one. */
function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  const wrapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (wrapped) return wrapped;
  const [head = '', tail] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

function tellOfFalls(redis: Redis, log: (message: string) => void): void {
  let isGone = false;
  redis.on('error', ({ message }: Error) => {
    if (isGone) return;
    isGone = true;
    log(`Redis cannot be reached, most limits are counted by this process alone (${message}).`);
  });
  redis.on('ready', () => {
    if (isGone) log('Redis is back, limits are shared again.');
    isGone = false;
  });
}

function tooMany(state: RateLimiterRes): AppError {
  const retryAfter = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
  const wait = retryAfter < 90 ? `${retryAfter} seconds` : `${Math.ceil(retryAfter / 60)} minutes`;
  return new AppError('too_many_requests', `That was too often. Please try again in ${wait}.`, {
    retryAfter,
  });
}
