import { addDays, MONTH_NAMES, weekStart } from '@pathkeeper/contract';

/** A week or a month of the writer's calendar; both days belong to it. */
export interface Period {
  kind: 'week' | 'month';
  from: string;
  to: string;
}

/** The week a day lies in: Sunday to Saturday (D12). */
export function weekOf(day: string): Period {
  const from = weekStart(day);
  return { kind: 'week', from, to: addDays(from, 6) };
}

/** The month a day lies in. */
export function monthAround(day: string): Period {
  const from = `${day.slice(0, 8)}01`;
  // Day 0 of the month after is this one's last.
  const last = new Date(`${from}T00:00:00Z`);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  return { kind: 'month', from, to: `${from.slice(0, 8)}${last.getUTCDate()}` };
}

export function monthOf(name: (typeof MONTH_NAMES)[number], year: number): Period {
  const month = `${MONTH_NAMES.indexOf(name) + 1}`.padStart(2, '0');
  return monthAround(`${`${year}`.padStart(4, '0')}-${month}-01`);
}

/** The period of a kind that a day lies in. */
export const periodOf = (kind: Period['kind'], day: string): Period =>
  kind === 'week' ? weekOf(day) : monthAround(day);

/** The period of the same kind that ends the day before. */
export const periodBefore = ({ kind, from }: Period): Period => periodOf(kind, addDays(from, -1));

/** The period of the same kind that begins the day after. */
export const periodAfter = ({ kind, to }: Period): Period => periodOf(kind, addDays(to, 1));
