import { formatPrice, type Plan } from '@pathkeeper/contract';

/** What a plan costs: “$4.99” and “a month”. */
export const priceOf = ({ price, currency, interval }: Plan) => ({
  amount: formatPrice(price, currency),
  each: `a ${interval}`,
});

/** Whether a year of it costs ten months at most, as the document's label says (S3.9). */
export function savesTwoMonths(plan: Plan, plans: readonly Plan[]): boolean {
  if (plan.interval !== 'year') return false;
  const monthly = plans.filter(
    ({ interval, currency }) => interval === 'month' && currency === plan.currency,
  );
  return monthly.length === 0 || monthly.some(({ price }) => plan.price <= price * 10);
}

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** The day of an instant, as it is here. */
export const dayOfInstant = (instant: string): string => date.format(new Date(instant));

/** What paying adds here, and all that it adds; and what it never touches (D73). */
export const adds = (hasOutsideGuide: boolean): readonly string[] => [
  ...(hasOutsideGuide ? ['Ten times the day’s allowance of the outside guide'] : []),
  'The vision tools, while they are in beta',
  'Two further print themes',
  'A seal beside your name',
];

export const NEVER_TOUCHES = [
  'Writing, reading, searching',
  'Help, at any hour',
  'Taking your pages with you',
  'Levels, and whatever you could do before',
];
