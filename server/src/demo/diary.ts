import { Temporal } from 'temporal-polyfill';
import type { Page } from './compose.ts';
import type { Keeper } from './keeper.ts';
import type { When } from './rooms.ts';

/** What a keeper has written, by which everything else they did is dated. */
export interface Diary {
  keeper: Keeper;
  /** Oldest first. */
  pages: readonly Page[];
}

/** When something happened, and the page that it hangs on. */
export interface Occasion {
  at: Temporal.ZonedDateTime;
  page: Page | null;
}

/** Minutes from a page to what is done with it at the same sitting. */
const SITTING = 4;

/** When it happened; null when its page is not among those of this year. */
export function occasionOf(diary: Diary, when: When): Occasion | null {
  if (typeof when === 'number') return { at: eveningOf(diary, dayAt(diary, when)), page: null };
  const page = diary.pages.find(({ text }) => text.includes(when));
  return page ? { at: page.at.add({ minutes: SITTING }), page } : null;
}

/** The day at a share of the keeper's days; beyond 1 it lies ahead. */
export function dayAt({ keeper, pages }: Diary, share: number): Temporal.PlainDate {
  const today = (pages.at(-1) as Page).at.toPlainDate();
  return today.add({ days: Math.round((share - 1) * (keeper.days - 1)) });
}

/** The last of a keeper's usual hours on that day. */
export function eveningOf({ keeper }: Diary, day: Temporal.PlainDate): Temporal.ZonedDateTime {
  const plainTime = Temporal.PlainTime.from(keeper.hours.at(-1) as string);
  // Nobody sits down to it at the same minute every time.
  const minutes = (day.day * 7 + day.month) % 20;
  return day.toZonedDateTime({ timeZone: keeper.zone, plainTime }).add({ minutes });
}

/** The evening after a page. */
export const eveningAfter = (diary: Diary, { at }: Page): Temporal.ZonedDateTime =>
  eveningOf(diary, at.toPlainDate().add({ days: 1 }));

/** The later of two moments. */
export const laterOf = (
  a: Temporal.ZonedDateTime,
  b: Temporal.ZonedDateTime,
): Temporal.ZonedDateTime => (Temporal.ZonedDateTime.compare(a, b) < 0 ? b : a);
