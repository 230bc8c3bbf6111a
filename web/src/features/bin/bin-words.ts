import type { Binned } from '@pathkeeper/contract';
import { plainDay } from '../../lib/dates.ts';
import { counted } from '../../lib/text/in-words.ts';

const DAY_MS = 24 * 60 * 60_000;

/** What it was: `The page of November 20, 2026`, `Insight`. */
export const whatItWas = ({ kind, localDate }: Binned): string =>
  kind === 'entry' && localDate ? `The page of ${plainDay(localDate)}` : 'An insight';

/** When it goes for good, counted in begun days. */
export function whenItGoes({ goesAt }: Pick<Binned, 'goesAt'>, now: Date): string {
  const days = Math.ceil((Date.parse(goesAt) - now.getTime()) / DAY_MS);
  if (days < 1) return 'Goes for good tonight';
  return `Goes for good in ${counted(days, 'day')}`;
}
