import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './days.ts';
import { countsForDay, dayOfArrival, LATE_MS } from './entry-day.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const ZONES = [
  'UTC',
  'Europe/London',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];
const formats = new Map(
  ZONES.map((timeZone) => [timeZone, new Intl.DateTimeFormat('en-CA', { timeZone })]),
);
const dayIn = (zone: string) => (instant: number) => formats.get(zone)?.format(instant) ?? '';

/** The instant as a browser in a zone would write it, with that zone's offset. */
function withOffset(instant: number, zone: string): string {
  const name = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign = '+', hours = '00', minutes = '00'] = /([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? [];
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * HOUR + Number(minutes) * MINUTE);
  return new Date(instant + offset).toISOString().replace('Z', `${sign}${hours}:${minutes}`);
}

const zone = fc.constantFrom(...ZONES);
/** Two years around changes of clocks, and the day that Samoa left out. */
const now = fc.oneof(
  fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2028, 0) }),
  fc.integer({ min: Date.UTC(2011, 11, 28), max: Date.UTC(2012, 0, 3) }),
);
const inTime = fc.integer({ min: 0, max: LATE_MS });
const clockRight = fc.integer({ min: -10 * MINUTE + 1, max: 10 * MINUTE - 1 });
const clockWrong = fc.oneof(
  fc.integer({ min: 10 * MINUTE, max: 400 * DAY }),
  fc.integer({ min: -400 * DAY, max: -10 * MINUTE }),
);
const iso = (instant: number) => new Date(instant).toISOString();

describe('the day of an entry that nobody dated', () => {
  it('is the day on which its writing began, for 72 hours', () => {
    fc.assert(
      fc.property(zone, now, inTime, clockRight, (where, at, age, off) => {
        const dayAt = dayIn(where);
        const arrival = { begunAt: iso(at - age), sentAt: at + off, now: at };
        expect(dayOfArrival(arrival, dayAt)).toBe(dayAt(at - age));
      }),
    );
  });

  it('is the day that stood on the sheet, where that can be', () => {
    fc.assert(
      fc.property(zone, zone, now, inTime, (from, to, at, age) => {
        const begunAt = withOffset(at - age, from);
        const sheet = dayIn(from)(at - age);
        const dayAt = dayIn(to);
        const isPossible = sheet <= dayAt(at) && sheet >= dayAt(at - LATE_MS);
        const day = dayOfArrival({ begunAt, now: at }, dayAt);
        expect(day).toBe(isPossible ? sheet : dayAt(at));
        if (from === to) expect(day).toBe(sheet);
      }),
    );
  });

  it('is the day it arrives when that is later than 72 hours, or the clock is wrong', () => {
    const late = fc.integer({ min: LATE_MS + 1, max: 400 * DAY });
    fc.assert(
      fc.property(zone, now, late, inTime, clockWrong, (where, at, tooLong, age, off) => {
        const dayAt = dayIn(where);
        expect(dayOfArrival({ begunAt: iso(at - tooLong), now: at }, dayAt)).toBe(dayAt(at));
        const wrong = { begunAt: iso(at - age), sentAt: at + off, now: at };
        expect(dayOfArrival(wrong, dayAt)).toBe(dayAt(at));
      }),
    );
    expect(dayOfArrival({ now: Date.UTC(2026, 10, 22) }, dayIn('UTC'))).toBe('2026-11-22');
  });

  it('is never ahead and counts, whatever a browser says', () => {
    const claim = fc.integer({ min: -500 * HOUR, max: 500 * HOUR });
    const offset = fc.constantFrom('Z', '+14:00', '-12:00', '+00:00', '+23:59', '-23:59');
    fc.assert(
      fc.property(zone, now, claim, offset, (where, at, said, sign) => {
        const dayAt = dayIn(where);
        const begunAt = iso(at + said).replace('Z', sign);
        const day = dayOfArrival({ begunAt, sentAt: at, now: at }, dayAt);
        expect(day <= dayAt(at)).toBe(true);
        expect(countsForDay(day, at, dayAt)).toBe(true);
      }),
    );
  });
});

describe('the days that an entry counts for', () => {
  it('are the day it arrives and those that ended in the 72 hours before', () => {
    fc.assert(
      fc.property(zone, now, fc.integer({ min: -6, max: 3 }), (where, at, offset) => {
        const dayAt = dayIn(where);
        const day = addDays(dayAt(at), offset);
        // Hour by hour, as somebody with a clock would look back.
        const seen = new Set([dayAt(at - LATE_MS)]);
        for (let hour = 0; hour < 72; hour++) seen.add(dayAt(at - hour * HOUR));
        const isSkipped = day === '2011-12-30' && where === 'Pacific/Apia';
        if (!isSkipped) expect(countsForDay(day, at, dayAt)).toBe(seen.has(day));
      }),
    );
  });
});
