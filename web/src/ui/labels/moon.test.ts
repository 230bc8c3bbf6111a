import { describe, expect, it } from 'vitest';
import { moonDisc, moonInstant, moonNight, moonWords } from './moon.ts';

/** Published instants (UTC): full moons and new moons, the latter confirmed by solar eclipses. */
const FULL = ['2024-01-25T17:54Z', '2025-03-14T06:55Z', '2025-10-07T03:48Z', '2026-01-03T10:03Z'];
const NEW = ['2017-08-21T18:30Z', '2024-04-08T18:21Z', '2024-10-02T18:49Z', '2026-08-12T17:37Z'];

const near = (instant: string, half: 0 | 0.5) => {
  const lunations = (Date.parse(instant) - Date.UTC(2000, 0, 6, 18, 14)) / 86_400_000 / 29.530588;
  return moonInstant(Math.round(lunations - half) + half).getTime() - Date.parse(instant);
};

describe('the moon', () => {
  it('is full and new within three minutes of the published instants', () => {
    for (const instant of FULL) expect(Math.abs(near(instant, 0.5))).toBeLessThan(180_000);
    for (const instant of NEW) expect(Math.abs(near(instant, 0))).toBeLessThan(180_000);
  });

  it('counts the nights by the date where the reader is', () => {
    // Noon, so that the local date is the same wherever the test runs within half a day of UTC.
    expect(moonNight(new Date(2026, 7, 12, 12)).phase).toBe('new');
    expect(moonWords(new Date(2026, 7, 11, 12))).toBe('moon waning, one night to new');
    expect(moonWords(new Date(2026, 7, 12, 22))).toBe('new moon tonight');
    expect(moonNight(new Date(2026, 7, 13, 12)).phase).toBe('waxing');
  });

  it('goes round: every date has a phase, and the nights count down one by one', () => {
    let before = moonNight(new Date(2026, 0, 1, 12));
    for (let day = 2; day < 800; day += 1) {
      const now = moonNight(new Date(2026, 0, day, 12));
      expect(now.nights).toBeLessThanOrEqual(16);
      if (before.nights > 1) expect(now).toEqual({ ...before, nights: before.nights - 1 });
      before = now;
    }
  });

  it('draws a full disc at full moon and none at new moon', () => {
    expect(moonDisc(new Date('2026-01-03T10:03Z')).lit).toBeGreaterThan(0.99);
    expect(moonDisc(new Date('2026-08-12T17:37Z')).lit).toBeLessThan(0.01);
    expect(moonDisc(new Date('2026-01-10T12:00Z')).waxing).toBe(false);
  });
});
