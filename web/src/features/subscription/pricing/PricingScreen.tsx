import type { User } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ApiError } from '../../../lib/api/api-error.ts';
import { paths } from '../../../lib/paths.ts';
import { PathPlate } from '../../../ui/art/plates/PathPlate.tsx';
import { LinkButton } from '../../../ui/controls/LinkButton.tsx';
import { Seal } from '../../../ui/labels/Seal.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { SmallCaps } from '../../../ui/typography/SmallCaps.tsx';
import { siteInfo } from '../../site/site.queries.ts';
import { GivesAndKeeps } from '../GivesAndKeeps.tsx';
import { PlanOffers } from '../PlanOffers.tsx';
import {
  offeredPlans,
  subscription,
  tellCheckoutFailed,
  useCheckout,
} from '../subscription.queries.ts';
import classes from './PricingScreen.module.css';

const QUESTIONS = [
  {
    title: 'Who reads my pages?',
    words:
      'You. The guide that is part of this site answers on this server; any other is asked only after you have agreed to it.',
  },
  {
    title: 'May I carry my pages elsewhere?',
    words: 'At any hour, all of them in one archive, under Data in your profile.',
  },
  {
    title: 'What if I stop?',
    words:
      'What you paid for stays until its end. Nothing is deleted: the account is free again, with every page in it.',
  },
];

/** What it costs: the free beta, and the plans of this installation (S3.2.10). */
export function PricingScreen({ user }: { user: User | null }) {
  const { data: site } = useQuery(siteInfo());
  const checkout = useCheckout();
  const navigate = useNavigate();
  // Until it is known, what stands almost everywhere.
  const isOffered = useQuery(offeredPlans()).data?.length !== 0;
  const isPaying = user?.accountType === 'premium';
  const { data: own } = useQuery({ ...subscription(), enabled: isPaying });
  const choose = (planId: number) => {
    if (user) checkout.mutate(planId);
    else if (site?.sellsPlans === false) tellCheckoutFailed(NOT_SOLD);
    // A plan belongs to a journal: one has to be begun, or opened, first.
    else void navigate({ to: paths.register, search: { next: paths.pricing } });
  };
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <h1 className={classes.title}>What it costs</h1>
        <p className={classes.lead}>Nothing, while we are still setting the type.</p>
      </header>
      <Card flush className={classes.free}>
        <div aria-hidden className={classes.plate}>
          <PathPlate level={4} />
        </div>
        <div className={classes.words}>
          <SmallCaps as="p">The free beta</SmallCaps>
          <h2 className={classes.freeTitle}>Everything, while the beta lasts.</h2>
          <p className={classes.freeWords}>
            Every page, every reflection of the built-in guide, all ten levels. No card. Whatever
            comes after, your pages stay yours.
          </p>
          {user ? (
            <LinkButton variant="filled" to={paths.home}>
              Back to your journal
            </LinkButton>
          ) : (
            <LinkButton variant="filled" to={paths.register}>
              Begin Your Journey
            </LinkButton>
          )}
        </div>
      </Card>
      <section aria-labelledby="plans">
        <h2 id="plans" className={classes.plansTitle}>
          {isOffered ? 'Plans, for whoever wants a little more' : 'No plan is on offer now'}
        </h2>
        <PlanOffers
          inFull
          onChoose={choose}
          opening={checkout.isPending ? checkout.variables : null}
          instead={isPaying ? (planId) => <OwnPlan isThis={own?.plan?.id === planId} /> : undefined}
          note={site?.sellsPlans === false ? 'Not offered here.' : null}
        />
        <GivesAndKeeps keepsOnly />
      </section>
      <section aria-label="Questions" className={classes.questions}>
        {QUESTIONS.map(({ title, words }) => (
          <div key={title}>
            <h2 className={classes.question}>{title}</h2>
            <p className={classes.answer}>{words}</p>
          </div>
        ))}
      </section>
    </div>
  );
}

/** What stands under a plan for somebody who pays already: a second one is never sold (D74). */
const OwnPlan = ({ isThis }: { isThis: boolean }) => (
  <>
    {isThis && <Seal />}
    <Link to={paths.profile} search={{ tab: 'subscription' }}>
      {isThis ? 'This is your plan' : 'Change to it in your profile'}
    </Link>
  </>
);

const NOT_SOLD = new ApiError(
  503,
  { code: 'stripe_not_configured', error: 'Payment processing is not yet configured.' },
  '',
);
