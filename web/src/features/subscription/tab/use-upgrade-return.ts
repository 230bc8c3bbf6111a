import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { reasonOf } from '../../../lib/api/api-error.ts';
import { paths } from '../../../lib/paths.ts';
import { storage } from '../../../lib/storage/storage.ts';
import { toast } from '../../../ui/toast.ts';
import { useLook } from '../subscription.queries.ts';

/** Set in this browser once the server has seen a payment; a copy, which opens nothing (D73). */
const PREMIUM = 'premium';

/** What the profile shows once it is loaded anew: the plan just paid for. */
const PLAN_PAGE = `${paths.profile}?tab=subscription`;

/** How long the news stands before the page is loaded anew (S3.4). */
const RELOAD_AFTER = 2000;

interface Return {
  upgrade?: 'success' | undefined;
  session?: string | undefined;
  /** The plan's name, as the address has it. */
  planName: string;
}

/**
 * Receives whoever comes back from the checkout (S3.4). What the address says is believed only after the
 * server has looked at the payment provider; the address it leads to says nothing of it again.
 */
export function useUpgradeReturn({ upgrade, session, planName }: Return): void {
  const { mutateAsync: look } = useLook();
  const navigate = useNavigate();
  const isReceived = useRef(false);
  useEffect(() => {
    if (upgrade !== 'success' || isReceived.current) return;
    isReceived.current = true;
    const leave = () =>
      void navigate({ to: paths.profile, search: { tab: 'subscription' }, replace: true });
    look(session).then(
      ({ entitled, plan }) => {
        if (!entitled) {
          storage.remove(PREMIUM);
          void toast({
            title: 'No payment was found',
            description:
              'Nothing was charged that we know of. If you paid, it will show here by itself.',
          });
          leave();
          return;
        }
        storage.set(PREMIUM, 'true');
        void toast({
          title: 'Upgrade successful.',
          description: `${plan?.name ?? planName} is yours. Thank you.`,
        });
        setTimeout(() => window.location.replace(PLAN_PAGE), RELOAD_AFTER);
      },
      (error: unknown) => {
        void toast({
          title: 'The payment could not be looked up',
          description: `${reasonOf(error, '')} If you paid, it will show here by itself.`.trim(),
          tone: 'destructive',
        });
        leave();
      },
    );
  }, [upgrade, session, planName, look, navigate]);
}
