import { LRUCache } from 'lru-cache';
import { Temporal } from 'temporal-polyfill';

/** Where the server gets the time from; tests replace it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

// Intl takes a tenth of a millisecond to look a zone up, and every request names one.
const lookedUp = new LRUCache<string, { zone: string | null }>({ max: 1000 });

/** A zone name this server knows, in its canonical spelling, or null. */
export function knownZone(name: string | undefined): string | null {
  // Offsets such as "+02:00" are accepted by Intl but are not zones: they have no history.
  if (!name || name.length > 60 || !/^[A-Za-z]/.test(name)) return null;
  let found = lookedUp.get(name);
  if (!found) {
    found = { zone: lookUp(name) };
    lookedUp.set(name, found);
  }
  return found.zone;
}

function lookUp(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** The writer's day at an instant: YYYY-MM-DD in the given IANA zone (D12). */
export function localDateAt(instant: Date, zone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .toString();
}

/** The hour of the writer's clock at an instant, 0 to 23. */
export function hourAt(instant: Date, zone: string): number {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone).hour;
}

// Temporal takes a fifth of a millisecond to find where a day begins and ends.
const daysOfZones = new LRUCache<string, { from: number; to: number }>({ max: 1000 });

/** The instant at which the writer's day began. */
export function startOfDay(instant: Date, zone: string): Date {
  const at = instant.getTime();
  let day = daysOfZones.get(zone);
  if (!day || at < day.from || at >= day.to) {
    const began = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).startOfDay();
    const next = began.add({ days: 1 }).startOfDay();
    day = { from: began.epochMilliseconds, to: next.epochMilliseconds };
    daysOfZones.set(zone, day);
  }
  return new Date(day.from);
}

/** An instant as somebody reads it on their own clock: “December 4, 2026 at 22:15 GMT+1”. */
export function momentIn(instant: Date, zone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone: zone },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' },
  }).format(instant);
}

/**
 * Counts anew at most once in `freshMs` for each key by this process, however many ask. What could not be
 * counted is counted again at the next call, and all of it after `forget`.
 */
export function countedFresh<T, K = void>(
  clock: Clock,
  freshMs: number,
  count: (now: Date, key: K) => Promise<T>,
): ((key: K) => Promise<T>) & { forget(): void } {
  const kept = new Map<K, { at: number; value: Promise<T> }>();
  const counted = async (key: K) => {
    const now = clock.now();
    let asked = kept.get(key);
    if (asked === undefined || now.getTime() - asked.at >= freshMs) {
      asked = { at: now.getTime(), value: count(now, key) };
      kept.set(key, asked);
    }
    try {
      return await asked.value;
    } catch (error) {
      if (kept.get(key) === asked) kept.delete(key);
      throw error;
    }
  };
  return Object.assign(counted, { forget: () => kept.clear() });
}
