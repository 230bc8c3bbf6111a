import { Temporal } from 'temporal-polyfill';
import type { DemoEntry } from './compose.ts';
import type { When } from './content.ts';
import type { Persona } from './persona.ts';

/** What a persona has written. Everything else they did is dated by it. */
export interface Journal {
  persona: Persona;
  /** Oldest first. */
  entries: readonly DemoEntry[];
}

/** When something happened, and the entry it belongs to. */
export interface Occasion {
  at: Temporal.ZonedDateTime;
  entry: DemoEntry | null;
}

/** Minutes from an entry to what is done with it right after. */
const MINUTES_AFTER_ENTRY = 4;

/** When it happened; null when no entry of this year contains the words. */
export function occasionOf(journal: Journal, when: When): Occasion | null {
  if (typeof when === 'number')
    return { at: eveningOf(journal, dayAt(journal, when)), entry: null };
  const entry = journal.entries.find(({ text }) => text.includes(when));
  return entry ? { at: entry.at.add({ minutes: MINUTES_AFTER_ENTRY }), entry } : null;
}

/** The day at a share of the persona's days; beyond 1 it lies ahead. */
export function dayAt({ persona, entries }: Journal, share: number): Temporal.PlainDate {
  const today = (entries.at(-1) as DemoEntry).at.toPlainDate();
  return today.add({ days: Math.round((share - 1) * (persona.days - 1)) });
}

/** The last of a persona's usual hours on that day. */
export function eveningOf({ persona }: Journal, day: Temporal.PlainDate): Temporal.ZonedDateTime {
  const plainTime = Temporal.PlainTime.from(persona.hours.at(-1) as string);
  // Not at the same minute every day.
  const minutes = (day.day * 7 + day.month) % 20;
  return day.toZonedDateTime({ timeZone: persona.zone, plainTime }).add({ minutes });
}

/** The evening after an entry. */
export const eveningAfter = (journal: Journal, { at }: DemoEntry): Temporal.ZonedDateTime =>
  eveningOf(journal, at.toPlainDate().add({ days: 1 }));

/** The later of two moments. */
export const laterOf = (
  a: Temporal.ZonedDateTime,
  b: Temporal.ZonedDateTime,
): Temporal.ZonedDateTime => (Temporal.ZonedDateTime.compare(a, b) < 0 ? b : a);
