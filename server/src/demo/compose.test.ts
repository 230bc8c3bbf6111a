import { entryBody, MOODS } from '@pathkeeper/contract';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { compose, type Page } from './compose.ts';
import { occasionOf } from './diary.ts';
import { KEEPERS } from './keepers.ts';

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

describe.each(KEEPERS.map((keeper) => ({ name: keeper.username, keeper })))(
  'the journal of $name',
  ({ keeper }) => {
    const journals = new Map<Date, Page[]>();
    /** Composed once for each moment: a year takes a while. */
    const journalAt = (now: Date) => {
      const pages = journals.get(now) ?? compose(keeper, now);
      journals.set(now, pages);
      return pages;
    };

    it.each(MOMENTS.map((now) => [now.toISOString(), now] as const))(
      'is whole and in the past at %s',
      (_, now) => {
        const pages = journalAt(now);
        expect(pages).toHaveLength(keeper.entries);
        const instants = pages.map(({ at }) => at.epochMilliseconds);
        expect(instants).toEqual([...instants].sort((a, b) => a - b));
        expect(instants.at(-1)).toBeLessThan(now.getTime());
        const days = pages.map(({ at }) => at.toPlainDate().toString());
        expect(new Set(days).size).toBe(keeper.entries - keeper.seconds);
        const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
          .toZonedDateTimeISO(keeper.zone)
          .toPlainDate();
        const last = Temporal.PlainDate.from(days.at(-1) as string);
        expect(last.until(today).days).toBeLessThanOrEqual(1);
        for (let i = 0; i < keeper.streak; i++) {
          expect(days).toContain(last.subtract({ days: i }).toString());
        }
        expect(days).not.toContain(last.subtract({ days: keeper.streak }).toString());
      },
    );

    it.each(MOMENTS.map((now) => [now.toISOString(), now] as const))(
      'tells its stories to the end, in order, once, at %s',
      (_, now) => {
        const texts = journalAt(now).map(({ text }) => text);
        expect(new Set(texts).size).toBe(texts.length);
        for (const { passages } of [
          ...keeper.stories,
          ...(keeper.journey ? [keeper.journey] : []),
        ]) {
          const places = passages.map(({ text }) => texts.indexOf(text));
          expect(places).not.toContain(-1);
          expect(places).toEqual([...places].sort((a, b) => a - b));
        }
      },
    );

    it.each(MOMENTS.map((now) => [now.toISOString(), now] as const))(
      'has a page, one, for all that hangs on one, at %s',
      (_, now) => {
        const pages = journalAt(now);
        const { vault, aims } = keeper.rooms;
        const hangs = [
          ...vault.map(({ when }) => when),
          ...aims.flatMap(({ set, reached, steps, notes }) => [
            ...[set, reached ?? []].flat(),
            ...steps.flatMap(({ done }) => done ?? []),
            ...notes.map(({ when }) => when),
          ]),
        ].filter((when) => typeof when === 'string');
        const found = (words: string) => pages.filter(({ text }) => text.includes(words)).length;
        expect(hangs.filter((words) => found(words) !== 1)).toEqual([]);
      },
    );

    it.each(MOMENTS.map((now) => [now.toISOString(), now] as const))(
      'sets each goal before anything is done about it, at %s',
      (_, now) => {
        const diary = { keeper, pages: journalAt(now) };
        const instantOf = (when: string | number) =>
          occasionOf(diary, when)?.at.epochMilliseconds ?? Number.NaN;
        for (const { set, reached, steps, notes } of keeper.rooms.aims) {
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

    it('holds what the API would accept, in folders that are there', () => {
      const names = keeper.folders.map(({ name }) => name);
      for (const { text, mood, tags, folder } of compose(keeper, NIGHT)) {
        expect(entryBody.safeParse({ content: text, mood, tags }).success, text).toBe(true);
        if (folder) expect(names).toContain(folder);
      }
    });

    it('is the same whenever it is composed for the same moment', () => {
      expect(compose(keeper, NIGHT)).toEqual(compose(keeper, NIGHT));
    });
  },
);

describe('the demo', () => {
  const pages = KEEPERS.flatMap((keeper) => compose(keeper, NIGHT));

  it('shows every mood, pins, several scripts, short pages and long ones', () => {
    expect(new Set(pages.map(({ mood }) => mood))).toEqual(new Set([null, ...Object.keys(MOODS)]));
    expect(pages.filter(({ isPinned }) => isPinned).length).toBeGreaterThan(4);
    for (const script of [
      /\p{Script=Han}/u,
      /\p{Script=Arabic}/u,
      /ß/,
      /\p{Extended_Pictographic}/u,
    ]) {
      expect(pages.some(({ text }) => script.test(text))).toBe(true);
    }
    expect(pages.some(({ text }) => text.length < 12)).toBe(true);
    expect(pages.some(({ text }) => text.length > 1500)).toBe(true);
  });

  it('keeps Christmas at Christmas and the school closed in August', () => {
    const gwilym = pages.filter(({ at }) => at.timeZoneId === 'Europe/London');
    const goose = gwilym.find(({ text }) => text.startsWith('Goose.'));
    expect(goose?.at.toPlainDate().toString()).toBe('2025-12-26');
    const readings = gwilym.filter(({ tags }) => tags.includes('Cadi'));
    expect(readings.every(({ at }) => at.dayOfWeek === 4 && at.month !== 8)).toBe(true);
  });
});
