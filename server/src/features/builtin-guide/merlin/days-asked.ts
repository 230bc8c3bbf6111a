import { addDays, MONTH_NAMES, weekStart } from '@pathkeeper/contract';

/** First and last local date, inclusive. */
export interface Days {
  from: string;
  to: string;
}

/** Which days a question is about, and its text without them; “February 31” is no such day. */
export interface DaysAsked {
  days: Days | 'no-such-day';
  rest: string;
}

const months = MONTH_NAMES.map((name) => name.toLowerCase());
const weekdays = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');
const COUNTED = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const ORDINALS = [
  ...'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  ),
  ...'first second third fourth fifth sixth seventh eighth ninth'
    .split(' ')
    .map((ordinal) => `twenty-${ordinal}`),
  ...['thirtieth', 'thirty-first'],
];

const MONTH = `(${months.join('|')}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\b\\.?`;
const DAY = `(\\d{1,2})(?:st|nd|rd|th)?\\b\\.?|(${[...ORDINALS].reverse().join('|')})\\b`;
const YEAR = '(?:,? ((?:19|20)\\d\\d)\\b)?';
const WEEKDAY = `(${weekdays.join('|')})\\b`;
const NUMBER = `(\\d{1,3}|an?|a couple of|${COUNTED.join('|')})`;
const UNIT = '(day|week|month|year)s?\\b';

type Reader = readonly [
  pattern: RegExp,
  read: (groups: (string | undefined)[], today: string) => Days | 'no-such-day',
];

/** The ways in which people name days, the exact ones first. */
const READERS: readonly Reader[] = [
  [
    /\b((?:19|20)\d\d)([-/.])(\d{1,2})\2(\d{1,2})\b/,
    ([year, , month, day]) => oneDay(year, month, day),
  ],
  [
    /\b(?:on )?(\d{1,2})\.(\d{1,2})\.((?:19|20)?\d\d)\b/,
    ([day, month, year], today) => oneDay(year, month, day, today),
  ],
  [
    /\b(?:on|of|from|to|since|before|after) (\d{1,2})\.(\d{1,2})\b\.?/,
    ([day, month], today) => oneDay(undefined, month, day, today),
  ],
  // With slashes the month stands first, as dates are written on the screen, unless it can be none.
  [
    /\b(\d{1,2})([/-])(\d{1,2})\2((?:19|20)?\d\d)\b/,
    ([one, , other, year], today) =>
      Number(one) > 12 ? oneDay(year, other, one, today) : oneDay(year, one, other, today),
  ],
  [
    /\b(?:on|since|before|after) (\d{1,2})\/(\d{1,2})\b/,
    ([one, other], today) =>
      Number(one) > 12
        ? oneDay(undefined, other, one, today)
        : oneDay(undefined, one, other, today),
  ],
  [
    new RegExp(`(?:\\b${WEEKDAY},? )?\\b(?:${DAY}) (?:of )?${MONTH}${YEAR}`),
    ([, day, ordinal, month, year], today) =>
      oneDay(year, monthOf(month), day ?? ordinalOf(ordinal), today),
  ],
  [
    new RegExp(`(?:\\b${WEEKDAY},? )?\\b${MONTH} (?:the )?(?:${DAY})(?! ?\\d)${YEAR}`),
    ([, month, day, ordinal, year], today) =>
      oneDay(year, monthOf(month), day ?? ordinalOf(ordinal), today),
  ],
  [
    /\b(?:(?:a|one) year ago today|(?:on )?this day last year)\b/,
    (_, today) => {
      const [year = 0, month, day] = today.split('-').map(Number);
      return oneDay(String(year - 1), String(month), String(day));
    },
  ],
  [/\bthe day before yesterday\b/, (_, today) => back(today, 2)],
  [/\b(?:yesterday|last night)\b/, (_, today) => back(today, 1)],
  [/\b(?:today|tonight|my day|this (?:morning|afternoon|evening))\b/, (_, today) => back(today, 0)],
  [
    new RegExp(`\\b${NUMBER} ${UNIT} (?:ago|back)\\b`),
    ([number, unit], today) => unitBack(unit, countOf(number), today),
  ],
  [
    new RegExp(`\\b(?:(?:on|the) )?${WEEKDAY}(?: of| in)? (last|this) week\\b`),
    ([weekday = '', which], today) => {
      const start = addDays(weekStart(today), which === 'last' ? -7 : 0);
      return same(addDays(start, weekdays.indexOf(weekday)));
    },
  ],
  [
    /\b(last|this|past) weekend\b/,
    ([which], today) => {
      const sunday = weekStart(today);
      const isNow = which === 'this' && sunday !== today;
      const from = addDays(sunday, isNow ? 6 : which === 'last' && sunday === today ? -8 : -1);
      return { from, to: addDays(from, 1) };
    },
  ],
  [
    new RegExp(`\\b(?:last|past|previous) ${NUMBER} ${UNIT}`),
    ([number, unit], today) => lately(unit, countOf(number), today),
  ],
  [/\bthe past (day|week|month|year)\b/, ([unit], today) => lately(unit, 1, today)],
  [/\b(?:this|my) (week|month|year)\b/, ([unit], today) => unitBack(unit, 0, today)],
  [/\b(?:last|previous|past) (week|month|year)\b/, ([unit], today) => unitBack(unit, 1, today)],
  [
    new RegExp(`(?<!\\b(?:good|black|every|each) )\\b(?:(?:last|on|this|past) )*${WEEKDAY}`),
    ([weekday = ''], today) => {
      const now = new Date(`${today}T00:00:00Z`).getUTCDay();
      return back(today, (now - weekdays.indexOf(weekday) + 7) % 7 || 7);
    },
  ],
  [
    /\bon the (\d{1,2})(?:st|nd|rd|th)\b(?! \w*(?:birthday|anniversary|floor|day|time))/,
    ([day], today) => {
      const [year = 0, month = 1, now = 1] = today.split('-').map(Number);
      const { from } = monthAt(year, Number(day) > now ? month - 1 : month);
      return oneDay(from.slice(0, 4), from.slice(5, 7), day);
    },
  ],
  // March, May and June are words or names too: they are months where a preposition says so.
  [
    new RegExp(`\\b(last|in|of|during|since|before|after|until|from|to|this) ${MONTH}${YEAR}`),
    ([before, name, year], today) => wholeMonth(name, year, today, before === 'last'),
  ],
  [
    /\b(january|february|july|september|october|november|december)\b(?:,? ((?:19|20)\d\d)\b)?/,
    ([name, year], today) => wholeMonth(name, year, today),
  ],
  [
    /\b(?:in|during|of|since|before|after|from|to|until|all) ((?:19|20)\d\d)\b/,
    ([year]) => ({ from: `${year}-01-01`, to: `${year}-12-31` }),
  ],
];

/**
 * The days that a question names, as a person in that place would count them on that local date; null where
 * it names none. A day without its year is the latest that has been; a week begins on Sunday (D28).
 */
export function daysAsked(asked: string, today: string): DaysAsked | null {
  const lower = asked.toLowerCase();
  const text = lower.length === asked.length ? asked : lower;
  const between = /\b(?:between|from) (.{1,40}?) (?:and|to|until|till) (.{1,40})/.exec(lower);
  if (between) {
    const both = fromTo(between[1] ?? '', between[2] ?? '', today);
    if (both)
      return {
        days: both.days,
        rest: `${text.slice(0, between.index)} ${both.rest} ${text.slice(between.index + between[0].length)}`,
      };
  }
  for (const [pattern, read] of READERS) {
    const found = pattern.exec(lower);
    if (!found) continue;
    const [all, ...groups] = found;
    const before =
      lower.slice(0, found.index) + (/^(?:since|before|after|until)\b/.exec(all)?.[0] ?? '');
    const side = /\b(since|before|after|until|till)\s*(?:the )?$/.exec(before)?.[1];
    const head = text.slice(0, found.index).replace(/\b(?:since|before|after|until|till)\s*$/i, '');
    const rest = `${head} ${text.slice(found.index + all.length)}`;
    return { days: onSide(side, read(groups, today), today), rest };
  }
  return null;
}

function fromTo(left: string, right: string, today: string): DaysAsked | null {
  const last = daysAsked(`to ${right}`, today);
  if (!last || last.days === 'no-such-day') return last;
  const named = new RegExp(`^(?:the )?(?:${DAY})( (?:of )?${MONTH}${YEAR})`).exec(right)?.[3] ?? '';
  const isBare = /^(?:the )?\d{1,2}(?:st|nd|rd|th)?$/.test(left);
  const first = daysAsked(`from ${left}${isBare ? named : ''}`, today);
  if (!first || first.days === 'no-such-day') return first;
  let { from } = first.days;
  // “From December to February” begins in the year before.
  if (from > last.days.to) from = `${Number(from.slice(0, 4)) - 1}${from.slice(4)}`;
  return { days: { from, to: last.days.to }, rest: last.rest.replace(/^to\b/, '') };
}

function onSide(
  side: string | undefined,
  days: DaysAsked['days'],
  today: string,
): DaysAsked['days'] {
  if (days === 'no-such-day') return days;
  if (side === 'since') return { from: days.from, to: today };
  if (side === 'after') return { from: addDays(days.to, 1), to: today };
  if (side) return { from: '0001-01-01', to: addDays(days.from, -1) };
  return days;
}

const same = (day: string): Days => ({ from: day, to: day });
const back = (today: string, days: number): Days => same(addDays(today, -days));

const monthOf = (name = ''): string =>
  String(months.findIndex((month) => month.startsWith(name.slice(0, 3))) + 1);
const ordinalOf = (ordinal = ''): string => String(ORDINALS.indexOf(ordinal) + 1);

function countOf(number = ''): number {
  if (/^an?$/.test(number)) return 1;
  if (number === 'a couple of') return 2;
  return COUNTED.indexOf(number) + 1 || Number(number);
}

/** A date of the calendar; without a year the latest that is not to come. */
function oneDay(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
  today = '',
): Days | 'no-such-day' {
  const padded = `${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  const century = year?.length === 2 ? `20${year}` : year;
  const now = today.slice(0, 4);
  const given = century ?? (`${now}-${padded}` > today ? String(Number(now) - 1) : now);
  const date = `${given}-${padded}`;
  const at = Date.parse(`${date}T00:00:00Z`);
  const isDay = !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === date;
  return isDay ? same(date) : 'no-such-day';
}

/** A month by its number from 1 on; 0 is the December before. */
function monthAt(year: number, month: number): Days {
  const iso = (at: number) => new Date(at).toISOString().slice(0, 10);
  return { from: iso(Date.UTC(year, month - 1, 1)), to: iso(Date.UTC(year, month, 0)) };
}

function wholeMonth(
  name: string | undefined,
  year: string | undefined,
  today: string,
  isLast = false,
) {
  const [now = 0, current = 1] = today.split('-').map(Number);
  const month = Number(monthOf(name));
  const isBefore = month > current || (isLast && month === current);
  return monthAt(year ? Number(year) : isBefore ? now - 1 : now, month);
}

/** The day, week, month or year so many of them ago. */
function unitBack(unit: string | undefined, count: number, today: string): Days {
  const [year = 0, month = 1] = today.split('-').map(Number);
  if (unit === 'day') return back(today, count);
  if (unit === 'week') {
    const from = addDays(weekStart(today), -7 * count);
    return { from, to: addDays(from, 6) };
  }
  if (unit === 'month') return monthAt(year, month - count);
  const asked = String(year - count).padStart(4, '0');
  return { from: `${asked}-01-01`, to: `${asked}-12-31` };
}

/** The latest so many days, weeks, months or years, today among them. */
function lately(unit: string | undefined, count: number, today: string): Days {
  const days = { day: 1, week: 7, month: 30, year: 365 }[unit ?? 'day'] ?? 1;
  return { from: addDays(today, 1 - days * count), to: today };
}
