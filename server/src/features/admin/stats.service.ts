import type { AdminDay, AdminStats } from '@pathkeeper/contract';
import { countedFresh, localDateAt } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import * as repository from './stats.public.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long figures are shown before they are counted anew. */
const FRESH_MS = 60_000;
/** The most days that the charts show. */
const CHARTED = 366;

const dayOf = (now: Date, back: number) =>
  localDateAt(new Date(now.getTime() - back * DAY_MS), 'UTC');

/**
 * Tiles and charts: counts of everybody, counted at most once a minute by a process, however many ask
 * (S2.2). A chart's past days are stored; only yesterday and today are counted again.
 */
export function createAdminStats({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  const keep = <T>(count: (now: Date) => Promise<T>) => countedFresh(clock, FRESH_MS, count);

  const countRecent = keep((now) => countMissing({ db }, now, 1));

  return {
    tiles: keep(
      async (now): Promise<AdminStats> => ({
        countedAt: now.toISOString(),
        ...(await repository.countTiles(db, now)),
      }),
    ),

    async days(days: number): Promise<AdminDay[]> {
      await countRecent();
      const now = clock.now();
      return repository.readDays(db, dayOf(now, days - 1), dayOf(now, 0));
    },
  };
}

/**
 * Counts the last days anew, and any before them that was never counted: after a first start on old
 * data, or a time in which nothing ran.
 */
export async function countMissing(
  { db }: Pick<Context, 'db'>,
  now: Date,
  anew: number,
): Promise<void> {
  const counted = new Set(
    (await repository.readDays(db, dayOf(now, CHARTED), dayOf(now, 0))).map(({ day }) => day),
  );
  let back = CHARTED - 1;
  while (back > anew && counted.has(dayOf(now, back))) back -= 1;
  await repository.countDays(db, dayOf(now, back), dayOf(now, 0));
}
