import { expect, it } from 'vitest';
import { anEntry } from '../../../test/samples/samples.ts';
import { entryTime } from './entry-time.ts';

it('an entry shows the hour it was saved at only on its own day', () => {
  const saved = { createdAt: '2026-11-23T00:00:55.000Z', timeZone: 'Europe/London' };
  expect(entryTime(anEntry({ ...saved, localDate: '2026-11-23' }))).toBe('00:00');
  expect(entryTime(anEntry({ ...saved, localDate: '2026-11-22' }))).toBeNull();
  const inNewYork = { ...saved, timeZone: 'America/New_York' };
  expect(entryTime(anEntry({ ...inNewYork, localDate: '2026-11-22' }))).toBe('19:00');
  expect(entryTime(anEntry({ ...saved, timeZone: 'No/Zone' }))).toBeNull();
});
