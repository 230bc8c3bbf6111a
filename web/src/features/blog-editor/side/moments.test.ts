import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOf, localMoment, zoneInWords } from './moments.ts';

const iso = (day: string, hour: string, zone: string) =>
  instantOf({ day, hour }, zone)?.toISOString();

describe('a moment in the author’s zone', () => {
  it.each([
    ['2026-12-01', '07:00', 'Europe/Lisbon', '2026-12-01T07:00:00.000Z'],
    ['2026-07-01', '07:00', 'Europe/Lisbon', '2026-07-01T06:00:00.000Z'],
    ['2026-12-01', '00:10', 'Pacific/Auckland', '2026-11-30T11:10:00.000Z'],
    ['2026-12-01', '07:00', 'Asia/Kathmandu', '2026-12-01T01:15:00.000Z'],
    // The clock goes from 02:00 to 03:00, and in autumn passes 01:30 twice.
    ['2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ])('%s %s in %s', (day, hour, zone, instant) => {
    expect(iso(day, hour, zone)).toBe(instant);
  });

  it('is none without a day or an hour', () => {
    expect(instantOf({ day: '', hour: '07:00' }, 'UTC')).toBeNull();
    expect(instantOf({ day: '2026-12-01', hour: '' }, 'UTC')).toBeNull();
  });

  it('comes back as it was entered', () => {
    const zones = ['Europe/Lisbon', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Apia', 'UTC'];
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2001-01-01'), max: new Date('2099-01-01'), noInvalidDate: true }),
        fc.constantFrom(...zones),
        (at, zone) => {
          const shown = localMoment(at, zone);
          const again = instantOf(shown, zone);
          expect(again && localMoment(again, zone)).toEqual(shown);
        },
      ),
    );
  });

  it('is said with its zone', () => {
    expect(zoneInWords('Europe/Lisbon', new Date('2026-07-01T00:00Z'))).toBe(
      'Europe/Lisbon (GMT+1)',
    );
  });
});
