import type { Subscription, User } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/controls/Button.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx';
import { siteInfo } from '../../site/site.queries.ts';
import { GivesAndKeeps } from '../GivesAndKeeps.tsx';
import { PlanOffers } from '../PlanOffers.tsx';
import { dayOfInstant } from '../plan-words.ts';
import { subscription, useCheckout, usePortal } from '../subscription.queries.ts';
import { FailedPayment } from './FailedPayment.tsx';
import { PaidPlan } from './PaidPlan.tsx';
import classes from './Panel.module.css';
import { PlanSection, Row, Rows } from './PlanSection.tsx';
import { Reversal } from './Reversal.tsx';
import { UnpaidPlan } from './UnpaidPlan.tsx';

/** Milliseconds. */
const ASKED_EVERY = 20_000;

/** What somebody pays for, and where they change it (S1.2, S3.4). */
export function SubscriptionPanel({ user }: { user: User }) {
  // What is told to the server shows here by itself: a bank that confirms, a payment made up for.
  const query = useQuery({ ...subscription(), refetchInterval: ASKED_EVERY });
  return (
    <Loaded
      query={query}
      skeleton={<SkeletonRows label="Loading your plan" count={5} />}
      error={{ title: 'Your plan did not arrive.', words: 'What you have stays as it is.' }}
    >
      {(state) => <State state={state} user={user} />}
    </Loaded>
  );
}

function State({ state, user }: { state: Subscription; user: User }) {
  const { status, failedPayment } = state;
  if (status === 'past_due' && failedPayment) {
    return <FailedPayment state={state} failed={failedPayment} />;
  }
  if (status === 'active' || status === 'trialing') return <PaidPlan state={state} user={user} />;
  if (status === 'incomplete' || status === 'unpaid' || status === 'paused') {
    return <UnpaidPlan status={status} />;
  }
  return <FreePlan state={state} user={user} />;
}

/** The account that everybody begins with; plans are spoken of only where they are sold (D73). */
function FreePlan({ state, user }: { state: Subscription; user: User }) {
  const { data: site } = useQuery(siteInfo());
  const checkout = useCheckout();
  const portal = usePortal();
  const hasPaid = state.managedBy !== null;
  return (
    <PlanSection line="Nothing, while it is enough.">
      <h3 className={classes.title}>Free Beta Account</h3>
      <p className={classes.words}>
        Every page, every reflection of the built-in guide, all ten levels.{' '}
        {hasPaid
          ? 'Nothing more is charged; the card and the receipts are with Stripe.'
          : 'No card is on file, and nothing runs out on a Tuesday.'}
      </p>
      <Rows>
        <Row name="Since">{dayOfInstant(user.createdAt)}</Row>
        <Row name="Costs">nothing</Row>
        <Row name="Ends">when you close the account</Row>
        {state.endsAt && state.plan && (
          <Row name={state.plan.name}>ended {dayOfInstant(state.endsAt)}</Row>
        )}
      </Rows>
      <Reversal state={state} />
      {site?.sellsPlans && hasPaid && (
        <div className={classes.acts}>
          <Button
            variant="bare"
            busy={portal.isPending}
            busyLabel="Opening…"
            onClick={() => portal.mutate('overview')}
          >
            Past receipts
          </Button>
        </div>
      )}
      {site?.sellsPlans === false && (
        <p className={classes.note}>Managing your subscription is coming soon.</p>
      )}
      {site?.sellsPlans && (
        <div className={classes.offers}>
          <PlanOffers
            onChoose={(planId) => checkout.mutate(planId)}
            opening={checkout.isPending ? checkout.variables : null}
          />
          <GivesAndKeeps />
        </div>
      )}
    </PlanSection>
  );
}
