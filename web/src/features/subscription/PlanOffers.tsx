import { type Plan, savesTwoMonths } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import classes from './PlanOffers.module.css';
import { priceOf } from './plan-words.ts';
import { offeredPlans } from './subscription.queries.ts';

interface PlanOffersProps {
  onChoose: (planId: number) => void;
  /** The plan whose page is being opened. */
  opening: number | null;
  /** A line under each button, where nothing is sold. */
  note?: string | null;
  /** With what each plan gives, row by row. */
  inFull?: boolean;
  /** Of somebody who has a plan already: the line that stands in place of a plan's button. */
  instead?: ((planId: number) => ReactNode) | undefined;
}

/** The plans on offer, each with its price and a button to choose it (S3.2.10). */
export function PlanOffers({
  onChoose,
  opening,
  note = null,
  inFull = false,
  instead,
}: PlanOffersProps) {
  const query = useQuery(offeredPlans());
  return (
    <Loaded
      query={query}
      skeleton={<SkeletonRows label="Loading plans" count={4} />}
      error={{ title: 'The plans did not arrive.', words: 'What you have stays as it is.' }}
    >
      {(plans) => (
        <ul className={clsx(classes.plans, inFull && classes.inFull)}>
          {plans.map((plan) => (
            <li key={plan.id} className={classes.plan}>
              <PlanWords plan={plan} saves={savesTwoMonths(plan, plans)} inFull={inFull} />
              {instead ? (
                <p className={classes.instead}>{instead(plan.id)}</p>
              ) : (
                <Button
                  aria-label={`${chooseOf(plan)}: ${plan.name}`}
                  busy={opening === plan.id}
                  busyLabel="Opening…"
                  disabled={opening !== null && opening !== plan.id}
                  onClick={() => onChoose(plan.id)}
                >
                  {chooseOf(plan)}
                </Button>
              )}
              {note && <p className={classes.note}>{note}</p>}
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

const chooseOf = ({ interval }: Plan) =>
  interval === 'month' ? 'Choose monthly' : 'Choose yearly';

function PlanWords({ plan, saves, inFull }: { plan: Plan; saves: boolean; inFull: boolean }) {
  const { amount, each } = priceOf(plan);
  return (
    <>
      <div className={classes.head}>
        <h3 className={classes.name}>{plan.name}</h3>
        {inFull && saves && <p className={classes.saves}>Save 2 months!</p>}
      </div>
      <p className={classes.price}>
        <span className={classes.amount}>{amount}</span> {each}
      </p>
      <p className={classes.line}>
        {!inFull && saves && <b className={classes.savesHere}>Save 2 months! </b>}
        {plan.description}
      </p>
      {plan.trialDays > 0 && (
        <p className={classes.line}>The first {plan.trialDays} days cost nothing.</p>
      )}
      {inFull && (
        <ul className={classes.features}>
          {plan.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      )}
    </>
  );
}
