import { Temporal } from 'temporal-polyfill';
import type { Guides } from '../features/guide/index.ts';
import type { Context, Moment } from '../platform/context.ts';
import type { Page } from './compose.ts';

/** What a deed works with: the account, and the entries that its pages have become. */
export interface Desk {
  context: Context;
  guides: Guides;
  userId: number;
  entryIds: Map<Page, number>;
}

/** Something a keeper did in the application, and when. */
export interface Deed {
  at: Temporal.ZonedDateTime;
  act: (desk: Desk, at: Moment) => Promise<unknown>;
}

/**
 * Does everything in the order in which it happened, so that badges and levels come when they would
 * have; of what happened at the same moment, the first given first. Nothing happens after `now`.
 */
export async function live(desk: Desk, deeds: readonly Deed[], now: Date): Promise<void> {
  const latest = Temporal.Instant.fromEpochMilliseconds(now.getTime());
  const past = deeds.map(({ at, act }) => ({ act, at: notAfter(at, latest) }));
  past.sort((a, b) => Temporal.ZonedDateTime.compare(a.at, b.at));
  for (const { at, act } of past) await act(desk, momentOf(at));
}

function notAfter(at: Temporal.ZonedDateTime, latest: Temporal.Instant): Temporal.ZonedDateTime {
  const isAhead = Temporal.Instant.compare(at.toInstant(), latest) > 0;
  return isAhead ? latest.toZonedDateTimeISO(at.timeZoneId) : at;
}

/** A moment as the services are told it. */
export const momentOf = (at: Temporal.ZonedDateTime): Moment => ({
  now: new Date(at.epochMilliseconds),
  zone: at.timeZoneId,
});

/** The entry that a page has become; null for none. */
export const entryIdOf = ({ entryIds }: Desk, page: Page | null): number | null =>
  page ? (entryIds.get(page) ?? null) : null;
