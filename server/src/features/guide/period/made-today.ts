import { weekToRead } from '@pathkeeper/contract';
import { localDateAt } from '../../../platform/clock.ts';
import type { Context, Moment } from '../../../platform/context.ts';
import { findPeriod, isBlank, periodOf } from '../../reflections/index.ts';

/**
 * Whether there is a reflection of the week that is offered today and of the month that it lies in, so that the home leads
 * to what is there (S1.2). One without a paragraph is none: all its entries told of danger.
 */
export async function madeToday(
  { db }: Context,
  ownerId: number,
  { now, zone }: Moment,
): Promise<{ week: boolean; month: boolean }> {
  const today = localDateAt(now, zone);
  const isMade = async (kind: 'week' | 'month', day: string) => {
    const stored = await findPeriod(db, ownerId, { kind, start: periodOf(kind, day).from });
    return stored !== undefined && !isBlank(stored.body);
  };
  const [week, month] = await Promise.all([
    isMade('week', weekToRead(today)),
    isMade('month', today),
  ]);
  return { week, month };
}
