import { addDays, dayNumber, MONTH_NAMES, weekStart } from '@pathkeeper/contract';
import { dayParts } from '../../../lib/dates.ts';

/** A week or a month of the calendar, as a page about it is headed. */
export interface PeriodFrame {
  /** 'Week 47', 'November'. */
  name: string;
  /** 'November 15 to 21', '2026'. */
  span: string;
  /** Both, as the page is headed. */
  heading: string;
  /** The one before and the one after, as their addresses name them. */
  previous: { name: string; address: string };
  next: { name: string; address: string };
  /** What stands in place of a way on where the next one has not begun: 'Week 48 on Sunday'. */
  comingNext: string | null;
}

/** The week of a Sunday. Weeks are numbered from the one that holds the first of January. */
export function weekFrame(start: string, today: string): PeriodFrame {
  const end = addDays(start, 6);
  const [previous, next] = [addDays(start, -7), addDays(start, 7)];
  const name = weekName(next);
  const span = spanOf(start, end, today);
  return {
    name: weekName(start),
    span,
    heading: `${weekName(start)} · ${span}`,
    previous: { name: weekName(previous), address: previous },
    next: { name, address: next },
    comingNext: next > today ? `${name} on Sunday` : null,
  };
}

/** The month `YYYY-MM`. */
export function monthFrame(month: string, today: string): PeriodFrame {
  const [previous, next] = [monthAfter(month, -1), monthAfter(month, 1)];
  const name = monthName(next);
  const span = month.slice(0, 4).replace(/^0+/, '');
  return {
    name: monthName(month),
    span,
    heading: `${monthName(month)} ${span}`,
    previous: { name: monthName(previous), address: previous },
    next: { name, address: next },
    comingNext: `${next}-01` > today ? `${name} on the 1st` : null,
  };
}

function weekName(start: string): string {
  const year = addDays(start, 6).slice(0, 4);
  const first = weekStart(`${year}-01-01`);
  return `Week ${(dayNumber(start) - dayNumber(first)) / 7 + 1}`;
}

const monthName = (month: string) => MONTH_NAMES[Number(month.slice(5, 7)) - 1] ?? '';

function monthAfter(month: string, count: number): string {
  const [year = 1, number = 1] = month.split('-').map(Number);
  const months = year * 12 + number - 1 + count;
  const [of, at] = [Math.floor(months / 12), (months % 12) + 1];
  return `${`${of}`.padStart(4, '0')}-${`${at}`.padStart(2, '0')}`;
}

function spanOf(start: string, end: string, today: string): string {
  const [from, to] = [start, end].map((day) => ({ ...dayParts(day), month: monthName(day) }));
  const days =
    from?.month === to?.month
      ? `${from?.month} ${from?.day} to ${to?.day}`
      : `${from?.month} ${from?.day} to ${to?.month} ${to?.day}`;
  const year = end.slice(0, 4);
  return year === today.slice(0, 4) ? days : `${days}, ${year}`;
}
