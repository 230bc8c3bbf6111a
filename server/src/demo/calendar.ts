import { Temporal } from 'temporal-polyfill';
import type { Keeper, Season } from './keeper.ts';
import { type Random, sample } from './random.ts';

/** A moment at which somebody wrote. */
export interface Slot {
  at: Temporal.ZonedDateTime;
  /** How far into the keeper's days, 0 to 1. */
  progress: number;
  /** True on the last day, of which later hours are still to come. */
  isLast: boolean;
}

interface Day {
  date: Temporal.PlainDate;
  progress: number;
}

/**
 * When a keeper wrote at home, oldest first: nothing lies in the future, and the last day is today
 * once any of their hours has passed, else yesterday.
 */
export function homeSlots(keeper: Keeper, now: Temporal.Instant, random: Random): Slot[] {
  const { journey } = keeper;
  const days = keeperDays(keeper, now);
  const atHome = days.filter(
    ({ progress }) => !journey || progress < journey.from || progress > journey.to,
  );
  const recent = atHome.slice(atHome.length - keeper.streak);
  const earlier = atHome.slice(0, Math.max(0, atHome.length - keeper.streak - 1));
  const wanted = keeper.entries - keeper.seconds - (journey?.passages.length ?? 0) - keeper.streak;
  const weigh = ({ date }: Day) =>
    isMarked(date, keeper) ? Infinity : (keeper.rhythm[date.dayOfWeek - 1] ?? 1);
  const chosen = sample(earlier, wanted, random, weigh);
  const twice = new Set(sample(chosen, keeper.seconds, random));
  const needsRoom = ({ date, progress }: Day) => progress < 1 && isMarked(date, keeper);
  const slots = [...chosen, ...recent].flatMap((day) =>
    slotsOf(day, needsRoom(day) ? evenings(keeper) : keeper, {
      count: twice.has(day) ? 2 : 1,
      now,
      random,
    }),
  );
  return slots.sort((a, b) => Temporal.ZonedDateTime.compare(a.at, b.at));
}

/** When a keeper wrote on the journey, as often as there are passages for it, spread evenly. */
export function journeySlots(keeper: Keeper, now: Temporal.Instant, random: Random): Slot[] {
  const { journey } = keeper;
  if (!journey) return [];
  const away = keeperDays(keeper, now).filter(
    ({ progress }) => progress >= journey.from && progress <= journey.to,
  );
  const step = (away.length - 1) / (journey.passages.length - 1);
  return journey.passages.flatMap((_, i) =>
    slotsOf(
      away[Math.round(i * step)] as Day,
      { ...evenings(keeper), zone: journey.zone },
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

/** A day that one of the keeper's passages is about, such as Christmas: it is always written. */
function isMarked(date: Temporal.PlainDate, { passages }: Keeper): boolean {
  return passages.some(({ season }) => season && season[0] === season[1] && inSeason(date, season));
}

function evenings(keeper: Keeper): Keeper {
  const hours = keeper.hours.filter((hour) => Number(hour.slice(0, 2)) >= keeper.tellsFrom);
  return { ...keeper, hours };
}

function keeperDays(keeper: Keeper, now: Temporal.Instant): Day[] {
  const here = now.toZonedDateTimeISO(keeper.zone);
  const hasBegun = hoursPassed(keeper.hours, here.toPlainDate(), keeper.zone, now).length > 0;
  const last = here.toPlainDate().subtract({ days: hasBegun ? 0 : 1 });
  return Array.from({ length: keeper.days }, (_, i) => ({
    date: last.subtract({ days: keeper.days - 1 - i }),
    progress: keeper.days === 1 ? 1 : i / (keeper.days - 1),
  }));
}

/** People are not clocks: they write up to this many minutes after their hour. */
const LATE = 13;

function hoursPassed(
  hours: readonly string[],
  date: Temporal.PlainDate,
  zone: string,
  now: Temporal.Instant,
): Temporal.ZonedDateTime[] {
  const latest = now.subtract({ minutes: LATE });
  return [...new Set(hours)]
    .map((hour) => date.toZonedDateTime({ timeZone: zone, plainTime: hour }))
    .filter((at) => Temporal.Instant.compare(at.toInstant(), latest) < 0);
}

function slotsOf(
  { date, progress }: Day,
  { hours, zone }: Pick<Keeper, 'hours' | 'zone'>,
  { count, now, random }: { count: number; now: Temporal.Instant; random: Random },
): Slot[] {
  return sample(hoursPassed(hours, date, zone, now), count, random).map((hour) => ({
    at: hour.add({ seconds: Math.floor(random() * LATE * 60) }),
    progress,
    isLast: progress === 1,
  }));
}
