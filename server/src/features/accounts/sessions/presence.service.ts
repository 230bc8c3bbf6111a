import { LRUCache } from 'lru-cache';
import type { Context } from '../../../platform/context.ts';
import * as people from './presence.public.repository.ts';
import { markSeen } from './presence.repository.ts';

const MINUTE_MS = 60_000;

/** A process writes that somebody is here at most so often. */
const WRITE_EVERY_MS = MINUTE_MS;

/** Nobody is asked about for longer: where people were last is not kept. */
const REMEMBERED_MS = 10 * MINUTE_MS;

/**
 * Remembers who is here (D45): one small write for each person and minute in a process, whatever they
 * call. That it fails is nobody's trouble.
 */
export function createPresence({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  const written = new LRUCache<number, number>({ max: 50_000 });
  return {
    async see(userId: number): Promise<void> {
      const now = clock.now();
      const last = written.get(userId);
      if (last !== undefined && Math.abs(now.getTime() - last) < WRITE_EVERY_MS) return;
      written.set(userId, now.getTime());
      await markSeen(db, userId, now).catch(() => written.delete(userId));
    },
  };
}

/** Forgets everybody who has not called for some minutes. */
export function forgetAbsent({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  return people.forgetPresence(db, new Date(clock.now().getTime() - REMEMBERED_MS));
}

/** How many different people called since a time, of the last minutes. */
export const countOnline = ({ db }: Pick<Context, 'db'>, since: Date): Promise<number> =>
  people.countOnline(db, since);
