import { formatPrice, type Subscription, type User } from '@pathkeeper/contract';
import { IconExternalLink } from '@tabler/icons-react';
import { Button } from '../../../ui/controls/Button.tsx';
import { Seal } from '../../../ui/labels/Seal.tsx';
import { dayOfInstant } from '../plan-words.ts';
import { usePortal } from '../subscription.queries.ts';
import classes from './Panel.module.css';
import { PlanSection, Row, Rows } from './PlanSection.tsx';
import { Reversal } from './Reversal.tsx';

/** A plan that is paid for, or tried: what was paid, what comes next, and where it is changed. */
export function PaidPlan({ state, user }: { state: Subscription; user: User }) {
  const portal = usePortal();
  const { plan, price, lastPayment, renewsAt, endsAt, trialEndsAt, status } = state;
  const money = (amount: number) => formatPrice(amount, price?.currency ?? 'usd');
  const next = renewsAt && price ? `${money(price.amount)} on ${dayOfInstant(renewsAt)}` : null;
  const until = endsAt ?? renewsAt;
  const isTrial = status === 'trialing';
  // A payment that went back is not paid any more, and nobody is thanked for it.
  const wentBack =
    lastPayment !== null &&
    (lastPayment.refunded >= lastPayment.amount || lastPayment.dispute === 'lost');
  const isPaid = !isTrial && !wentBack;
  const kept = isPaid ? 'What you paid for' : 'What it gives';
  return (
    <PlanSection line={lineOf({ isTrial, isPaid })}>
      <h3 className={classes.title}>
        <Seal size={44} /> {plan?.name ?? 'Premium Plan'}
      </h3>
      <Rows>
        {isTrial && trialEndsAt && (
          <Row name="Costs nothing until">{dayOfInstant(trialEndsAt)}</Row>
        )}
        {lastPayment && !wentBack && (
          <Row name="Paid">
            {money(lastPayment.amount)} on {dayOfInstant(lastPayment.at)}
          </Row>
        )}
        {endsAt ? (
          <Row name="Ends">
            <b>{dayOfInstant(endsAt)}</b>
          </Row>
        ) : (
          next && (
            <Row name="Next payment">
              <b>{next}</b>
            </Row>
          )
        )}
        <Row name="By">card, kept by Stripe and not by us</Row>
      </Rows>
      <Reversal state={state} />
      <div className={classes.acts}>
        <Button
          icon={<IconExternalLink aria-hidden size={20} />}
          busy={portal.isPending}
          busyLabel="Opening…"
          onClick={() => portal.mutate('overview')}
        >
          {endsAt ? 'Keep or change it' : 'Change or cancel'}
        </Button>
        <Button
          variant="bare"
          disabled={portal.isPending}
          onClick={() => portal.mutate('overview')}
        >
          Past receipts
        </Button>
      </div>
      <p className={classes.note}>
        Opens Stripe’s page in this window.{' '}
        {endsAt
          ? `It is cancelled${isTrial ? ', and nothing will be charged' : ''}. ${kept} stays until ${dayOfInstant(endsAt)}; then the seal comes off and the pages do not notice.`
          : until &&
            `If you cancel, ${isTrial ? 'nothing is charged, and ' : ''}${isPaid ? 'what you paid for' : 'what it gives'} stays until ${dayOfInstant(until)}; the seal comes off and the pages do not notice.`}
      </p>
      <p className={classes.asSeen}>
        In the forum your name now reads
        <b dir="auto">
          {user.username} <Seal />
        </b>
      </p>
    </PlanSection>
  );
}

function lineOf({ isTrial, isPaid }: { isTrial: boolean; isPaid: boolean }): string {
  if (isTrial) return 'To try. Nothing is paid yet.';
  return isPaid ? 'Thank you. It pays for the lamp.' : 'Still yours, and so is every page.';
}
