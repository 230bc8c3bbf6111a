import { ALL_MOODS } from '@pathkeeper/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openersFor } from './openers.ts';

it('begin with the day: a page to write, a short one, a whole one', () => {
  const first = (hasEntryToday: boolean, content: string | null) =>
    openersFor({ mood: null, hasEntryToday, content })[0];
  expect(first(false, null)).toBe('What should a first page be about?');
  expect(first(false, 'Yesterday.')).toBe('What might I write about today?');
  expect(first(true, 'Rain.')).toBe('How many pages have I written?');
  expect(first(true, 'word '.repeat(60))).toBe('Which line of today’s page would you keep?');
});

it('name the mood, and ask of a heavy one what came after', () => {
  const second = (mood: 'sad' | 'happy') =>
    openersFor({ mood, hasEntryToday: true, content: 'Rain.' })[1];
  expect(second('sad')).toBe('When was I last sad, and what came after?');
  expect(second('happy')).toBe('What was I writing about the last time I was happy?');
});

it('are two or three different questions, whatever the day', () => {
  const facts = fc.record({
    mood: fc.option(fc.constantFrom(...ALL_MOODS)),
    hasEntryToday: fc.boolean(),
    content: fc.option(fc.string()),
  });
  fc.assert(
    fc.property(facts, (day) => {
      const openers = openersFor(day);
      expect([2, 3]).toContain(openers.length);
      expect(new Set(openers).size).toBe(openers.length);
      for (const opener of openers) expect(opener).toMatch(/\?$/);
    }),
  );
});
