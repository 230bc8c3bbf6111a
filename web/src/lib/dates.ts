/** Dates as they are printed, always in US English (S3.9). */

/** A calendar day without a zone: noon keeps it clear of every change of clocks. */
export function dayOf(localDate: string): Date {
  return new Date(`${localDate}T12:00:00`);
}

const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', options);

const formats = {
  weekday: format({ weekday: 'long' }),
  month: format({ month: 'long' }),
  shortMonth: format({ month: 'short' }),
  year: format({ year: 'numeric' }),
  day: format({ year: 'numeric', month: 'long', day: 'numeric' }),
  clock: format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  full: format({ dateStyle: 'full', timeStyle: 'short' }),
};

/** A moment: an ISO 8601 string, or a date. */
type Instant = string | Date;

const isOfYear = (localDate: string, now: string) => localDate.slice(0, 4) === now.slice(0, 4);

/** 1st, 2nd, 3rd, 4th … 11th … 21st. */
export function ordinal(day: number): string {
  const tens = day % 100;
  const suffix = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${suffix}`;
}

/** 'Saturday, the 21st of November', with the year when it is not `currentYear`. */
export function longDay(localDate: string, currentYear = new Date().getFullYear()): string {
  const day = dayOf(localDate);
  const year = day.getFullYear() === currentYear ? '' : ` ${day.getFullYear()}`;
  return `${formats.weekday.format(day)}, the ${ordinal(day.getDate())} of ${formats.month.format(day)}${year}`;
}

/** 'the 21st of November 2026'. */
export function dayAndYear(localDate: string): string {
  const day = dayOf(localDate);
  return `the ${ordinal(day.getDate())} of ${formats.month.format(day)} ${day.getFullYear()}`;
}

/** 'November 21, 2026'. */
export const plainDay = (localDate: string): string => formats.day.format(dayOf(localDate));

/** 'November 21', with the year when it is not this one. */
export const longMonthDay = (localDate: string, now = today()): string =>
  isOfYear(localDate, now)
    ? `${formats.month.format(dayOf(localDate))} ${dayParts(localDate).day}`
    : plainDay(localDate);

/** 'Nov 21, 2026'. */
export function monthDayYear(localDate: string): string {
  const { day, month } = dayParts(localDate);
  return `${month} ${day}, ${dayOf(localDate).getFullYear()}`;
}

/** 'Nov 21', with the year when it is not this one. */
export function monthDay(localDate: string, now = today()): string {
  const { day, month } = dayParts(localDate);
  return isOfYear(localDate, now) ? `${month} ${day}` : monthDayYear(localDate);
}

/** '21 Nov', with the year when it is not this one. */
export function dayMonth(localDate: string, now = today()): string {
  const { day, month } = dayParts(localDate);
  return `${day} ${month}${isOfYear(localDate, now) ? '' : ` ${dayOf(localDate).getFullYear()}`}`;
}

/** The parts of a list row's date: day numeral, short month, weekday. */
export function dayParts(localDate: string): { day: number; month: string; weekday: string } {
  const day = dayOf(localDate);
  return {
    day: day.getDate(),
    month: formats.shortMonth.format(day),
    weekday: formats.weekday.format(day),
  };
}

/** The clock an entry was saved at, where it was written: '22:41'. */
export function clockTime(instant: string, timeZone: string): string {
  try {
    return format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(
      new Date(instant),
    );
  } catch {
    // A zone this browser does not know yet.
    return clockHere(instant);
  }
}

/** '22:41', by the clock here. */
export const clockHere = (instant: Instant): string => formats.clock.format(new Date(instant));

/** 'Nov 21, 22:41' here, with the year when it is not this one. */
export const momentHere = (instant: Instant): string =>
  `${monthDay(dayHere(instant))}, ${clockHere(instant)}`;

/** 'November 21, 2026, 22:41', here. */
export const plainMoment = (instant: Instant): string =>
  `${plainDay(dayHere(instant))}, ${clockHere(instant)}`;

/** 'Saturday, November 21, 2026 at 10:41 PM', here: said in full where only an age is shown. */
export const fullMoment = (instant: Instant): string => formats.full.format(new Date(instant));

/** The day an instant was in a zone, YYYY-MM-DD; here, if this browser does not know the zone. */
export function dayIn(instant: string, timeZone: string): string {
  try {
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone });
    return format.format(new Date(instant));
  } catch {
    return dayHere(instant);
  }
}

/** The day an instant was here, YYYY-MM-DD. */
export const dayHere = (instant: Instant): string => today(new Date(instant));

const pad = (value: number) => String(value).padStart(2, '0');

/** An instant with the offset of here: '2026-11-22T23:57:00.000-05:00'. Its date is the day here. */
export function instantHere(at: Date): string {
  const offset = -at.getTimezoneOffset();
  const here = new Date(at.getTime() + offset * 60_000).toISOString().slice(0, -1);
  const minutes = Math.abs(offset);
  return `${here}${offset < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** Today here, YYYY-MM-DD. */
export function today(now = new Date()): string {
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/**
 * The day on which weeks begin in the reader's own calendar: 0 is Sunday, which is also said where the
 * browser does not know.
 */
export function firstWeekday(language = navigator.language): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  // A method by the standard, a property in browsers that came before it.
  const locale: Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  } = new Intl.Locale(language);
  const week = locale.getWeekInfo?.() ?? locale.weekInfo;
  return ((week?.firstDay ?? 0) % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6;
}
