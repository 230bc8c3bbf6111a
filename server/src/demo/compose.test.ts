import { capsOf, ENTRY_FORM_MOODS, entryBody, MOODS } from '@pathkeeper/contract';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { compose, type DemoEntry } from './compose.ts';
import { occasionOf } from './journal.ts';
import { PERSONAS } from './personas.ts';

const NIGHT = new Date('2026-11-21T22:40:00Z');
// Mornings and nights round the year: new years, leap days, clock changes.
const MOMENTS = [
  NIGHT,
  new Date('2027-01-01T00:03:00Z'),
  new Date('2028-02-29T11:00:00Z'),
  new Date('2027-03-28T01:30:00Z'),
  new Date('2027-06-21T08:00:00Z'),
  new Date('2027-09-10T17:15:00Z'),
  new Date('2027-12-25T09:40:00Z'),
];

describe.each(PERSONAS.map((persona) => ({ name: persona.username, persona })))(
  'the journal of $name',
  ({ persona }) => {
    const journals = new Map<Date, DemoEntry[]>();
    /** Composed once for each moment: a year takes a while. */
    const journalAt = (now: Date) => {
      const entries = journals.get(now) ?? compose(persona, now);
      journals.set(now, entries);
      return entries;
    };

    it('has no mood that opens at a later level', () => {
      const later = ENTRY_FORM_MOODS.slice(capsOf(persona.level).moods);
      const used = new Set(journalAt(NIGHT).map(({ mood }) => mood));
      expect(later.filter((mood) => used.has(mood))).toEqual([]);
    });

    it.each(MOMENTS.map((now) => [now.toISOString(), now] as const))(
      'is complete and in the past at %s',
      (_, now) => {
        const entries = journalAt(now);
        expect(entries).toHaveLength(persona.entries);
        const instants = entries.map(({ at }) => at.epochMilliseconds);
        expect(instants).toEqual([...instants].sort((a, b) => a - b));
        expect(instants.at(-1)).toBeLessThan(now.getTime());
        const days = entries.map(({ at }) => at.toPlainDate().toString());
        expect(new Set(days).size).toBe(persona.entries - persona.secondEntries);
        const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
          .toZonedDateTimeISO(persona.zone)
          .toPlainDate();
        const last = Temporal.PlainDate.from(days.at(-1) as string);
        expect(last.until(today).days).toBeLessThanOrEqual(1);
        for (let i = 0; i < persona.streak; i++) {
          expect(days).toContain(last.subtract({ days: i }).toString());
        }
        expect(days).not.toContain(last.subtract({ days: persona.streak }).toString());
      },
    );

    it.each(MOMENTS.map((now) => [now.toISOString(), now] as const))(
      'contains each story whole, in order, once, at %s',
      (_, now) => {
        const texts = journalAt(now).map(({ text }) => text);
        expect(new Set(texts).size).toBe(texts.length);
        for (const { passages } of [
          ...persona.stories,
          ...(persona.journey ? [persona.journey] : []),
        ]) {
          const places = passages.map(({ text }) => texts.indexOf(text));
          expect(places).not.toContain(-1);
          expect(places).toEqual([...places].sort((a, b) => a - b));
        }
      },
    );

    it.each(MOMENTS.map((now) => [now.toISOString(), now] as const))(
      'has exactly one entry for everything that belongs to one, at %s',
      (_, now) => {
        const entries = journalAt(now);
        const { insights, goals } = persona.content;
        const referenced = [
          ...insights.map(({ when }) => when),
          ...goals.flatMap(({ set, reached, steps, notes }) => [
            ...[set, reached ?? []].flat(),
            ...steps.flatMap(({ done }) => done ?? []),
            ...notes.map(({ when }) => when),
          ]),
        ].filter((when) => typeof when === 'string');
        const found = (words: string) => entries.filter(({ text }) => text.includes(words)).length;
        expect(referenced.filter((words) => found(words) !== 1)).toEqual([]);
      },
    );

    it.each(MOMENTS.map((now) => [now.toISOString(), now] as const))(
      'creates each goal before anything else happens to it, at %s',
      (_, now) => {
        const journal = { persona, entries: journalAt(now) };
        const instantOf = (when: string | number) =>
          occasionOf(journal, when)?.at.epochMilliseconds ?? Number.NaN;
        for (const { set, reached, steps, notes } of persona.content.goals) {
          const done = [
            ...steps.flatMap((step) => step.done ?? []),
            ...notes.map(({ when }) => when),
          ];
          const instants = done.map(instantOf);
          expect(Math.min(...instants)).toBeGreaterThanOrEqual(instantOf(set));
          if (reached === undefined) continue;
          expect(steps.filter((step) => step.done === undefined)).toEqual([]);
          expect(Math.max(...instants)).toBeLessThanOrEqual(instantOf(reached));
        }
      },
    );

    it('contains what the API accepts, in folders that exist', () => {
      const names = persona.folders.map(({ name }) => name);
      for (const { text, mood, tags, folder } of compose(persona, NIGHT)) {
        expect(entryBody.safeParse({ content: text, mood, tags }).success, text).toBe(true);
        if (folder) expect(names).toContain(folder);
      }
    });

    it('is the same each time it is composed for the same moment', () => {
      expect(compose(persona, NIGHT)).toEqual(compose(persona, NIGHT));
    });
  },
);

describe('the demo', () => {
  const entries = PERSONAS.flatMap((persona) => compose(persona, NIGHT));

  it('shows every mood, pins, several scripts, short entries and long ones', () => {
    expect(new Set(entries.map(({ mood }) => mood))).toEqual(
      new Set([null, ...Object.keys(MOODS)]),
    );
    expect(entries.filter(({ isPinned }) => isPinned).length).toBeGreaterThan(4);
    for (const script of [
      /\p{Script=Han}/u,
      /\p{Script=Arabic}/u,
      /ß/,
      /\p{Extended_Pictographic}/u,
    ]) {
      expect(entries.some(({ text }) => script.test(text))).toBe(true);
    }
    expect(entries.some(({ text }) => text.length < 12)).toBe(true);
    expect(entries.some(({ text }) => text.length > 1500)).toBe(true);
  });

  it('keeps Christmas at Christmas and the school closed in August', () => {
    const gwilym = entries.filter(({ at }) => at.timeZoneId === 'Europe/London');
    const goose = gwilym.find(({ text }) => text.startsWith('Goose.'));
    expect(goose?.at.toPlainDate().toString()).toBe('2025-12-26');
    const readings = gwilym.filter(({ tags }) => tags.includes('Cadi'));
    expect(readings.every(({ at }) => at.dayOfWeek === 4 && at.month !== 8)).toBe(true);
  });
});
