import { afterEach, describe, expect, it, vi } from 'vitest';
import { today } from '../../../lib/dates.ts';
import { noteServerTime } from '../../../lib/server-clock.ts';
import { joined, type NewWords, sheetDay, withText } from './entry-draft.ts';

const words = (content: string, some: Partial<NewWords> = {}): NewWords => ({
  content,
  mood: null,
  tags: [],
  begunAt: null,
  day: null,
  about: null,
  prompt: null,
  ...some,
});

describe('an entry that comes back', () => {
  it('stands above what was typed since, after a blank line', () => {
    expect(joined(words('Sent.\n'), words('Since'))).toEqual(words('Sent.\n\nSince'));
    expect(joined(words('Sent. '), words(' '))).toEqual(words('Sent. '));
  });

  it('has its own mood, and the tags of both as far as an entry holds them', () => {
    const sent = words('Sent', { mood: 'calm', tags: ['a', 'b'] });
    const since = words('Since', { mood: 'happy', tags: ['b', 'c'] });
    expect(joined(sent, since)).toMatchObject({ mood: 'calm', tags: ['a', 'b', 'c'] });
    expect(joined(words('Sent'), since).mood).toBe('happy');
    const many = Array.from({ length: 40 }, (_, place) => `tag ${place}`);
    expect(joined(words('', { tags: many }), since).tags.length).toBeLessThan(40);
  });

  it('began when the first of its words were typed', () => {
    const sent = words('Sent', { begunAt: '2026-11-22T23:57:00Z' });
    const since = words('Since', { begunAt: '2026-11-23T00:01:00Z' });
    expect(joined(sent, since).begunAt).toBe(sent.begunAt);
    expect(joined(words('Sent'), since).begunAt).toBe(since.begunAt);
  });
});

describe('the day on the sheet', () => {
  const at = (time: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) });
  afterEach(() => {
    vi.useRealTimers();
    noteServerTime(new Date().toUTCString());
  });

  it('is that of the first character, until the sheet is empty again', () => {
    at('2026-11-22T23:57:00');
    const begun = { ...words(''), ...withText(words(''), 'T') };
    expect(begun.begunAt).toMatch(/^2026-11-22T23:57:00\.000[+-]\d\d:\d\d$/);
    expect(Date.parse(begun.begunAt ?? '')).toBe(Date.now());
    at('2026-11-23T00:02:00');
    expect(withText(begun, 'The lamp').begunAt).toBe(begun.begunAt);
    expect(sheetDay(begun)).toBe('2026-11-22');
    expect(withText(begun, ' ')).toEqual({ content: ' ', begunAt: null });
    expect(sheetDay(words(''))).toBe('2026-11-23');
  });

  it('is today for a draft that waited longer than 72 hours', () => {
    at('2026-11-22T12:00:00');
    const begun = { ...words(''), ...withText(words(''), 'The lamp') };
    at('2026-11-25T12:00:00');
    expect(sheetDay(begun)).toBe('2026-11-22');
    at('2026-11-25T12:00:01');
    expect(sheetDay(begun)).toBe('2026-11-25');
  });

  it('is the server’s where the clock here is wrong', () => {
    at('2026-11-22T23:57:00');
    const begun = { ...words(''), ...withText(words(''), 'The lamp') };
    noteServerTime(new Date('2026-11-23T00:05:00').toUTCString());
    expect(sheetDay(begun)).toBe('2026-11-22');
    const server = new Date('2026-11-24T09:00:00');
    noteServerTime(server.toUTCString());
    expect(sheetDay(begun)).toBe(today(server));
    noteServerTime('no date');
    expect(sheetDay(begun)).toBe(today(server));
  });
});
