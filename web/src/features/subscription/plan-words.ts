import { formatPrice, type Plan } from '@pathkeeper/contract';
import { dayHere, plainDay } from '../../lib/dates.ts';

/** What a plan costs: “$4.99” and “a month”. */
export const priceOf = ({ price, currency, interval }: Plan) => ({
  amount: formatPrice(price, currency),
  each: `a ${interval}`,
});

/** The day of an instant, as it is here. */
export const dayOfInstant = (instant: string): string => plainDay(dayHere(instant));

/** What paying never touches (D73). */
export const NEVER_TOUCHES = [
  'Writing, reading, searching',
  'Help, at any hour',
  'Taking your pages with you',
  'Levels, and whatever you could do before',
];
