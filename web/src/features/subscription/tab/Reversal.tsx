import { formatPrice, type Subscription } from '@pathkeeper/contract';
import { dayOfInstant } from '../plan-words.ts';
import classes from './Panel.module.css';

/** What became of the last payment where it was refunded or disputed, a sentence each (D74). */
export function Reversal({ state }: { state: Subscription }) {
  const { lastPayment, price, entitled } = state;
  if (!lastPayment) return null;
  const { amount, at, refunded, dispute } = lastPayment;
  const money = (cents: number) => formatPrice(cents, price?.currency ?? 'usd');
  const payment = `${money(amount)} of ${dayOfInstant(at)}`;
  const share = refunded < amount ? `${money(refunded)} of the ${payment}` : `The ${payment}`;
  return (
    <>
      {refunded > 0 && (
        <p className={classes.words}>
          {share} was refunded, which the bank may take some days to show
          {entitled ? '; the plan stays as it is.' : '.'}
        </p>
      )}
      {dispute && (
        <p className={classes.words}>
          {dispute === 'open'
            ? `The bank is looking into the ${payment}`
            : `The bank gave the ${payment} back to you`}
          {entitled ? '; the plan stays yours until Stripe says that it has ended.' : '.'}
        </p>
      )}
    </>
  );
}
