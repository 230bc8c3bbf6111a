import { Temporal } from 'temporal-polyfill';
import type { GuideProviders } from '../features/guide/index.ts';
import type { Context, Moment } from '../platform/context.ts';
import type { DemoEntry } from './compose.ts';

/** What an action works with: the account, and the ids under which its entries are stored. */
export interface SeedTarget {
  context: Context;
  guides: GuideProviders;
  userId: number;
  entryIds: Map<DemoEntry, number>;
}

/** Something a persona did in the application, and when. */
export interface Action {
  at: Temporal.ZonedDateTime;
  act: (target: SeedTarget, at: Moment) => Promise<unknown>;
}

/**
 * Runs the actions by their time, so that badges and levels are awarded when they would have been;
 * those of the same time in the given order. What lies after `now` is moved to `now`.
 */
export async function runActions(
  target: SeedTarget,
  actions: readonly Action[],
  now: Date,
): Promise<void> {
  const latest = Temporal.Instant.fromEpochMilliseconds(now.getTime());
  const past = actions.map(({ at, act }) => ({ act, at: notAfter(at, latest) }));
  past.sort((a, b) => Temporal.ZonedDateTime.compare(a.at, b.at));
  for (const { at, act } of past) await act(target, momentOf(at));
}

function notAfter(at: Temporal.ZonedDateTime, latest: Temporal.Instant): Temporal.ZonedDateTime {
  const isAhead = Temporal.Instant.compare(at.toInstant(), latest) > 0;
  return isAhead ? latest.toZonedDateTimeISO(at.timeZoneId) : at;
}

/** The time in the shape that services take. */
export const momentOf = (at: Temporal.ZonedDateTime): Moment => ({
  now: new Date(at.epochMilliseconds),
  zone: at.timeZoneId,
});

/** The id under which an entry is stored; null without an entry. */
export const entryIdOf = ({ entryIds }: SeedTarget, entry: DemoEntry | null): number | null =>
  entry ? (entryIds.get(entry) ?? null) : null;
