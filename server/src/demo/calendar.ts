import { Temporal } from 'temporal-polyfill';
import type { Persona, Season } from './persona.ts';
import { type Random, sample } from './random.ts';

/** A time at which an entry is written. */
export interface Slot {
  at: Temporal.ZonedDateTime;
  /** Its place among the persona's days, 0 to 1. */
  progress: number;
  /** True on the last day, whose later hours are still ahead. */
  isLast: boolean;
}

interface Day {
  date: Temporal.PlainDate;
  progress: number;
}

/**
 * When a persona wrote at home, oldest first: nothing lies in the future, and the last day is today
 * if one of their hours has passed, else yesterday.
 */
export function homeSlots(persona: Persona, now: Temporal.Instant, random: Random): Slot[] {
  const { journey } = persona;
  const days = personaDays(persona, now);
  const atHome = days.filter(
    ({ progress }) => !journey || progress < journey.from || progress > journey.to,
  );
  const recent = atHome.slice(atHome.length - persona.streak);
  const earlier = atHome.slice(0, Math.max(0, atHome.length - persona.streak - 1));
  const wanted =
    persona.entries - persona.secondEntries - (journey?.passages.length ?? 0) - persona.streak;
  const weigh = ({ date }: Day) =>
    isFixedDay(date, persona) ? Infinity : (persona.rhythm[date.dayOfWeek - 1] ?? 1);
  const chosen = sample(earlier, wanted, random, weigh);
  const twice = new Set(sample(chosen, persona.secondEntries, random));
  const needsLongEntry = ({ date, progress }: Day) => progress < 1 && isFixedDay(date, persona);
  const slots = [...chosen, ...recent].flatMap((day) =>
    slotsOf(day, needsLongEntry(day) ? withLongHoursOnly(persona) : persona, {
      count: twice.has(day) ? 2 : 1,
      now,
      random,
    }),
  );
  return slots.sort((a, b) => Temporal.ZonedDateTime.compare(a.at, b.at));
}

/** When a persona wrote on the journey: one time per passage, spread evenly. */
export function journeySlots(persona: Persona, now: Temporal.Instant, random: Random): Slot[] {
  const { journey } = persona;
  if (!journey) return [];
  const away = personaDays(persona, now).filter(
    ({ progress }) => progress >= journey.from && progress <= journey.to,
  );
  const step = (away.length - 1) / (journey.passages.length - 1);
  return journey.passages.flatMap((_, i) =>
    slotsOf(
      away[Math.round(i * step)] as Day,
      { ...withLongHoursOnly(persona), zone: journey.zone },
      { count: 1, now, random },
    ),
  );
}

/** True when the month and day lie within the season. */
export function inSeason(date: { month: number; day: number }, [from, to]: Season): boolean {
  const day = `${String(date.month).padStart(2, '0')}-${String(date.day).padStart(2, '0')}`;
  return from <= to ? day >= from && day <= to : day >= from || day <= to;
}

/** How many days a season has. */
export function seasonLength([from, to]: Season): number {
  const first = Temporal.PlainDate.from(`2025-${from}`);
  const last = Temporal.PlainDate.from(`${from <= to ? 2025 : 2026}-${to}`);
  return first.until(last).days + 1;
}

/** A day that one of the persona's passages is about, such as Christmas: it always has an entry. */
function isFixedDay(date: Temporal.PlainDate, { passages }: Persona): boolean {
  return passages.some(({ season }) => season && season[0] === season[1] && inSeason(date, season));
}

function withLongHoursOnly(persona: Persona): Persona {
  const hours = persona.hours.filter((hour) => Number(hour.slice(0, 2)) >= persona.longEntriesFrom);
  return { ...persona, hours };
}

function personaDays(persona: Persona, now: Temporal.Instant): Day[] {
  const here = now.toZonedDateTimeISO(persona.zone);
  const hasBegun = hoursPassed(persona.hours, here.toPlainDate(), persona.zone, now).length > 0;
  const last = here.toPlainDate().subtract({ days: hasBegun ? 0 : 1 });
  return Array.from({ length: persona.days }, (_, i) => ({
    date: last.subtract({ days: persona.days - 1 - i }),
    progress: persona.days === 1 ? 1 : i / (persona.days - 1),
  }));
}

/** An entry is written up to this many minutes after the persona's hour. */
const MAX_DELAY_MINUTES = 13;

function hoursPassed(
  hours: readonly string[],
  date: Temporal.PlainDate,
  zone: string,
  now: Temporal.Instant,
): Temporal.ZonedDateTime[] {
  const latest = now.subtract({ minutes: MAX_DELAY_MINUTES });
  return [...new Set(hours)]
    .map((hour) => date.toZonedDateTime({ timeZone: zone, plainTime: hour }))
    .filter((at) => Temporal.Instant.compare(at.toInstant(), latest) < 0);
}

function slotsOf(
  { date, progress }: Day,
  { hours, zone }: Pick<Persona, 'hours' | 'zone'>,
  { count, now, random }: { count: number; now: Temporal.Instant; random: Random },
): Slot[] {
  return sample(hoursPassed(hours, date, zone, now), count, random).map((hour) => ({
    at: hour.add({ seconds: Math.floor(random() * MAX_DELAY_MINUTES * 60) }),
    progress,
    isLast: progress === 1,
  }));
}
