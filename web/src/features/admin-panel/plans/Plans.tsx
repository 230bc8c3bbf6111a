import { type AdminPlan, can, formatPrice, type User } from '@pathkeeper/contract';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lateApi } from '../../../lib/api/late-endpoints.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx';
import { Part } from '../Part.tsx';
import { PlanForm } from './PlanForm.tsx';
import classes from './Plans.module.css';
import { adminPlans, useOfferPlan } from './plans.queries.ts';

/** The plans of the installation, which its owner edits, adds and retires (D72). */
export function Plans({ user }: { user: User }) {
  const query = useQuery(adminPlans());
  return (
    <Part title="Plans" note="What whoever wants a little more can pay for.">
      <Loaded
        query={query}
        skeleton={<SkeletonRows label="Loading plans" count={2} />}
        error={{ title: 'The plans did not arrive.', small: true }}
      >
        {({ plans, isSelling }) => <PlanList plans={plans} isSelling={isSelling} user={user} />}
      </Loaded>
    </Part>
  );
}

interface PlanListProps {
  plans: readonly AdminPlan[];
  isSelling: boolean;
  user: User;
}

function PlanList({ plans, isSelling, user }: PlanListProps) {
  const mayChange = can(user, 'call', lateApi.plans.change);
  const [open, setOpen] = useState<number | 'new' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={classes.plans}>
      {!isSelling && (
        <p className={classes.remark}>
          Nothing is sold: <code>STRIPE_SECRET_KEY</code> is not set where it runs. Nobody is asked
          for money.
        </p>
      )}
      <ul className={classes.rows}>
        {plans.map((plan) => (
          <li key={plan.id}>
            <PlanRow
              plan={plan}
              onEdit={mayChange ? () => setOpen(open === plan.id ? null : plan.id) : null}
            />
            {open === plan.id && <PlanForm plan={plan} userId={user.id} onDone={close} />}
          </li>
        ))}
      </ul>
      {open === 'new' && <PlanForm plan={null} userId={user.id} onDone={close} />}
      {mayChange && open !== 'new' && (
        <Button icon={<IconPlus aria-hidden size={20} />} onClick={() => setOpen('new')}>
          Add a plan
        </Button>
      )}
      {!mayChange && <p className={classes.remark}>Only the owner changes them.</p>}
    </div>
  );
}

/** A plan; `onEdit` is null for whoever may only look. */
function PlanRow({ plan, onEdit }: { plan: AdminPlan; onEdit: (() => void) | null }) {
  const { mutate, isPending } = useOfferPlan();
  const { id, name, price, currency, interval, isActive, people } = plan;
  return (
    <div className={classes.row}>
      <div>
        <b dir="auto">{name}</b>
        <p>
          {formatPrice(price, currency)} a {interval} · {peopleWords(people)}
          {!isActive && ' · retired'}
        </p>
      </div>
      {onEdit && (
        <div className={classes.acts}>
          <Button variant="bare" aria-label={`Edit ${name}`} onClick={onEdit}>
            Edit
          </Button>
          <Button
            variant="bare"
            busy={isPending}
            aria-label={`${isActive ? 'Retire' : 'Offer again'}: ${name}`}
            onClick={() => mutate({ id, isActive: !isActive })}
          >
            {isActive ? 'Retire' : 'Offer again'}
          </Button>
        </div>
      )}
    </div>
  );
}

const peopleWords = (people: number) =>
  people === 0 ? 'nobody has it' : people === 1 ? 'one has it' : `${people} have it`;
