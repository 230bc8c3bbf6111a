import { formatPrice, GRACE_DAYS, type Subscription } from '@pathkeeper/contract';
import { IconExternalLink } from '@tabler/icons-react';
import { dayHere, monthDay } from '../../../lib/dates.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { dayOfInstant } from '../plan-words.ts';
import { usePortal } from '../subscription.queries.ts';
import classes from './Panel.module.css';
import { PlanSection, Row, Rows } from './PlanSection.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'last'];

interface FailedPaymentProps {
  state: Subscription;
  failed: NonNullable<Subscription['failedPayment']>;
}

/** A payment that did not go through, and the days in which everything stays as it is (D74). */
export function FailedPayment({ state, failed }: FailedPaymentProps) {
  const portal = usePortal();
  const { plan, price, entitled, endsAt } = state;
  const asked = new Date(failed.askedAt);
  const today = Math.min(GRACE_DAYS, Math.floor((Date.now() - asked.getTime()) / DAY_MS));
  const days = Array.from({ length: GRACE_DAYS }, (_, i) => new Date(asked.getTime() + i * DAY_MS));
  const until = dayOfInstant(failed.graceUntil);
  return (
    <PlanSection line="Cards expire. It is not a character flaw.">
      <Card className={classes.card}>
        <h3 className={classes.title}>The payment of {dayOfInstant(failed.askedAt)} failed.</h3>
        <p className={classes.words}>
          {entitled
            ? `Everything stays as it is until ${until}; after that the account is free again, with every page in it.`
            : `It could be made up for until ${until}. The account is free again, with every page in it; another card brings the plan back.`}
        </p>
        {endsAt && (
          <p className={classes.words}>
            The plan is cancelled. This payment may still be tried; none comes after it.
          </p>
        )}
        {entitled && (
          <>
            <ol className={classes.days} aria-hidden>
              {days.map((day, index) => (
                <li
                  key={day.getTime()}
                  data-day={index < today ? 'gone' : index === today ? 'now' : undefined}
                >
                  {index === 0 ? monthDay(dayHere(day)) : day.getDate()}
                  {index === today && <span className={classes.today}>, today</span>}
                </li>
              ))}
            </ol>
            <p className={classes.note}>
              The {ORDINALS[today] ?? 'last'} of seven days.
              {failed.nextTryAt && ` Stripe tries once more on ${dayOfInstant(failed.nextTryAt)}.`}
            </p>
          </>
        )}
        <div className={classes.acts}>
          <Button
            variant="filled"
            icon={<IconExternalLink aria-hidden size={20} />}
            busy={portal.isPending && portal.variables === 'card'}
            busyLabel="Opening…"
            onClick={() => portal.mutate('card')}
          >
            Put in another card
          </Button>
          {endsAt ? (
            <Button disabled={portal.isPending} onClick={() => portal.mutate('overview')}>
              Keep or change it
            </Button>
          ) : (
            <Button disabled={portal.isPending} onClick={() => portal.mutate('cancel')}>
              Let it end
            </Button>
          )}
        </div>
        <Rows>
          <Row name={plan?.name ?? 'Premium Plan'}>
            {price && formatPrice(price.amount, price.currency)}
            {plan && ` a ${plan.interval}`}
          </Row>
          <Row name="Asked for">{dayOfInstant(failed.askedAt)}</Row>
          <Row name="Seal, themes, allowance">{entitled ? 'still yours' : 'resting'}</Row>
        </Rows>
      </Card>
    </PlanSection>
  );
}
