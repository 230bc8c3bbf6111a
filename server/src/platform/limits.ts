import { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { AppError } from './errors.ts';

const MINUTE = 60;

/** How much of what is let through (D5), in points per so many seconds. */
const RULES = {
  signInByAccount: { points: 10, duration: 15 * MINUTE },
  signInByAddress: { points: 100, duration: 15 * MINUTE },
  registration: { points: 60, duration: 60 * MINUTE },
  guide: { points: 120, duration: 60 * MINUTE },
  contact: { points: 10, duration: 60 * MINUTE },
  /** Life-path readings for visitors. */
  lifePath: { points: 20, duration: 60 * MINUTE },
  passwordReset: { points: 10, duration: 60 * MINUTE },
  writes: { points: 600, duration: MINUTE },
} as const;

export type LimitName = keyof typeof RULES;

export interface Limits {
  /** Counts one more. @throws AppError too_many_requests once the allowance is used up */
  consume(limit: LimitName, key: string): Promise<void>;
  /** Takes back one that was counted. */
  refund(limit: LimitName, key: string): Promise<void>;
  /** Forgets what was counted. */
  reset(limit: LimitName, key: string): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  scale: number;
  redisUrl?: string | undefined;
  /** Told, once each time, that Redis is gone and that it is back. */
  log?: (message: string) => void;
}

/**
 * Limits shared through Redis when its address is given, else kept by this process; kept by it as well
 * while Redis is gone.
 */
export function createLimits({ log = () => {}, ...options }: Options): Limits {
  if (options.scale === 0) {
    const open = async () => {};
    return { consume: open, refund: open, reset: open, close: open };
  }
  const redis = options.redisUrl
    ? new Redis(options.redisUrl, { enableOfflineQueue: false, maxRetriesPerRequest: 1 })
    : null;
  if (redis) tellOfFalls(redis, log);
  const limiters = new Map<LimitName, RateLimiterAbstract>();
  for (const [name, rule] of Object.entries(RULES) as [LimitName, (typeof RULES)[LimitName]][]) {
    const points = Math.max(1, Math.round(rule.points * options.scale));
    const settings = { keyPrefix: `limit:${name}`, points, duration: rule.duration };
    const memory = new RateLimiterMemory(settings);
    limiters.set(
      name,
      redis
        ? new RateLimiterRedis({ ...settings, storeClient: redis, insuranceLimiter: memory })
        : memory,
    );
  }
  const of = (name: LimitName) => limiters.get(name) as RateLimiterAbstract;
  return {
    async consume(name, key) {
      try {
        await of(name).consume(key);
      } catch (refusal) {
        throw refusal instanceof RateLimiterRes ? tooMany(refusal) : refusal;
      }
    },
    async refund(name, key) {
      await of(name).reward(key);
    },
    async reset(name, key) {
      await of(name).delete(key);
    },
    async close() {
      redis?.disconnect();
    },
  };
}

function tellOfFalls(redis: Redis, log: (message: string) => void): void {
  let isGone = false;
  redis.on('error', ({ message }: Error) => {
    if (isGone) return;
    isGone = true;
    log(`Redis cannot be reached, limits are counted by this process alone (${message}).`);
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
