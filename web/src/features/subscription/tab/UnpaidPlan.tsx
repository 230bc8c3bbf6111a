import { IconExternalLink } from '@tabler/icons-react';
import { Button } from '../../../ui/controls/Button.tsx';
import { usePortal } from '../subscription.queries.ts';
import classes from './Panel.module.css';
import { PlanSection } from './PlanSection.tsx';

const WORDS = {
  incomplete: {
    title: 'Waiting for your bank.',
    words:
      'The payment has been asked for and not yet confirmed. It shows here by itself once it is.',
  },
  unpaid: {
    title: 'The plan is not paid.',
    words: 'The account is free again, with every page in it. Another card brings the plan back.',
  },
  paused: {
    title: 'The plan rests.',
    words: 'Nothing is charged while it does, and the account is free, with every page in it.',
  },
};

/** A plan that gives nothing now, and is not over either. */
export function UnpaidPlan({ status }: { status: keyof typeof WORDS }) {
  const portal = usePortal();
  const { title, words } = WORDS[status];
  return (
    <PlanSection line="Nothing is lost by it.">
      <h3 className={classes.title}>{title}</h3>
      <p className={classes.words}>{words}</p>
      <div className={classes.acts}>
        <Button
          icon={<IconExternalLink aria-hidden size={20} />}
          busy={portal.isPending}
          busyLabel="Opening…"
          onClick={() => portal.mutate('overview')}
        >
          Open Stripe’s page
        </Button>
      </div>
    </PlanSection>
  );
}
