import { expect, it } from 'vitest';
import { startOfDay } from './clock.ts';

const began = (instant: string, zone: string) => startOfDay(new Date(instant), zone).toISOString();

it('finds where a day of a zone began, in whichever order days are asked for', () => {
  expect(began('2026-11-28T12:00:00Z', 'Europe/London')).toBe('2026-11-28T00:00:00.000Z');
  expect(began('2026-11-28T23:59:59.999Z', 'Europe/London')).toBe('2026-11-28T00:00:00.000Z');
  expect(began('2026-11-29T00:00:00Z', 'Europe/London')).toBe('2026-11-29T00:00:00.000Z');
  expect(began('2026-11-27T23:59:59.999Z', 'Europe/London')).toBe('2026-11-27T00:00:00.000Z');
  expect(began('2026-11-28T12:00:00Z', 'Asia/Tokyo')).toBe('2026-11-27T15:00:00.000Z');
});

it('knows days that are longer, or begin later than at midnight', () => {
  // 25 hours: the clocks go back.
  expect(began('2026-10-25T23:59:00Z', 'Europe/London')).toBe('2026-10-24T23:00:00.000Z');
  // Midnight is skipped there.
  expect(began('2026-09-06T15:00:00Z', 'America/Santiago')).toBe('2026-09-06T04:00:00.000Z');
  expect(began('2026-09-07T03:00:00Z', 'America/Santiago')).toBe('2026-09-07T03:00:00.000Z');
});
