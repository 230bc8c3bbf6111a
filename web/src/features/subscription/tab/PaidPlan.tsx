import { formatPrice, type Subscription, type User } from '@pathkeeper/contract';
import { IconExternalLink } from '@tabler/icons-react';
import { Button } from '../../../ui/controls/Button.tsx';
import { Seal } from '../../../ui/labels/Seal.tsx';
import { dayOfInstant } from '../plan-words.ts';
import { usePortal } from '../subscription.queries.ts';
import classes from './Panel.module.css';
import { PlanSection, Row, Rows } from './PlanSection.tsx';

/** A plan that is paid for, or tried: what was paid, what comes next, and where it is changed. */
export function PaidPlan({ state, user }: { state: Subscription; user: User }) {
  const portal = usePortal();
  const { plan, price, lastPayment, renewsAt, endsAt, trialEndsAt, status } = state;
  const money = (amount: number) => formatPrice(amount, price?.currency ?? 'usd');
  const next = renewsAt && price ? `${money(price.amount)} on ${dayOfInstant(renewsAt)}` : null;
  const until = endsAt ?? renewsAt;
  const isTrial = status === 'trialing';
  const kept = isTrial ? 'What it gives' : 'What you paid for';
  return (
    <PlanSection
      line={isTrial ? 'To try. Nothing is paid yet.' : 'Thank you. It pays for the lamp.'}
    >
      <h3 className={classes.title}>
        <Seal size={44} /> {plan?.name ?? 'Premium Plan'}
      </h3>
      <Rows>
        {isTrial && trialEndsAt && (
          <Row name="Costs nothing until">{dayOfInstant(trialEndsAt)}</Row>
        )}
        {lastPayment && (
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
            `If you cancel, ${isTrial ? 'nothing is charged, and what it gives' : 'what you paid for'} stays until ${dayOfInstant(until)}; the seal comes off and the pages do not notice.`}
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
